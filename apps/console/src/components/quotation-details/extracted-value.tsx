import { Badge } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { ValueOrigin } from '../../../../../domain/quoting/correction/value-origin.js';
import type { CorrectableField } from '../../../../../domain/quoting/correctable-values.js';
import { Fact } from '../description-list/description-list.js';
import { NOT_SPECIFIED } from '../format/format.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';
import { usePrintStyles } from './use-print-styles.js';

const LOOKS: Readonly<Record<ValueOrigin, { readonly words: string; readonly color: 'brand' | 'warning' | 'subtle' }>> =
  {
    email: { words: 'from email', color: 'subtle' },
    assumed: { words: 'assumed', color: 'warning' },
    edited: { words: 'edited', color: 'brand' },
  };

interface ValueFactProps {
  readonly term: string;
  readonly details: Pick<QuotationDetails, 'origins' | 'corrections'>;
  readonly field: CorrectableField;
  /** `Not specified` where there is none. */
  readonly children?: ReactNode;
}

/** A value of the shipment and where it comes from; beside an edited one, what was read in its place. */
export function ValueFact({ term, details, field, children }: ValueFactProps) {
  const { screenOnly } = usePrintStyles();
  const origin = details.origins?.[field];
  const isAbsent = children === undefined || children === null || children === '';
  return (
    <Fact term={term}>
      {isAbsent ? NOT_SPECIFIED : children}
      {origin ? (
        <Badge className={screenOnly} appearance="tint" color={LOOKS[origin].color} shape="rounded">
          {originWords(details, field, origin)}
        </Badge>
      ) : null}
    </Fact>
  );
}

function originWords(details: ValueFactProps['details'], field: CorrectableField, origin: ValueOrigin): string {
  const { words } = LOOKS[origin];
  if (origin !== 'edited') return words;
  const read = details.corrections?.findLast((one) => one.field === field)?.asReadText;
  return read === undefined ? words : `${words}, read: ${read}`;
}
