import { type LlmShipmentExtractor, LlmUnavailableError } from '../../../domain/quoting/llm-shipment-extractor.port.js';
import { type ExtractionInput, ShipmentExtractor } from '../../../domain/quoting/shipment-extractor.port.js';
import type { ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import type { Ledger, LedgerReading } from '../../../domain/reading/ledger/ledger.types.js';
import { accountForAnswer } from './account-for-answer.js';
import { COMPOSITE_MESSAGES } from './composite.messages.js';
import { extractWithAttachments } from './merge-attachments.js';
import { type LlmFallbackMode, selectFactsToAsk } from './select-facts-to-ask.js';
import { selectRelevantText } from './select-relevant-text.js';
import { listWordsInQuestion } from './words-in-question.js';

/** A second reader and when it is asked. */
export interface LlmFallback {
  /** Creates the language model's extractor when it is first needed, so that it costs nothing if it is never used. */
  readonly loadExtractor: () => Promise<LlmShipmentExtractor>;
  readonly mode: LlmFallbackMode;
}

/** Rules first, documents beside them, and a second reader where the rules are unsure. */
export class CompositeShipmentExtractor extends ShipmentExtractor {
  constructor(
    private readonly rules: ShipmentExtractor,
    /** Undefined: the rules alone. */
    private readonly llm: LlmFallback | undefined,
    /** Called for errors other than an unavailable model; the result of the rules is used. */
    private readonly onError: (error: unknown) => void = () => undefined,
  ) {
    super();
  }

  override keepLedger(email: ExtractionInput, reading: LedgerReading): Promise<Ledger> {
    return this.rules.keepLedger(email, reading);
  }

  override async extract(email: ExtractionInput): Promise<ShipmentRequest> {
    const base = await extractWithAttachments(this.rules, email);
    const facts = this.llm && !email.isUnanswered ? selectFactsToAsk(base, this.llm.mode) : [];
    if (!this.llm || facts.length === 0) return base;
    try {
      const extractor = await this.llm.loadExtractor();
      const relevant = selectRelevantText(email, facts);
      const answer = await extractor.extract(relevant, facts, listWordsInQuestion(base, relevant));
      return await accountForAnswer(this.rules, { email, base, answer, name: extractor.name });
    } catch (error) {
      const isUnavailable = error instanceof LlmUnavailableError;
      if (!isUnavailable) this.onError(error);
      const reason = isUnavailable ? error.message : COMPOSITE_MESSAGES.secondReadingFailed;
      return { ...base, warnings: [...base.warnings, COMPOSITE_MESSAGES.readByRulesAlone(reason)] };
    }
  }
}
