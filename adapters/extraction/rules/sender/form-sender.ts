import type { LabelField } from '../text/label-phrases.js';
import type { Passage } from '../text/split-email.js';

/** The requester as stated by a web form or a portal. */
export interface FormSender {
  readonly name?: string;
  readonly company?: string;
  readonly email?: string;
  readonly phone?: string;
}

const MAX_VALUE = 80;

/** Reads `Name:`, `Company:`, `Requested by ... Ana Ruiz, Norte Cargo` out of a form. */
export function extractFormSender(passages: readonly Passage[]): FormSender {
  const found: { name?: string; company?: string; email?: string; phone?: string } = {};
  for (const { stream, kind } of passages) {
    if (kind === 'history' || kind === 'subject') continue;
    const value = (field: LabelField) => {
      const label = stream.labels.find((one) => one.field === field);
      const text = label ? stream.getText(label.from, label.to).trim() : '';
      return text === '' || text.length > MAX_VALUE ? undefined : text;
    };
    const name = value('name');
    if (name && /^\p{Lu}/u.test(name)) {
      const [contactName = '', ...rest] = name.split(/,\s*/);
      found.name ??= contactName.replace(/^(?:ing|lic|licda|dra?|mr|mrs|ms|sr|sra)\.?\s+/i, '');
      const company = rest.join(', ');
      if (company && !/\d{4}|@|^tel\b|gerente|manager/i.test(company)) found.company ??= company;
    }
    const company = value('company');
    if (company) found.company ??= company;
    const email = value('email');
    if (email?.includes('@')) found.email ??= email;
    const phone = value('phone');
    if (phone && /\d{4}/.test(phone)) found.phone ??= phone;
  }
  return found;
}
