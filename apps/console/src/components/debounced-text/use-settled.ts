import { useEffect, useState } from 'react';

/** How long typing rests before the price follows. */
const SETTLE_MS = 400;

/** A text as it was when it last rested for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
