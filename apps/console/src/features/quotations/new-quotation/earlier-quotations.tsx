import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { isMailbox } from '../../../../../../domain/customers/mailbox.js';
import { formatDate, formatUsd } from '../../../components/format/format.js';
import { RouterLink } from '../../../components/router-link/router-link.js';
import { useMessages } from '../../../i18n/messages.js';
import { useQuotationsQuery } from '../quotations.endpoints.js';
import { parseView } from '../quotations-url.js';
import { newQuotationMessages } from './new-quotation.messages.js';

const MAX_SHOWN = 5;

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, paddingLeft: '20px', margin: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** What the customer was quoted before. */
export function EarlierQuotations({ mailbox }: { readonly mailbox: string }) {
  const messages = useMessages(newQuotationMessages);
  const styles = useStyles();
  const isKnown = isMailbox(mailbox);
  const view = { ...parseView(new URLSearchParams()), text: mailbox };
  const { currentData } = useQuotationsQuery(view, { skip: !isKnown });
  const rows = (currentData?.data ?? []).filter(({ clientEmail }) => clientEmail === mailbox).slice(0, MAX_SHOWN);
  if (!isKnown || !currentData) return null;
  if (rows.length === 0) return <Text className={styles.quiet}>{messages.noEarlierQuotations}</Text>;
  return (
    <ul className={styles.list} aria-label={messages.earlierQuotations}>
      {rows.map(({ id, quotationNumber, destinationAirport, quoteAmount, createdAt }) => (
        <li key={id}>
          <RouterLink to={`/quotations?open=${id}`}>{quotationNumber}</RouterLink>{' '}
          <Text className={styles.quiet}>
            {[destinationAirport, formatUsd(quoteAmount), formatDate(createdAt)].join(', ')}
          </Text>
        </li>
      ))}
    </ul>
  );
}
