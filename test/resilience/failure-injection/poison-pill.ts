/** What an email can do to whoever reads it, in the process that answers all. */
export const POISON_PILLS = ['throws', 'never ends', 'spins', 'crashes', 'eats memory'] as const;
/** What it can do to the thread that reads it. */
export const EXTRACTOR_POISON_PILLS = ['throws', 'never ends', 'spins', 'ends its thread', 'eats memory'] as const;
export type PoisonPill = (typeof POISON_PILLS)[number] | (typeof EXTRACTOR_POISON_PILLS)[number];

/** The words by which the process of a server under test knows a poisoned email. */
export function toPoisonMarker(poison: PoisonPill): string {
  return `(this one ${poison})`;
}

/** The words by which its reader does. */
export function toExtractorPoisonMarker(poison: PoisonPill): string {
  return `(its reader ${poison})`;
}

/** The poison of an email; undefined where it is well. */
export function findPoison(text: string): PoisonPill | undefined {
  return POISON_PILLS.find((poison) => text.includes(toPoisonMarker(poison)));
}

/** The poison for its reader. */
export function findExtractorPoison(text: string): PoisonPill | undefined {
  return EXTRACTOR_POISON_PILLS.find((poison) => text.includes(toExtractorPoisonMarker(poison)));
}

/** Does what the poison does. */
export async function triggerPoison(poison: PoisonPill | undefined): Promise<void> {
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
