import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useHasRole } from '../../api/use-has-role.js';
import { useMessages } from '../../i18n/messages.js';
import { AssumptionList } from '../assumptions/assumption-list.js';
import { type ChargeLists, groupCharges, splitByCategory } from '../charges/charge-groups.js';
import { ChargeTable } from '../charges/charge-table.js';
import { DetailsHeader } from './details-header.js';
import { DetailsSection } from './details-section.js';
import { EventsSection, WarningsSection } from './history-sections.js';
import { HoldReasonsSection } from './hold-reasons-section.js';
import { ManualLinesSection } from './manual-lines-section.js';
import { MarginSection } from './margin-section.js';
import { NoteSection } from './note-section.js';
import { OriginalEmailSection } from './original-email-section.js';
import { OutcomeSection } from './outcome-section.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';
import { ResponseSection } from './response-section.js';
import { DismissedBar, OldRevisionBar, RevisionsSection } from './revision-sections.js';
import { ClientSection, ShipmentSection } from './shipment-sections.js';
import { ShipmentsSections } from './shipments-sections.js';
import { useLedgerAssignment } from './use-ledger-assignment.js';
import { usePrintStyles } from './use-print-styles.js';

const useStyles = makeStyles({ bar: { paddingBottom: tokens.spacingVerticalL } });

interface DetailsContentProps {
  readonly details: QuotationDetails;
  /** Whether a revision is shown that is not the newest. */
  readonly isOld: boolean;
  /** Undefined shows the newest. */
  readonly onRevision: (revision: number | undefined) => void;
  /** A pressed button goes away, so the focus has to go somewhere else. */
  readonly onAssigned: () => void;
  /** Opens the dialog in which a line is changed. */
  readonly onChangeLine: () => void;
  /** Opens the dialog in which the outcome is said. */
  readonly onOutcome: () => void;
  /** Opens the dialog in which the customer is told something. */
  readonly onNote: () => void;
}

/** The sections of a quotation's details in their order; on paper, what the customer is quoted. */
export function DetailsContent({
  details,
  isOld,
  onRevision,
  onAssigned,
  onChangeLine,
  onOutcome,
  onNote,
}: DetailsContentProps) {
  const messages = useMessages(quotationDetailsMessages);
  const styles = useStyles();
  const { screenOnly } = usePrintStyles();
  const read = details.parsedRequirements;
  const charges: ChargeLists & { readonly totalDestinationCharges?: number } =
    read.destinationCharges ?? splitByCategory(details.breakdown);
  const { reasons } = details.gate;
  const { ledger, status } = details;
  const ledgerAssignment = useLedgerAssignment(details, onAssigned);
  const mayAssign = useHasRole('operator');
  const mayChange = mayAssign && !isOld && status === 'pending';
  const assignment = mayChange ? ledgerAssignment : undefined;
  const { assumptions, missing, events, warnings, revisions, lineAdjustments, shipments = [] } = details;
  return (
    <>
      {isOld ? (
        <div className={mergeClasses(styles.bar, screenOnly)}>
          <OldRevisionBar details={details} onRevision={onRevision} />
        </div>
      ) : null}
      <DetailsHeader details={details} />
      <div className={screenOnly}>
        {details.status === 'dismissed' ? (
          <div className={styles.bar}>
            <DismissedBar setAside={details.setAside} />
          </div>
        ) : null}
        {status === 'sent' || details.commercialOutcome || details.outcomeProposal ? (
          <OutcomeSection
            details={details}
            onChange={mayAssign && !isOld && status === 'sent' ? onOutcome : undefined}
          />
        ) : null}
        {reasons.length > 0 ? (
          <HoldReasonsSection
            isWaiting={status === 'pending'}
            reasons={reasons}
            ledger={ledger}
            assignment={assignment}
          />
        ) : null}
        {warnings.length > 0 ? <WarningsSection warnings={warnings} /> : null}
        <OriginalEmailSection
          emailId={details.emailId}
          email={read.originalEmail}
          evidence={details.evidence}
          ledger={ledger}
          assignment={assignment}
        />
      </div>
      <ClientSection details={details} />
      {shipments.length > 0 ? <ShipmentsSections shipments={shipments} /> : <ShipmentSection details={details} />}
      {assumptions.length > 0 || missing.length > 0 ? (
        <DetailsSection title={messages.assumptions}>
          <AssumptionList assumptions={assumptions} missing={missing} />
        </DetailsSection>
      ) : null}
      <div className={screenOnly}>
        {mayChange || details.customerNote ? (
          <NoteSection note={details.customerNote} onChange={mayChange ? onNote : undefined} />
        ) : null}
        <ResponseSection details={details} />
      </div>
      {shipments.length > 0 ? null : (
        <DetailsSection title={messages.serviceChargesBreakdown}>
          <ChargeTable
            label={messages.serviceChargesBreakdown}
            groups={groupCharges(charges, details.quoted.incoterm)}
            totals={charges.totals}
            total={charges.totals?.finalTotal ?? charges.totalDestinationCharges ?? details.quoteAmount}
          />
        </DetailsSection>
      )}
      <div className={screenOnly}>
        {details.margin ? <MarginSection margin={details.margin} /> : null}
        {mayChange || lineAdjustments.length > 0 ? (
          <ManualLinesSection details={details} onChange={mayChange ? onChangeLine : undefined} />
        ) : null}
        {revisions.length > 1 ? <RevisionsSection details={details} onRevision={onRevision} /> : null}
        {events.length > 0 ? <EventsSection events={events} /> : null}
      </div>
    </>
  );
}
