import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

interface LazyPartProps<Part> {
  /** Fetches the code of the part; the same function every time. */
  readonly load: () => Promise<Part>;
  /** Stands in its place until the code is there. */
  readonly waiting?: ReactNode;
  /** The code could not be fetched: the server is away, or has been updated since the page was opened. */
  readonly onMissing: () => void;
  readonly children: (part: Part) => ReactNode;
}

/**
 * A part whose code is fetched when it is first shown. Unlike React's own `lazy` it does not take the page down with it where the code
 * cannot be fetched, so that nothing that was typed on the page is lost.
 */
export function LazyPart<Part>({ load, waiting = null, onMissing, children }: LazyPartProps<Part>) {
  const [loaded, setLoaded] = useState<{ readonly part: Part }>();
  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    let isShown = true;
    load().then(
      (part) => (isShown ? setLoaded({ part }) : undefined),
      () => (isShown ? missing() : undefined),
    );
    return () => {
      isShown = false;
    };
  }, [load]);
  return loaded ? children(loaded.part) : waiting;
}
