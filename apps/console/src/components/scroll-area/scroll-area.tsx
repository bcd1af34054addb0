import type { ReactNode } from 'react';

/** A region that scrolls must be reachable by keyboard (WCAG 2.1.1). */
const FOCUSABLE = { tabIndex: 0 } as const;

interface ScrollAreaProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** What may be wider than the window and holds nothing that the keyboard reaches by itself. */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  return (
    <section className={className} aria-label={label} {...FOCUSABLE}>
      {children}
    </section>
  );
}
