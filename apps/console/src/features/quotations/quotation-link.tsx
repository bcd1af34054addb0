import { Link, useRestoreFocusTarget } from '@fluentui/react-components';
import { useHref, useLinkClickHandler } from 'react-router';

interface QuotationLinkProps {
  readonly label: string;
  /** The address that opens the details. */
  readonly detailsAt: string;
  readonly className?: string;
}

/** Opens the details of a quotation; the focus comes back when they are closed. */
export function QuotationLink({ label, detailsAt, className }: QuotationLinkProps) {
  const href = useHref(detailsAt);
  const follow = useLinkClickHandler<HTMLElement>(detailsAt);
  const focusComesBack = useRestoreFocusTarget();
  return (
    <Link {...focusComesBack} href={href} onClick={follow} className={className}>
      {label}
    </Link>
  );
}
