import { useEffect } from 'react';

/** How long a browser without idle calls waits before it fetches ahead. */
const IDLE_FALLBACK_MS = 2000;

/**
 * Fetches the code of a part while the browser has nothing else to do: when it is wanted, the server may be away, or have been updated
 * and send another console. A browser remembers a failed fetch of code until the page is loaded anew.
 * @param load the same function every time
 */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const fetchNow = () => {
      // Where it is wanted in earnest, its absence is told there.
      load().catch(() => undefined);
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchNow, IDLE_FALLBACK_MS);
      return () => clearTimeout(timer);
    }
    const call = window.requestIdleCallback(fetchNow);
    return () => window.cancelIdleCallback(call);
  }, [load]);
}
