import { getCurrentLanguage } from '../message-catalogue.js';
import { CORRECTABLE_FIELDS } from './correctable-field.messages.js';
import { READING_REMARKS } from './reading-remarks.messages.es.js';

const GAP = '{}';

/** What a reader remarked on an email, in the language of whoever reads it; a remark that is not known stays in English. */
export function translateRemark(remark: string): string {
  return getCurrentLanguage() === 'es' ? translate(remark) : remark;
}

/** A remark, or a value of one, in Spanish. */
function translate(text: string): string {
  const field = Object.entries(CORRECTABLE_FIELDS).find(([name]) => name === text)?.[1];
  if (field !== undefined) return field;
  for (const [english, spanish] of Object.entries(READING_REMARKS)) {
    const values = matchTemplate(text, english.split(GAP));
    if (values) return fillTemplate(spanish.split(GAP), values.map(translate));
  }
  return text;
}

/** What stands in the gaps of a template; undefined where the text is another one. */
function matchTemplate(text: string, [first = '', ...others]: readonly string[]): string[] | undefined {
  const last = others.at(-1);
  if (last === undefined) return text === first ? [] : undefined;
  if (!text.startsWith(first) || !text.endsWith(last)) return undefined;
  const values: string[] = [];
  let at = first.length;
  for (const [index, part] of others.entries()) {
    const end = index === others.length - 1 ? text.length - last.length : text.indexOf(part, at);
    if (end < at) return undefined;
    const value = text.slice(at, end);
    // A template that is little but gaps would take itself for its own value.
    if (value === '' || value === text) return undefined;
    values.push(value);
    at = end + part.length;
  }
  return values;
}

function fillTemplate([first = '', ...others]: readonly string[], values: readonly string[]): string {
  return first + others.map((part, at) => `${values[at] ?? ''}${part}`).join('');
}
