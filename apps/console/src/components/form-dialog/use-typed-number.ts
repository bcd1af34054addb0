import { useState } from 'react';
import { getLocale } from '../../i18n/language.js';
import { useMessages } from '../../i18n/messages.js';
import { formDialogMessages } from './form-dialog.messages.js';
import { readNumber, type TypedNumber, toFieldValue } from './read-number.js';

/** A field for a number, as it is typed. */
export interface TypedNumberField {
  /** What stands in the field: what was typed, and once it is left the number as it was understood. */
  readonly typed: string;
  /** What is asked where the text has two readings or none; a form with such a field is not sent. */
  readonly question: string | undefined;
  readonly type: (typed: string) => void;
  readonly leave: () => void;
}

/**
 * Ties what is typed to the value that a form keeps: digits with a point, or nothing while the text is not understood.
 * @param value as the form keeps it
 */
export function useTypedNumber(value: string, onChange: (value: string) => void): TypedNumberField {
  const messages = useMessages(formDialogMessages);
  const [draft, setDraft] = useState<string>();
  const read = readNumber(draft ?? '');
  const isOpen = read.kind === 'unclear' || read.kind === 'unreadable';
  const isKept = draft !== undefined && (isOpen ? value === '' : toValue(draft) === value);
  const typed = isKept ? draft : formatFieldValue(value);
  return {
    typed,
    question: isKept ? describeQuestion(read, draft, messages) : undefined,
    type: (next) => {
      setDraft(next);
      onChange(toValue(next));
    },
    leave: () => {
      if (!isOpen) setDraft(undefined);
    },
  };
}

/** What is asked where a text is no number, or can be two. */
function describeQuestion(read: TypedNumber, text: string, messages: typeof formDialogMessages): string | undefined {
  if (read.kind === 'unreadable') return messages.notANumber(text);
  if (read.kind !== 'unclear') return undefined;
  // With one more digit the same number has one reading alone.
  return messages.twoNumbers(text, toFieldValue(read.whole), `${formatFieldValue(toFieldValue(read.decimal))}0`);
}

function toValue(typed: string): string {
  const read = readNumber(typed);
  return read.kind === 'number' ? toFieldValue(read.value) : '';
}

/** A kept number with the separator of the page, and no others: it can be edited and read again. */
function formatFieldValue(value: string): string {
  const separator = (1.5).toLocaleString(getLocale()).charAt(1);
  return value.replace('.', separator);
}

/** Focuses the first field of a form whose number is not understood; whether there is one. */
export function focusUnclearNumber(form: HTMLElement | null | undefined): boolean {
  const field = form?.querySelector<HTMLElement>('input[data-unclear-number]');
  field?.focus();
  return field !== null && field !== undefined;
}
