import { DAY_MS } from '../../durations.js';
import { formatOfficeMinute, toEndOfOfficeDay, toOfficeDay } from '../../office-day.js';
import { Quotation } from '../quotation.js';

/** Hours of the office's clock within which customers are reminded. */
const FIRST_HOUR = 8;
const LAST_HOUR = 17;

/** Whether customers may be reminded at a moment: on working days, while somebody is at the office. */
export function isTimeToRemind(now: Date): boolean {
  const weekday = new Date(`${toOfficeDay(now)}T12:00:00Z`).getUTCDay();
  const hour = Number(formatOfficeMinute(now).slice(11, 13));
  return weekday >= 1 && weekday <= 5 && hour >= FIRST_HOUR && hour <= LAST_HOUR;
}

/** The end of the last day of quotations whose customers are reminded now. @param daysBefore of the setting */
export function getReminderHorizon(now: Date, daysBefore: number): Date {
  return toEndOfOfficeDay(toOfficeDay(new Date(now.getTime() + daysBefore * DAY_MS)));
}

/** Whether its customer may be reminded of it: it was sent, holds still, and nobody has said or asked anything about it. */
export function isOpenForReminder(quotation: Quotation, now: Date): boolean {
  const { answeredAt, proposal, linkUsedAt } = quotation.commercial ?? {};
  const isSilent = !answeredAt && !proposal && !linkUsedAt;
  return quotation.isOpenForOutcome && isSilent && quotation.clientEmail !== '' && !quotation.isOverdue(now);
}

/** Notes that its customer is reminded, which happens once. */
export function recordReminder(quotation: Quotation, at: Date): Quotation {
  return Quotation.restore({ ...quotation, commercial: { ...quotation.commercial, remindedAt: at } });
}

/** Whether an address is among the customers who want no reminder. @param list mailboxes and domains, one a line */
export function isWithoutReminder(address: string, list: string): boolean {
  const mailbox = address.toLowerCase();
  const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  const named = list
    .toLowerCase()
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/^@/, ''));
  return named.some((one) => one !== '' && (one === mailbox || one === domain || domain.endsWith(`.${one}`)));
}
