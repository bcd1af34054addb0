/** What an email can do to whoever reads it. */
export const POISONS = ['throws', 'never ends', 'spins', 'crashes', 'eats memory'] as const;
export type Poison = (typeof POISONS)[number];

/** The words by which the reader of a desk under test knows a poisoned email. */
export function poisonedWords(poison: Poison): string {
  return `(this one ${poison})`;
}

/** The poison of an email; undefined where it is well. */
export function poisonIn(text: string): Poison | undefined {
  return POISONS.find((poison) => text.includes(poisonedWords(poison)));
}

/** Does what the poison does. */
export async function swallow(poison: Poison | undefined): Promise<void> {
  switch (poison) {
    case undefined:
      return;
    case 'throws':
      throw new Error('The reader choked.');
    case 'never ends':
      await new Promise(() => undefined);
      return;
    case 'spins':
      for (;;) {
        // Nobody else gets a turn.
      }
    case 'crashes':
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => undefined);
      return;
    case 'eats memory': {
      const eaten: number[][] = [];
      for (;;) eaten.push(Array.from({ length: 1_000_000 }, (_, n) => n));
    }
  }
}
