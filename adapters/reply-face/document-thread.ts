import { platform, setPriority } from 'node:os';
import { PdfWriter } from './pdf-writer.js';
import type { ReplyContent } from './reply-content.js';

/** A document that a thread is to write. */
export interface DocumentOrder {
  readonly content: ReplyContent;
  readonly issuedOn: Date;
}

/** A niceness by which customers and clerks are answered first where processors are scarce. */
const AFTER_ANSWERS = 10;

const writer = new PdfWriter();

// Only Linux gives each thread a priority of its own; elsewhere it would be that of the whole program.
if (platform() === 'linux') setPriority(0, AFTER_ANSWERS);

/** Writes one document. */
export function work({ content, issuedOn }: DocumentOrder): Promise<Uint8Array> {
  return writer.write(content, issuedOn);
}
