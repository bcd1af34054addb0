/** Maximum cached answers; then all are dropped. Unknown senders' domains are looked up here, too. */
const MAX_ENTRIES = 2_000;

/**
 * A cache that is valid until reference data change. The database counts those changes in one number, in the
 * transactions that make them; a claimed job comes with the number, so that no data older than the job are used.
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

  /** The cached answer, or the one that is loaded now. A failed load is not cached. */
  async getOrLoad<T>(key: string, load: () => Promise<T>): Promise<T> {
    const { entries } = this;
    // The same key is always used with the same type.
    const known = entries.get(key) as Promise<T> | undefined;
    if (known) return known;
    if (entries.size >= MAX_ENTRIES) entries.clear();
    const loading = load();
    entries.set(key, loading);
    loading.catch(() => entries.delete(key));
    return loading;
  }
}
