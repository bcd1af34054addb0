import { CHARGE_CATEGORY_MESSAGES } from '../tariff.messages.js';

const isCategory = (text: string): text is keyof typeof CHARGE_CATEGORY_MESSAGES =>
  Object.hasOwn(CHARGE_CATEGORY_MESSAGES, text);

/** A category of charges in the language of whoever reads; a text that is none as it stands. */
export function describeCategory(category: string): string {
  return isCategory(category) ? CHARGE_CATEGORY_MESSAGES[category] : category;
}
