import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** Does what an address asks of its screen, such as `#add`, whenever somebody follows it. */
export function useHashAction(hash: string, act: () => void): void {
  const { hash: asked, key } = useLocation();
  const onAsked = useEffectEvent(act);
  useEffect(() => {
    // The key tells that it is asked again, at the same address.
    if (key && asked === hash) onAsked();
  }, [asked, key, hash]);
}
