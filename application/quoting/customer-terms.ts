import { Big } from 'big.js';
import type { Clock } from '../../domain/clock.port.js';
import { extractMailDomain } from '../../domain/customers/mail-domain.js';
import {
  type AppliedAgreement,
  findApplicableAgreement,
  parseNetworkAgreements,
} from '../../domain/customers/network-agreements.js';
import { getRecognizedName, type RecognizedDomain } from '../../domain/customers/recognized-domain.js';
import type { RecognizedDomainRepository } from '../../domain/customers/recognized-domain.repository.js';
import type { MonthVolume } from '../../domain/month-volume.js';
import { toOfficeDay, toStartOfOfficeDay } from '../../domain/office-day.js';
import type { AcceptedVolumeFilter, QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { Rate } from '../../domain/tariff/rate.js';
import { addDays } from '../../domain/tariff/rate-validity.js';
import type { SettingsRepository } from '../operations/settings/settings.repository.js';

/** Whose accepted quotations make the month's volume: a domain with what is below it, or one mailbox. */
type VolumeOwner = Pick<AcceptedVolumeFilter, 'mailDomain' | 'mailbox'>;

/** What is agreed with a customer, and where it is as it was entered; undefined: nothing is. */
export interface CustomerTerms {
  readonly agreed: AppliedAgreement | undefined;
  /** The mailbox that the quotation goes to. */
  readonly customer: string | undefined;
  readonly customerCountry: string | undefined;
  /** Undefined: nobody whose quotations could be counted. */
  readonly volumeOwner: VolumeOwner | undefined;
}

/** Dependencies of what is agreed with customers. */
export interface CustomerTermsDependencies {
  readonly recognizedDomains: Pick<RecognizedDomainRepository, 'findBySender'>;
  readonly quotations: Pick<QuotationRepository, 'sumAccepted'>;
  readonly settings: Pick<SettingsRepository, 'getCurrent'>;
  readonly clock: Clock;
}

/** What is agreed with a customer, and where it is. @param customer a mailbox; undefined: nobody */
export async function findCustomerTerms(
  dependencies: CustomerTermsDependencies,
  customer: string | undefined,
): Promise<CustomerTerms> {
  const entry = customer === undefined ? undefined : await dependencies.recognizedDomains.findBySender(customer);
  const agreed = await findAgreement(dependencies, entry);
  return {
    ...{ agreed, customer, customerCountry: entry?.isApproved ? entry.country : undefined },
    volumeOwner: entry ? { mailDomain: entry.mailDomain, mailbox: entry.mailbox } : toMailboxOwner(customer),
  };
}

/** What is agreed with a customer whose mailbox or domain is approved, where it holds today. */
async function findAgreement(
  { settings, clock }: CustomerTermsDependencies,
  entry: RecognizedDomain | undefined,
): Promise<AppliedAgreement | undefined> {
  if (!entry?.agreement || !entry.isApproved) return undefined;
  const { networkAgreements } = await settings.getCurrent();
  const own = { customer: getRecognizedName(entry), agreement: entry.agreement };
  return findApplicableAgreement(own, parseNetworkAgreements(networkAgreements), toOfficeDay(clock.now()));
}

/**
 * What the customer had accepted in the calendar month until the end of today, by the forwarder's days; undefined where neither the
 * agreement nor a rate asks for it.
 */
export async function findMonthVolume(
  { quotations, clock }: CustomerTermsDependencies,
  { agreed, volumeOwner }: Pick<CustomerTerms, 'agreed' | 'volumeOwner'>,
  rates: readonly Rate[],
): Promise<MonthVolume | undefined> {
  if (!agreed?.agreement.volumeRebate && !rates.some(asksForMonth)) return undefined;
  if (!volumeOwner) return { chargeableKg: Big(0), shipments: 0 };
  const today = toOfficeDay(clock.now());
  const from = toStartOfOfficeDay(`${today.slice(0, 'YYYY-MM'.length)}-01`);
  return quotations.sumAccepted({ ...volumeOwner, from, before: toStartOfOfficeDay(addDays(today, 1)) });
}

function asksForMonth({ conditions }: Rate): boolean {
  return conditions?.monthKgFrom !== undefined || conditions?.monthShipmentsFrom !== undefined;
}

function toMailboxOwner(mailbox: string | undefined): VolumeOwner | undefined {
  const mailDomain = mailbox === undefined ? undefined : extractMailDomain(mailbox);
  return mailbox === undefined || mailDomain === undefined ? undefined : { mailDomain, mailbox: mailbox.toLowerCase() };
}
