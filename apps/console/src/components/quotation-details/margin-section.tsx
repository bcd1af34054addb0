import { Text } from '@fluentui/react-components';
import type { MarginView } from '../../api/generated.js';
import { useMessages } from '../../i18n/messages.js';
import { formatDecimal, formatUsd } from '../format/format.js';
import { DetailsSection } from './details-section.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

/** What is left of the charges whose cost is known; customers never see it. */
export function MarginSection({ margin: { revenue, cost, margin, percent } }: { readonly margin: MarginView }) {
  const messages = useMessages(quotationDetailsMessages);
  return (
    <DetailsSection title={messages.margin}>
      <Text>
        {messages.marginOf({
          margin: formatUsd(margin),
          percent: percent === null ? '—' : `${formatDecimal(percent, 1)}%`,
          revenue: formatUsd(revenue),
          cost: formatUsd(cost),
        })}
      </Text>
    </DetailsSection>
  );
}
