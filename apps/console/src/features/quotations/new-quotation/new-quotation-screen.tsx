import { Button, Card, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SubmitButton } from '../../../components/dialog-frame/submit-button.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { useForm } from '../../../components/form-dialog/use-form.js';
import { usePlaces } from '../../../components/places/use-places.js';
import { CorrectionFields } from '../../../components/quotation-details/correction-fields.js';
import { validateCorrectionForm } from '../../../components/quotation-details/correction-form-values.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { getLanguage } from '../../../i18n/language.js';
import { useMessages } from '../../../i18n/messages.js';
import { CustomerFields } from './customer-fields.js';
import { EarlierQuotations } from './earlier-quotations.js';
import { LivePrice } from './live-price.js';
import { newQuotationMessages } from './new-quotation.messages.js';
import { createCustomerForm, createRequestKey, EMPTY_SHIPMENT, validateCustomerForm } from './phone-form.js';
import { useCreatePhoneQuotationMutation } from './phone-quotations.endpoints.js';
import { usePhoneQuote } from './use-phone-quote.js';

const NARROW = '@media (max-width: 1100px)';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingHorizontalL },
  card: { padding: '20px', gap: tokens.spacingVerticalL },
  title: typographyStyles.subtitle1,
  quiet: { color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: tokens.spacingHorizontalM },
});

/** A quotation for a customer who asks without an email: the price follows what is entered. */
export function NewQuotationScreen() {
  const messages = useMessages(newQuotationMessages);
  const styles = useStyles();
  const places = usePlaces();
  const navigate = useNavigate();
  const notify = useToast();
  const [requestKey, setRequestKey] = useState(createRequestKey);
  const [failure, setFailure] = useState<unknown>();
  const [create, { isLoading: isSaving }] = useCreatePhoneQuotationMutation();
  const customer = useForm(createCustomerForm(getLanguage()), validateCustomerForm);
  const shipment = useForm(EMPTY_SHIPMENT, (entry) => validateCorrectionForm(entry, places.airports));
  const price = usePhoneQuote(customer.entry, shipment.entry, places.airports);
  const mailbox = price.request.customer.mailbox ?? '';
  const isByPdf = customer.entry.delivery === 'pdf';
  const clear = () => {
    customer.restart(createCustomerForm(getLanguage()));
    shipment.restart(EMPTY_SHIPMENT);
    setFailure(undefined);
    setRequestKey(createRequestKey());
  };
  const submit = async () => {
    const areRight = [customer.check(), shipment.check()];
    if (isSaving || areRight.includes(false)) return;
    setFailure(undefined);
    const seenTotal = price.quote?.destinationCharges.totals.finalTotal ?? null;
    const { data, error } = await create({ ...price.request, requestKey, seenTotal });
    if (!data) {
      setFailure(error);
      customer.refuse(error);
      shipment.refuse(error);
      if (price.quote) price.retry();
      return;
    }
    const { quotationId, quotationNumber: number, status } = data;
    const body = isByPdf ? messages.createdPdf(number) : messages.createdHeld(number);
    notify({
      kind: 'success',
      title: messages.created,
      body: status === 'completed' ? messages.createdAndSent(number, mailbox) : body,
    });
    await navigate(`/quotations?open=${quotationId}`);
  };
  const leaves = price.quote?.gate.decision === 'send';
  const submitLabel = leaves ? messages.createAndSend : messages.createForApproval;
  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={styles.column}>
        <Card className={styles.card}>
          <Text className={styles.quiet}>{messages.intro}</Text>
          <h2 className={styles.title}>{messages.customer}</h2>
          <CustomerFields form={customer} />
          <EarlierQuotations mailbox={mailbox} />
        </Card>
        <Card className={styles.card}>
          <h2 className={styles.title}>{messages.shipment}</h2>
          <CorrectionFields form={shipment} places={places} hintFor={giveNoHint} />
        </Card>
      </div>
      <div className={styles.column}>
        <LivePrice
          quote={price.quote}
          isByPdf={isByPdf}
          obstacle={price.isWrong ? messages.correctTheValues : messages.priceFollows}
          failure={price.failure}
          onRetry={price.retry}
        />
        {failure ? <ErrorMessage title={messages.notCreated} failure={failure} /> : null}
        <div className={styles.actions}>
          <Button onClick={clear}>{messages.startAgain}</Button>
          <SubmitButton label={isByPdf ? messages.createPdf : submitLabel} isBusy={isSaving} />
        </div>
      </div>
    </form>
  );
}

const giveNoHint = () => undefined;
