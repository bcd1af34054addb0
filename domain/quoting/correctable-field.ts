import { CORRECTABLE_FIELDS } from './correctable-field.messages.js';

export { CORRECTABLE_FIELDS } from './correctable-field.messages.js';

export type CorrectableField = keyof typeof CORRECTABLE_FIELDS;

/** All fields, in their order. */
export const CORRECTABLE_FIELD_NAMES = Object.keys(CORRECTABLE_FIELDS) as readonly CorrectableField[];

/** Whether a text names one of the fields. */
export function isCorrectableField(text: string): text is CorrectableField {
  return Object.hasOwn(CORRECTABLE_FIELDS, text);
}
