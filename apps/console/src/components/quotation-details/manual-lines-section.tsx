import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowUndoRegular, EditRegular } from '@fluentui/react-icons';
import { describeService } from '../../../../../domain/tariff/service-name.js';
import { getErrorMessage } from '../../api/api-error.js';
import type { LineAdjustmentView } from '../../api/generated.js';
import { useMessages } from '../../i18n/messages.js';
import { formatDateTime, formatUsd } from '../format/format.js';
import { useToast } from '../toast/use-toast.js';
import { DetailsSection } from './details-section.js';
import { manualLinesMessages } from './manual-lines.messages.js';
import { useChangeQuotationLineMutation } from './quotation-decisions.endpoints.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, paddingLeft: '20px', margin: 0 },
});

interface ManualLinesSectionProps {
  readonly details: QuotationDetails;
  /** Opens the dialog; undefined where lines are only read. */
  readonly onChange: (() => void) | undefined;
}

/** What people changed of the lines, and the way to change more. */
export function ManualLinesSection({ details, onChange }: ManualLinesSectionProps) {
  const messages = useMessages(manualLinesMessages);
  const styles = useStyles();
  const notify = useToast();
  const [changeLine, { isLoading }] = useChangeQuotationLineMutation();
  const { id, revision, lineAdjustments } = details;
  const takeBack = async ({ shipment, serviceCode }: LineAdjustmentView) => {
    const { data, error } = await changeLine({ id, revision, shipment, action: 'restore', serviceCode });
    if (error) notify({ kind: 'error', title: messages.lineNotChanged, body: getErrorMessage(error) });
    else
      notify({
        kind: 'success',
        title: messages.lineChanged,
        body: messages.lineChangedBody(`Q${id}`, data.revision),
      });
  };
  return (
    <DetailsSection title={messages.title}>
      {lineAdjustments.length === 0 ? <Text>{messages.none}</Text> : null}
      <ul className={styles.list}>
        {lineAdjustments.map((one) => (
          <li key={`${one.shipment} ${one.serviceCode}`}>
            {messages.described({
              name: `${describeService(one.serviceCode, one.serviceName)} (${one.serviceCode})`,
              change: messages[one.change],
              amount: formatUsd(one.amount),
              tariff: one.tariffAmount === null ? '–' : formatUsd(one.tariffAmount),
              reason: one.reason,
              author: `${one.actor}, ${formatDateTime(one.at)}`,
            })}{' '}
            {onChange ? (
              <Button
                size="small"
                icon={<ArrowUndoRegular />}
                aria-label={messages.takeBackLine(describeService(one.serviceCode, one.serviceName))}
                disabledFocusable={isLoading}
                onClick={() => void takeBack(one)}
              >
                {messages.takeBack}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {onChange ? (
        <div>
          <Button icon={<EditRegular />} onClick={onChange}>
            {messages.changeLine}
          </Button>
        </div>
      ) : null}
    </DetailsSection>
  );
}
