import { Button, makeStyles, Text } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { DialogFrame } from '../../components/dialog-frame/dialog-frame.js';
import { SubmitButton } from '../../components/dialog-frame/submit-button.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { TextField } from '../../components/form-dialog/text-field.js';
import { useMessages } from '../../i18n/messages.js';
import { useLazyCustomerSummaryQuery } from './customer-data.endpoints.js';
import { customerDataMessages } from './customer-data.messages.js';
import { CustomerSummaryCard, isAnythingStored } from './customer-summary-card.js';
import { EraseCustomerForm } from './erase-customer-form.js';

const useStyles = makeStyles({
  search: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', rowGap: '12px' },
  field: { alignSelf: 'stretch' },
});

/** Finds what is stored of one customer, gives it out, and erases it. */
export function CustomerDataDialog({ onClose }: { readonly onClose: () => void }) {
  const messages = useMessages(customerDataMessages);
  const styles = useStyles();
  const [customer, setCustomer] = useState('');
  const [look, { data: found, error, isFetching }] = useLazyCustomerSummaryQuery();
  const search = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isFetching) void look(customer.trim());
  };
  const summary = error || isFetching ? undefined : found;
  return (
    <DialogFrame
      title={messages.customerData}
      actions={<Button onClick={onClose}>{messages.close}</Button>}
      onClose={onClose}
    >
      <Text>{messages.intro}</Text>
      <form className={styles.search} noValidate onSubmit={search}>
        <div className={styles.field}>
          <TextField
            label={messages.customer}
            hint={messages.customerHint}
            value={customer}
            message={undefined}
            onChange={setCustomer}
            spellCheck={false}
            maxLength={300}
          />
        </div>
        <SubmitButton label={messages.look} isBusy={isFetching} />
      </form>
      {error && !isFetching ? <ErrorMessage title={messages.failedToLook} failure={error} /> : null}
      {summary ? <CustomerSummaryCard {...summary} /> : null}
      {summary && isAnythingStored(summary) ? (
        <EraseCustomerForm key={summary.customer} summary={summary} onErased={onClose} />
      ) : null}
    </DialogFrame>
  );
}
