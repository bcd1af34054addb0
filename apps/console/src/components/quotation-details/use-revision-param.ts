import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Which revision the address shows, and the way to another one; undefined is the newest. */
export function useRevisionParam(): readonly [
  revision: number | undefined,
  show: (revision: number | undefined) => void,
] {
  const [search, setSearch] = useSearchParams();
  const text = search.get('revision') ?? '';
  const show = useCallback(
    (revision: number | undefined) =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        if (revision === undefined) after.delete('revision');
        else after.set('revision', String(revision));
        return after;
      }),
    [setSearch],
  );
  return [/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined, show];
}
