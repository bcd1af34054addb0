import { useEffect, useRef } from 'react';
import { useToast } from './use-toast.js';

/** Says once of every new failure that something did not work. */
export function useErrorToast(failure: unknown, title: string, body?: string): void {
  const notify = useToast();
  const said = useRef<unknown>(undefined);
  useEffect(() => {
    if (failure === said.current) return;
    said.current = failure;
    if (failure) notify({ kind: 'error', title, ...(body ? { body } : {}) });
  }, [failure, title, body, notify]);
}
