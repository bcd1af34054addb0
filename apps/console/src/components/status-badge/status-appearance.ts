import { getMessages } from '../../i18n/messages.js';
import { describeState } from './describe-state.js';
import { statusBadgeMessages } from './status-badge.messages.js';

/** How a quotation's status looks: colour and a word, never colour alone. */
export interface StatusAppearance {
  readonly label: string;
  readonly color: 'success' | 'warning' | 'brand' | 'informative';
}

const COLORS: ReadonlyMap<string, StatusAppearance['color']> = new Map([
  ['completed', 'success'],
  ['pending', 'warning'],
  ['sent', 'brand'],
]);

/** Completed is green, pending yellow, sent the brand's blue, anything else grey (section 4 of the specification). */
export function getStatusAppearance(status: string | null | undefined): StatusAppearance {
  if (!status) return { label: getMessages(statusBadgeMessages).unknown, color: 'informative' };
  return { label: describeState(status), color: COLORS.get(status) ?? 'informative' };
}
