import { assertValid, DomainError, type FieldError } from '../../errors/domain-error.js';
import { toOfficeDay } from '../../office-day.js';
import { Quotation } from '../quotation.js';
import { computeQuotedTotal } from '../quoted-shipments.js';
import type { CustomerCall } from './commercial-outcome.js';
import { CALL_MESSAGES } from './outcome.messages.js';

/** Characters of a remark at most. */
export const MAX_REMARK_LENGTH = 500;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a person says of a call. */
export interface CallEntry {
  readonly remark: string;
  /** From which day on the customer is to be called again, `YYYY-MM-DD` at the office; undefined: not again. */
  readonly nextOn: string | undefined;
}

/** Which silent customers are to be called on a day. */
export interface WantedCalls {
  /** `YYYY-MM-DD` at the office: calls that are put off for longer are left out. */
  readonly today: string;
  readonly now: Date;
  /** Quotations that end until then. */
  readonly endsUntil: Date;
  /** And those of so many US dollars or more, whenever they end. */
  readonly fromUsd: number;
}

/** What is wrong with what is said of a call. */
export function validateCall({ remark, nextOn }: CallEntry, now: Date): FieldError[] {
  const errors: FieldError[] = [];
  const { length } = remark.trim();
  if (length === 0) errors.push({ field: 'remark', message: CALL_MESSAGES.remarkMissing });
  if (length > MAX_REMARK_LENGTH) errors.push({ field: 'remark', message: CALL_MESSAGES.remarkTooLong });
  if (nextOn !== undefined && !isLaterDay(nextOn, now)) errors.push({ field: 'nextOn', message: CALL_MESSAGES.nextOn });
  return errors;
}

function isLaterDay(day: string, now: Date): boolean {
  return DAY.test(day) && !Number.isNaN(Date.parse(day)) && day > toOfficeDay(now);
}

/**
 * Notes that the customer of a sent quotation was called.
 * @throws DomainError `conflict` where it was not sent or has ended, `invalid` for an entry that cannot be
 */
export function recordCall(quotation: Quotation, entry: CallEntry, actor: string, at: Date): Quotation {
  if (!quotation.isOpenForOutcome) throw new DomainError('conflict', CALL_MESSAGES.notOpen(quotation.number));
  assertValid(validateCall(entry, at));
  const call: CustomerCall = {
    ...{ at, actor, remark: entry.remark.trim() },
    ...(entry.nextOn === undefined ? {} : { nextOn: entry.nextOn }),
  };
  return Quotation.restore({ ...quotation, commercial: { ...quotation.commercial, call } });
}

/** Whether its customer is to be called: the quotation is open, holds still, nobody has answered, and no call puts it off. */
export function isToBeCalled(quotation: Quotation, { today, now, endsUntil, fromUsd }: WantedCalls): boolean {
  const { answeredAt, call } = quotation.commercial ?? {};
  const isPutOff = call !== undefined && (call.nextOn === undefined || call.nextOn > today);
  const isDue = quotation.validUntil <= endsUntil || computeQuotedTotal(quotation).gte(fromUsd);
  return quotation.isOpenForOutcome && quotation.validUntil >= now && answeredAt === undefined && !isPutOff && isDue;
}
