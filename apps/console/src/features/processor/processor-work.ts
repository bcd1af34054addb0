import { useSyncExternalStore } from 'react';
import type { ProcessingRun } from './processing-run.js';

/** A saved email that a person has opened. */
export interface OpenedFile {
  readonly file: File;
  readonly attachments: readonly string[];
}

/** What a person has in the Email Processor: the email, and what came of it. */
export interface ProcessorWork {
  readonly content: string;
  readonly opened?: OpenedFile | undefined;
  readonly isDryRun: boolean;
  readonly run?: ProcessingRun | undefined;
  readonly isRunning: boolean;
}

/** Kept until the page is loaded anew, as signing out does: who looks at the quotation and comes back finds everything as it was. */
let work: ProcessorWork = { content: '', isDryRun: false, isRunning: false };
const listeners = new Set<() => void>();

/** The work as it is, followed while a component shows it. */
export function useProcessorWork(): ProcessorWork {
  return useSyncExternalStore(followWork, getWork);
}

/** Changes the work, whether or not its page is being looked at. */
export function changeWork(changed: Partial<ProcessorWork>): void {
  work = { ...work, ...changed };
  for (const listener of listeners) listener();
}

function followWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function getWork(): ProcessorWork {
  return work;
}
