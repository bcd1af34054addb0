/** What an email can do to whoever reads it, in the process that answers all. */
export const POISONS = ['throws', 'never ends', 'spins', 'crashes', 'eats memory'] as const;
/** What it can do to the thread that reads it. */
export const READER_POISONS = ['throws', 'never ends', 'spins', 'ends its thread', 'eats memory'] as const;
export type Poison = (typeof POISONS)[number] | (typeof READER_POISONS)[number];

/** The words by which the process of a desk under test knows a poisoned email. */
export function poisonedWords(poison: Poison): string {
  return `(this one ${poison})`;
}

/** The words by which its reader does. */
export function readerPoisonedWords(poison: Poison): string {
  return `(its reader ${poison})`;
}

/** The poison of an email; undefined where it is well. */
export function poisonIn(text: string): Poison | undefined {
  return POISONS.find((poison) => text.includes(poisonedWords(poison)));
}

/** The poison for its reader. */
export function readerPoisonIn(text: string): Poison | undefined {
  return READER_POISONS.find((poison) => text.includes(readerPoisonedWords(poison)));
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
    case 'ends its thread':
      process.exit(0);
      return;
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
