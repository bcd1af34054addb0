/** Answers that are remembered at most; then all are forgotten. Strangers' domains are looked up here, too. */
const MAX_ENTRIES = 2_000;

/**
 * Answers that hold until staff change what they were read from. The database counts those changes in one number, in the
 * transactions that make them; whoever takes work reads the number with it, so that nothing older than the work is used.
 */
export class ReadThroughCache {
  private version = Number.NEGATIVE_INFINITY;
  private entries = new Map<string, Promise<unknown>>();

  /** What the count of changes was seen to be. A number that comes late changes nothing: what is remembered is newer. */
  invalidateBefore(version: number): void {
    if (version <= this.version) return;
    this.version = version;
    this.entries = new Map();
  }

  /** The remembered answer to a question, or the one that is looked up now. A failed look is not remembered. */
  async getOrLoad<T>(key: string, load: () => Promise<T>): Promise<T> {
    const { entries } = this;
    // Whoever asks the same question asks for the same type.
    const known = entries.get(key) as Promise<T> | undefined;
    if (known) return known;
    if (entries.size >= MAX_ENTRIES) entries.clear();
    const loading = load();
    entries.set(key, loading);
    loading.catch(() => entries.delete(key));
    return loading;
  }
}
