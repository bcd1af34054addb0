import { randomBytes } from 'node:crypto';
import type { BaseMessage } from '@langchain/core/messages';
import type { LlmUsageRepository } from '../../../application/operations/llm-usage.repository.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import type { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import { computeTokenCost, type LlmCall, type LlmCallOutcome } from '../../../domain/operations/llm-call.js';
import {
  type AskableField,
  type LlmExtraction,
  LlmShipmentExtractor,
  LlmUnavailableError,
} from '../../../domain/quoting/llm-shipment-extractor.port.js';
import type { ExtractionInput } from '../../../domain/quoting/shipment-extractor.port.js';
import { buildAnswerSchema } from './answer-schema.js';
import { type ChatModelSettings, createChatModel } from './chat-model.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { GroundingIndex } from './grounding-index.js';
import { HourlyCallLimiter } from './hourly-call-limiter.js';
import { LANGCHAIN_MESSAGES } from './langchain.messages.js';
import { LlmHttpClient } from './llm-http-client.js';
import { mapAnswer } from './map-answer.js';
import { countTokens, parseAnswer } from './parse-answer.js';
import { PlaceResolver } from './place-resolver.js';
import { buildPrompt, type Prompt } from './prompt.js';

/** Maximum time of one extraction, retries included. */
export const EXTRACTION_TIMEOUT_MS = 20_000;
/** Readings an hour at most: a flood of mail must not become a bill. */
export const MAX_EXTRACTIONS_PER_HOUR = 600;

/** Dependencies of the extractor. */
export interface LangchainExtractorDependencies {
  readonly gazetteer: Gazetteer;
  readonly reference: AirportDirectory;
  readonly calls: LlmUsageRepository;
  readonly clock: Clock;
  /** Called if an LLM call could not be recorded; the extraction continues. */
  readonly onError: (error: unknown) => void;
}

/** What a call came to, beside its answer. */
type CallUsage = Pick<LlmCall, 'inputTokens' | 'outputTokens' | 'grounded' | 'dropped'>;

/** Extracts facts with a language model: the model quotes words of the email, and our own parsers read them. */
export class LangchainShipmentExtractor extends LlmShipmentExtractor {
  readonly name: string;
  private readonly breaker: CircuitBreaker;
  private placeResolver: Promise<PlaceResolver> | undefined;
  private readonly limiter: HourlyCallLimiter;

  constructor(
    private readonly settings: ChatModelSettings,
    private readonly dependencies: LangchainExtractorDependencies,
    private readonly timeoutMs: number = EXTRACTION_TIMEOUT_MS,
  ) {
    super();
    this.name = `${settings.provider}/${settings.model}`;
    this.breaker = new CircuitBreaker(dependencies.clock);
    this.limiter = new HourlyCallLimiter(MAX_EXTRACTIONS_PER_HOUR, dependencies.clock);
  }

  override async extract(
    email: ExtractionInput,
    facts: readonly AskableField[],
    wordsInQuestion: readonly string[] = [],
  ): Promise<LlmExtraction> {
    this.acquireCall();
    const at = this.dependencies.clock.now();
    const startedAt = performance.now();
    const client = new LlmHttpClient(this.timeoutMs);
    const record = (outcome: LlmCallOutcome, usage: CallUsage) =>
      this.recordCall({
        at,
        outcome,
        durationMs: Math.round(performance.now() - startedAt),
        tries: client.attempts,
        ...usage,
      });
    let tokens = { inputTokens: 0, outputTokens: 0 };
    try {
      const prompt = buildPrompt(email, facts, `EMAIL-${randomBytes(6).toString('hex')}`, wordsInQuestion);
      const message = await this.invoke(prompt, facts, client);
      tokens = countTokens(message);
      const { answer, text } = parseAnswer(message);
      if (!facts.some((fact) => Object.hasOwn(answer, fact)))
        throw new LlmUnavailableError('unusable', LANGCHAIN_MESSAGES.unusableAnswer);
      this.placeResolver ??= PlaceResolver.create(this.dependencies.gazetteer, this.dependencies.reference);
      const mapped = await mapAnswer(answer, new GroundingIndex(email, this.name), await this.placeResolver);
      this.breaker.recordSuccess();
      await record('answered', { ...tokens, grounded: mapped.grounded, dropped: mapped.dropped });
      return { ...mapped.extraction, rawAnswer: text };
    } catch (error) {
      this.breaker.recordFailure();
      const unavailable = toUnavailableError(error, client);
      const outcome = unavailable.reason === 'resting' ? 'unusable' : unavailable.reason;
      await record(outcome, { ...tokens, grounded: 0, dropped: 0 });
      throw unavailable;
    }
  }

  private async invoke(prompt: Prompt, facts: readonly AskableField[], client: LlmHttpClient): Promise<BaseMessage> {
    const invokeLlm = await createChatModel(this.settings, client.fetch);
    return invokeLlm(prompt, buildAnswerSchema(facts));
  }

  /** @throws LlmUnavailableError while the model rests */
  private acquireCall(): void {
    if (!this.limiter.hasCapacity()) {
      throw new LlmUnavailableError('resting', LANGCHAIN_MESSAGES.hourlyLimitReached);
    }
    if (!this.breaker.canAttempt()) {
      throw new LlmUnavailableError('resting', LANGCHAIN_MESSAGES.circuitOpen);
    }
    this.limiter.recordCall();
  }

  private async recordCall(call: Omit<LlmCall, 'provider' | 'model' | 'costUsd'>): Promise<void> {
    const { provider, model, prices } = this.settings;
    const costUsd = prices && computeTokenCost(prices, call);
    await this.dependencies.calls.record({ ...call, provider, model, costUsd }).catch(this.dependencies.onError);
  }
}

/** The cause of a failure: the HTTP error first, since a provider's client wraps it in messages of its own. */
function toUnavailableError(error: unknown, client: LlmHttpClient): LlmUnavailableError {
  if (client.failure) return client.failure;
  return error instanceof LlmUnavailableError
    ? error
    : new LlmUnavailableError('unusable', LANGCHAIN_MESSAGES.unusableAnswer);
}
