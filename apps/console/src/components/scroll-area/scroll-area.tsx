import type { ReactNode } from 'react';

/** A region that scrolls must be reachable by keyboard (WCAG 2.1.1). */
const KEYBOARD_SCROLLS = { tabIndex: 0 } as const;

interface ScrolledRegionProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** What may be wider than the window and holds nothing that the keyboard reaches by itself. */
export function ScrolledRegion({ label, className, children }: ScrolledRegionProps) {
  return (
    <section className={className} aria-label={label} {...KEYBOARD_SCROLLS}>
      {children}
    </section>
  );
}
