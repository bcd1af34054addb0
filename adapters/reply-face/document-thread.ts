import { platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { PdfWriter } from './pdf-writer.js';
import type { ReplyContent } from './reply-content.js';

/** A document that a thread is to write. */
export interface DocumentOrder {
  readonly number: number;
  readonly content: ReplyContent;
  readonly issuedOn: Date;
}

/** What the thread made of it: the document, or why there is none. */
export type WrittenDocument =
  | { readonly number: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly number: number; readonly fault: string };

/** A niceness by which customers and clerks are answered first where processors are scarce. */
const AFTER_ANSWERS = 10;

const writer = new PdfWriter();

// Only Linux gives each thread a priority of its own; elsewhere it would be that of the whole program.
if (platform() === 'linux') setPriority(0, AFTER_ANSWERS);

parentPort?.on('message', async ({ number, content, issuedOn }: DocumentOrder) => {
  try {
    const bytes = await writer.write(content, issuedOn);
    const written: WrittenDocument = { number, bytes };
    parentPort?.postMessage(written, [bytes.buffer]);
  } catch (fault) {
    const failed: WrittenDocument = { number, fault: fault instanceof Error ? fault.message : String(fault) };
    parentPort?.postMessage(failed);
  }
});
