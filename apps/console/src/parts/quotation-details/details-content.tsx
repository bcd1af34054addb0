import { AssumptionList } from '../assumptions/assumption-list.js';
import { type ChargeLists, chargeGroups, listsOf } from '../charges/charge-groups.js';
import { ChargeTable } from '../charges/charge-table.js';
import { DetailsHeader } from './details-header.js';
import { DetailsSection } from './details-section.js';
import { GateSection } from './gate-section.js';
import { EventsSection, WarningsSection } from './history-sections.js';
import { OriginalEmailSection } from './original-email-section.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';
import { ResponseSection } from './response-section.js';
import { ClientSection, ShipmentSection } from './shipment-sections.js';

/** The sections of a quotation's details in their order. */
export function DetailsContent({ details }: { readonly details: QuotationDetails }) {
  const read = details.parsedRequirements;
  const charges: ChargeLists & { readonly totalDestinationCharges?: number | null } =
    read?.destinationCharges ?? listsOf(details.breakdown ?? []);
  const reasons = details.gate?.reasons ?? [];
  const { assumptions = [], missing = [], events = [], warnings = [] } = details;
  return (
    <>
      <DetailsHeader details={details} />
      {reasons.length > 0 ? <GateSection isWaiting={details.status === 'pending'} reasons={reasons} /> : null}
      {warnings.length > 0 ? <WarningsSection warnings={warnings} /> : null}
      <OriginalEmailSection email={read?.originalEmail} evidence={details.evidence ?? {}} />
      <ClientSection details={details} />
      <ShipmentSection details={details} />
      {assumptions.length > 0 || missing.length > 0 ? (
        <DetailsSection title="Assumptions">
          <AssumptionList assumptions={assumptions} missing={missing} />
        </DetailsSection>
      ) : null}
      <ResponseSection details={details} />
      <DetailsSection title="Service Charges Breakdown">
        <ChargeTable
          label="Service Charges Breakdown"
          groups={chargeGroups(charges, details.quoted?.incoterm ?? read?.extractedData?.incoterm)}
          total={charges.totals?.finalTotal ?? charges.totalDestinationCharges ?? details.quoteAmount}
        />
      </DetailsSection>
      {events.length > 0 ? <EventsSection events={events} /> : null}
    </>
  );
}
