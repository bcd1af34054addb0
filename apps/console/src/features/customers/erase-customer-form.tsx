import { Button, MessageBar, MessageBarBody, makeStyles, Spinner, Subtitle2, Text } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { type FormEvent, useState } from 'react';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { TextField } from '../../components/form-dialog/text-field.js';
import { useToast } from '../../components/toast/use-toast.js';
import { useMessages } from '../../i18n/messages.js';
import { type CustomerSummary, useEraseCustomerMutation } from './customer-data.endpoints.js';
import { customerDataMessages } from './customer-data.messages.js';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
  button: { alignSelf: 'flex-start' },
});

interface EraseCustomerFormProps {
  readonly summary: CustomerSummary;
  readonly onErased: () => void;
}

/** Erases a customer once its name was typed again. */
export function EraseCustomerForm({ summary: { customer, isBeingProcessed }, onErased }: EraseCustomerFormProps) {
  const messages = useMessages(customerDataMessages);
  const styles = useStyles();
  const notify = useToast();
  const [confirmation, setConfirmation] = useState('');
  const [erase, { isLoading, error }] = useEraseCustomerMutation();
  const isConfirmed = confirmation.trim().toLowerCase() === customer;
  const execute = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isConfirmed || isLoading) return;
    const { data } = await erase({ customer, confirmation });
    if (!data) return;
    notify({ kind: 'success', title: messages.erased, body: messages.erasedDetails(data.erased) });
    onErased();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void execute(event)}>
      <Subtitle2 as="h3">{messages.eraseHeading}</Subtitle2>
      <Text>{messages.eraseNote}</Text>
      {isBeingProcessed ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{messages.beingWorkedOn}</MessageBarBody>
        </MessageBar>
      ) : null}
      <TextField
        label={messages.confirmation(customer)}
        value={confirmation}
        message={undefined}
        onChange={setConfirmation}
        spellCheck={false}
        maxLength={300}
      />
      {error ? <ErrorMessage title={messages.failedToErase} failure={error} /> : null}
      <Button
        type="submit"
        className={styles.button}
        icon={isLoading ? <Spinner size="tiny" aria-hidden="true" /> : <DeleteRegular />}
        disabledFocusable={!isConfirmed || isLoading}
      >
        {messages.erase}
      </Button>
    </form>
  );
}
