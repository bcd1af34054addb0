/** Chance that comes out the same for the same seed (mulberry32). */
export class SeededRandom {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, and without, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  nextInteger(lowest: number, highest: number): number {
    return lowest + Math.floor(this.next() * (highest - lowest + 1));
  }

  /** True with this probability. */
  nextBoolean(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of a list, by the weights that the entries start with. */
  pickWeighted<T>(choices: ReadonlyArray<readonly [weight: number, choice: T]>): T {
    const total = choices.reduce((sum, [weight]) => sum + weight, 0);
    let left = this.next() * total;
    for (const [weight, choice] of choices) {
      left -= weight;
      if (left < 0) return choice;
    }
    return this.getLast(choices)[1];
  }

  /** One of a list, each as likely. */
  pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.next() * choices.length)] ?? this.getLast(choices);
  }

  private getLast<T>(choices: readonly T[]): T {
    const choice = choices.at(-1);
    if (choice === undefined) throw new Error('There is nothing to choose from.');
    return choice;
  }
}
