import type { Sheet } from '../../application/tariff/spreadsheet-codec.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { CsvXlsxCodec } from './csv-xlsx-codec.js';

/** What a thread is given. */
export interface SpreadsheetJob {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The table, or what is wrong with the file in a sentence for the person who chose it. */
export type SpreadsheetResult = { readonly sheet: Sheet } | { readonly problem: string };

const codec = new CsvXlsxCodec();

/** Reads one file in a worker thread, which may be terminated at any moment. */
export async function work({ bytes }: SpreadsheetJob): Promise<SpreadsheetResult> {
  try {
    return { sheet: await codec.read(bytes) };
  } catch (error) {
    if (error instanceof DomainError) return { problem: error.message };
    throw error;
  }
}
