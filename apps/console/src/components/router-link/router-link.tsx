import { Link } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface RouterLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A Fluent link that the router follows without a reload. */
export function RouterLink({ to, className, children }: RouterLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement>(to);
  return (
    <Link href={href} onClick={follow} className={className}>
      {children}
    </Link>
  );
}
