import { NoSecondReading, type SecondReader } from '../../../domain/quoting/llm-shipment-extractor.port.js';
import { type ReadableEmail, ShipmentReader } from '../../../domain/quoting/shipment-extractor.port.js';
import type { ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import { askedFacts, type ReaderMode } from './select-facts-to-ask.js';
import { readWithDocuments } from './merge-attachments.js';
import { neededText } from './select-relevant-text.js';
import { withSecondOpinion } from './merge-extractions.js';

/** A second reader and when it is asked. */
export interface SecondOpinion {
  /** Opens the reader when it is first needed, so that a desk that never asks carries nothing of it. */
  readonly reader: () => Promise<SecondReader>;
  readonly mode: ReaderMode;
}

/** Rules first, documents beside them, and a second reader where the rules are unsure. */
export class ReaderCascade extends ShipmentReader {
  constructor(
    private readonly rules: ShipmentReader,
    /** Undefined: the rules alone. */
    private readonly second: SecondOpinion | undefined,
    /** Told of faults that are no silence of the second reader; the rules' reading stands. */
    private readonly onFault: (fault: unknown) => void = () => undefined,
  ) {
    super();
  }

  override async read(email: ReadableEmail): Promise<ShipmentRequest> {
    const first = await readWithDocuments(this.rules, email);
    const facts = this.second && !email.isUnanswered ? askedFacts(first, this.second.mode) : [];
    if (!this.second || facts.length === 0) return first;
    try {
      const reader = await this.second.reader();
      return withSecondOpinion(first, await reader.read(neededText(email, facts), facts), reader.name);
    } catch (fault) {
      const isSilent = fault instanceof NoSecondReading;
      if (!isSilent) this.onFault(fault);
      const reason = isSilent ? fault.message : 'The second reading failed.';
      return { ...first, warnings: [...first.warnings, `${reason} The email was read by the rules alone.`] };
    }
  }
}
