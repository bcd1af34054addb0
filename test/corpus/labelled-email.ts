import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PieceDimensions } from '../../domain/cargo/dimensions.js';
import type { DeclaredValue } from '../../domain/money/declared-value.js';

/** What a competent clerk reads out of an email; null: not stated. Only the first field is there where no quotation is asked for. */
export interface EmailLabels {
  readonly isQuotationRequest: boolean;
  readonly incoterm?: string | null;
  readonly grossWeightKg?: number | null;
  readonly pieces?: number | null;
  readonly dimensionLines?: readonly PieceDimensions[];
  readonly volumeM3?: number | null;
  readonly chargeableWeightKg?: number | null;
  readonly chargeableBasis?: 'gross' | 'volumetric' | null;
  readonly airportOrigin?: string | null;
  readonly airportDestination?: string | null;
  readonly destinationCountry?: string | null;
  /** A list holds the names that are all right. */
  readonly destinationCity?: string | readonly string[] | null;
  /** The description is right where it holds any of these. */
  readonly descriptionAny?: readonly string[];
  readonly goodsValue?: DeclaredValue | null;
  readonly senderName?: string | readonly string[] | null;
  readonly senderCompany?: string | readonly string[] | null;
  readonly dangerousGoods?: boolean;
  /** The email holds more than one shipment: not one of them can be quoted alone. */
  readonly severalShipments?: boolean;
}

/** An invented email and what stands in it. */
export interface LabelledEmail {
  readonly id: string;
  readonly tags: readonly string[];
  readonly email: { readonly from: string; readonly to: string; readonly subject: string; readonly content: string };
  readonly expect: EmailLabels;
}

const CORPUS_FOLDER = 'test/corpus';

/** The sets that are kept here, by the name of their file. */
export const LABELLED_SETS = ['everyday', 'second-everyday', 'stress', 'hard', 'places-and-threads'] as const;

/** The labelled emails of one set. */
export function loadLabelledEmails(set: (typeof LABELLED_SETS)[number]): LabelledEmail[] {
  return loadLabelledEmailFile(join(CORPUS_FOLDER, `${set}.jsonl`));
}

/** The labelled emails of a file with one JSON object a line. @param path from the folder of the project */
export function loadLabelledEmailFile(path: string): LabelledEmail[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as LabelledEmail);
}
