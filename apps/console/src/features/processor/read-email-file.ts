import { isMessageSource } from '../../../../../domain/quoting/pasted-email.js';
import { getMessages } from '../../i18n/messages.js';
import { processorMessages } from './processor.messages.js';

/** Texts are short; anything larger was picked by mistake. What an email may hold the server says. */
const MAX_TEXT_BYTES = 10_000_000;

/** A file that holds no email text that could be read. */
export class UnreadableFileError extends Error {}

/** A saved email that is handed in. */
export interface EmailFileHandIn {
  readonly file: Blob;
  readonly dryRun: boolean;
}

/** Whether a file is a saved email, which the server takes apart. */
export function isEmailFile(file: File): boolean {
  return /\.(?:eml|msg)$/i.test(file.name) || file.type === 'message/rfc822';
}

/** A pasted email with all its parts and encodings as the file that it was; undefined where words were pasted. */
export function toEmailFile(pasted: string): Blob | undefined {
  return isMessageSource(pasted) ? new Blob([pasted.trimStart()], { type: 'message/rfc822' }) : undefined;
}

/**
 * The text of a text file as it is.
 * @throws UnreadableFileError with a sentence for people
 */
export async function readTextFile(file: File): Promise<string> {
  const messages = getMessages(processorMessages);
  if (file.size > MAX_TEXT_BYTES) throw new UnreadableFileError(messages.fileTooLarge);
  const isText = /\.(?:txt|text)$/i.test(file.name) || file.type === 'text/plain';
  if (!isText) throw new UnreadableFileError(messages.unreadableFile);
  const text = await file.text();
  if (text.trim() === '') throw new UnreadableFileError(messages.theFileHoldsNoText);
  return text;
}
