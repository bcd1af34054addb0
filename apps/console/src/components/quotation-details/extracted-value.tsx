import { Badge } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { CorrectableField } from '../../../../../domain/quoting/correctable-values.js';
import type { ValueOrigin } from '../../../../../domain/quoting/correction/value-origin.js';
import { getMessages } from '../../i18n/messages.js';
import { DescriptionItem } from '../description-list/description-list.js';
import { getNotSpecified } from '../format/format.js';
import { formatFigures, isFigures } from '../format/format-figures.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';
import { usePrintStyles } from './use-print-styles.js';

function getOriginBadges(): Readonly<
  Record<ValueOrigin, { readonly label: string; readonly color: 'brand' | 'warning' | 'subtle' }>
> {
  const messages = getMessages(quotationDetailsMessages);
  return {
    email: { label: messages.fromEmail, color: 'subtle' },
    assumed: { label: messages.assumed, color: 'warning' },
    edited: { label: messages.edited, color: 'brand' },
    phone: { label: messages.byPhone, color: 'subtle' },
  };
}

interface ExtractedValueProps {
  readonly term: string;
  readonly details: Pick<QuotationDetails, 'origins' | 'corrections'>;
  readonly field: CorrectableField;
  /** Whether it stands in the words of the customer. */
  readonly isWritten?: boolean;
  /** Whether it has a row of its own, as what may be long. */
  readonly isWide?: boolean;
  /** `Not specified` where there is none. */
  readonly children?: ReactNode;
}

/** A value of the shipment and where it comes from; beside an edited one, what was read in its place. */
export function ExtractedValue({ term, details, field, isWritten, isWide, children }: ExtractedValueProps) {
  const { screenOnly } = usePrintStyles();
  const origin = details.origins[field];
  const isAbsent = children === undefined || children === null || children === '';
  return (
    <DescriptionItem term={term} isWide={isWide ?? false}>
      {isAbsent ? getNotSpecified() : isWritten ? <span translate="no">{children}</span> : children}
      {origin ? (
        <Badge className={screenOnly} appearance="tint" color={getOriginBadges()[origin].color} shape="rounded">
          {formatOrigin(details, field, origin)}
        </Badge>
      ) : null}
    </DescriptionItem>
  );
}

function formatOrigin(details: ExtractedValueProps['details'], field: CorrectableField, origin: ValueOrigin): string {
  const { label } = getOriginBadges()[origin];
  if (origin !== 'edited') return label;
  const read = details.corrections.findLast((one) => one.field === field)?.asReadText;
  return read === undefined
    ? label
    : getMessages(quotationDetailsMessages).labelWithRead(label, isFigures(read) ? formatFigures(read) : read);
}
