/** Random numbers that a seed repeats (mulberry32). */
export class SeededRandom {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to and without 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from the lowest to the highest, both included. */
  integer(lowest: number, highest: number): number {
    return lowest + Math.floor(this.next() * (highest - lowest + 1));
  }

  /** True so often. @param share from 0 to 1 */
  decide(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.integer(0, choices.length - 1)];
    if (choice === undefined) throw new Error('There is nothing to pick from.');
    return choice;
  }

  /** The same things in another order. */
  shuffle<T>(things: readonly T[]): T[] {
    const shuffled = [...things];
    for (let at = shuffled.length - 1; at > 0; at -= 1) {
      const other = this.integer(0, at);
      [shuffled[at], shuffled[other]] = [shuffled[other] as T, shuffled[at] as T];
    }
    return shuffled;
  }
}
