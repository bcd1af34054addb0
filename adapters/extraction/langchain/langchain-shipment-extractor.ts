import { randomBytes } from 'node:crypto';
import type { BaseMessage } from '@langchain/core/messages';
import type { Clock } from '../../../domain/clock.port.js';
import type { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import type { ReferenceData } from '../../../domain/geography/airport-directory.port.js';
import { type CallOutcome, costOfTokens, type ModelCall } from '../../../domain/operations/llm-call.js';
import type { ModelCalls } from '../../../application/operations/llm-usage.repository.js';
import {
  type AskableFact,
  NoSecondReading,
  SecondReader,
  type SecondReading,
} from '../../../domain/quoting/llm-shipment-extractor.port.js';
import type { ReadableEmail } from '../../../domain/quoting/shipment-extractor.port.js';
import { schemaOf } from './answer-schema.js';
import { answerIn, tokensOf } from './parse-answer.js';
import { chatModelOf, type ModelSettings } from './chat-model.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { EmailWords } from './grounding-index.js';
import { HourlyBudget } from './hourly-call-limiter.js';
import { ModelLine } from './llm-http-client.js';
import { PlaceLore } from './place-resolver.js';
import { promptOf } from './prompt.js';
import { translationOf } from './map-answer.js';

/** How long one reading may take, repeated tries included. */
export const PATIENCE_MS = 20_000;
/** Readings an hour at most: a flood of mail must not become a bill (reliability, S18). */
export const READINGS_AN_HOUR = 600;

/** What the reader needs of the world. */
export interface ReaderWorld {
  readonly gazetteer: Gazetteer;
  readonly reference: ReferenceData;
  readonly calls: ModelCalls;
  readonly clock: Clock;
  /** Told where a call could not be noted down; the reading goes on. */
  readonly onFault: (fault: unknown) => void;
}

/** What a call came to, beside its answer. */
type Cost = Pick<ModelCall, 'inputTokens' | 'outputTokens' | 'grounded' | 'dropped'>;

/** Reads emails with a language model: it points at words, and this desk reads them. */
export class LangchainReader extends SecondReader {
  readonly name: string;
  private readonly breaker: CircuitBreaker;
  private lore: Promise<PlaceLore> | undefined;
  private readonly budget: HourlyBudget;

  constructor(
    private readonly settings: ModelSettings,
    private readonly world: ReaderWorld,
    private readonly patienceMs: number = PATIENCE_MS,
  ) {
    super();
    this.name = `${settings.provider}/${settings.model}`;
    this.breaker = new CircuitBreaker(world.clock);
    this.budget = new HourlyBudget(READINGS_AN_HOUR, world.clock);
  }

  override async read(email: ReadableEmail, facts: readonly AskableFact[]): Promise<SecondReading> {
    this.begin();
    const at = this.world.clock.now();
    const startedAt = performance.now();
    const line = new ModelLine(this.patienceMs);
    const note = (outcome: CallOutcome, cost: Cost) =>
      this.note({ at, outcome, durationMs: Math.round(performance.now() - startedAt), tries: line.tries, ...cost });
    let tokens = { inputTokens: 0, outputTokens: 0 };
    try {
      const message = await this.ask(email, facts, line);
      tokens = tokensOf(message);
      const { answer, text } = answerIn(message);
      if (!facts.some((fact) => Object.hasOwn(answer, fact))) throw new NoSecondReading('unusable', UNUSABLE);
      this.lore ??= PlaceLore.of(this.world.gazetteer, this.world.reference);
      const translation = await translationOf(answer, new EmailWords(email, this.name), await this.lore);
      this.breaker.succeeded();
      await note('answered', { ...tokens, grounded: translation.grounded, dropped: translation.dropped });
      return { ...translation.reading, rawAnswer: text };
    } catch (fault) {
      this.breaker.failed();
      const silence = silenceOf(fault, line);
      const outcome = silence.silence === 'resting' ? 'unusable' : silence.silence;
      await note(outcome, { ...tokens, grounded: 0, dropped: 0 });
      throw silence;
    }
  }

  private async ask(email: ReadableEmail, facts: readonly AskableFact[], line: ModelLine): Promise<BaseMessage> {
    const ask = await chatModelOf(this.settings, line.fetch);
    return ask(promptOf(email, facts, `EMAIL-${randomBytes(6).toString('hex')}`), schemaOf(facts));
  }

  /** @throws NoSecondReading while the model rests */
  private begin(): void {
    if (!this.budget.hasLeft()) {
      throw new NoSecondReading('resting', 'The language model was asked as often as it may be within an hour.');
    }
    if (!this.breaker.mayTry()) {
      throw new NoSecondReading(
        'resting',
        'The language model failed several times in a row and is left alone for a minute.',
      );
    }
    this.budget.spend();
  }

  private async note(call: Omit<ModelCall, 'provider' | 'model' | 'costUsd'>): Promise<void> {
    const { provider, model, prices } = this.settings;
    const costUsd = prices && costOfTokens(prices, call);
    await this.world.calls.record({ ...call, provider, model, costUsd }).catch(this.world.onFault);
  }
}

const UNUSABLE = 'The answer of the language model could not be used.';

/** What was wrong: the line first, since a provider's client wraps its faults in words of its own. */
function silenceOf(fault: unknown, line: ModelLine): NoSecondReading {
  if (line.broken) return line.broken;
  return fault instanceof NoSecondReading ? fault : new NoSecondReading('unusable', UNUSABLE);
}
