/** Answers that are remembered at most; then all are forgotten. Strangers' domains are looked up here, too. */
const MOST_ANSWERS = 2_000;

/**
 * Answers that hold until staff change what they were read from. The database counts those changes in one number, in the
 * transactions that make them; whoever takes work reads the number with it, so that nothing older than the work is used.
 */
export class StandingData {
  private version = Number.NEGATIVE_INFINITY;
  private answers = new Map<string, Promise<unknown>>();

  /** What the count of changes was seen to be. A number that comes late changes nothing: what is remembered is newer. */
  seen(version: number): void {
    if (version <= this.version) return;
    this.version = version;
    this.answers = new Map();
  }

  /** The remembered answer to a question, or the one that is looked up now. A failed look is not remembered. */
  async of<T>(question: string, look: () => Promise<T>): Promise<T> {
    const { answers } = this;
    // Whoever asks the same question asks for the same type.
    const known = answers.get(question) as Promise<T> | undefined;
    if (known) return known;
    if (answers.size >= MOST_ANSWERS) answers.clear();
    const looking = look();
    answers.set(question, looking);
    looking.catch(() => answers.delete(question));
    return looking;
  }
}
