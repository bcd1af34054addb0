import { AIMessage, type BaseMessage } from '@langchain/core/messages';
import { NoSecondReading } from '../../../domain/quoting/llm-shipment-extractor.port.js';

/** What a model answered, as an object and as its text. */
export interface Answer {
  readonly answer: object;
  readonly text: string;
}

/** Ends of an answer that was cut short: half a list of sizes would be another shipment. */
const CUT_SHORT: ReadonlySet<unknown> = new Set(['max_tokens', 'length']);
const LONGEST_KEPT_TEXT = 8_000;

/** The answer in a message: the arguments of the form that it filled in, or its text as strict JSON. @throws NoSecondReading */
export function answerIn(message: BaseMessage): Answer {
  const { stop_reason, finish_reason, done_reason }: Readonly<Record<string, unknown>> = message.response_metadata;
  if ([stop_reason, finish_reason, done_reason].some((end) => CUT_SHORT.has(end))) throw unusable();
  const form = AIMessage.isInstance(message) ? message.tool_calls?.[0]?.args : undefined;
  if (form !== undefined) return { answer: form, text: JSON.stringify(form).slice(0, LONGEST_KEPT_TEXT) };
  const text = message.text;
  const answer = parsed(bare(text));
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) throw unusable();
  return { answer, text: text.slice(0, LONGEST_KEPT_TEXT) };
}

/** Tokens as the provider counts them. */
export function tokensOf(message: BaseMessage): { readonly inputTokens: number; readonly outputTokens: number } {
  const usage = AIMessage.isInstance(message) ? message.usage_metadata : undefined;
  return { inputTokens: countOf(usage?.input_tokens), outputTokens: countOf(usage?.output_tokens) };
}

function countOf(count: number | undefined): number {
  return count !== undefined && Number.isSafeInteger(count) && count > 0 ? Math.min(count, 2_000_000_000) : 0;
}

/** Without a fence of backticks and the thoughts that some models put before their answer. */
function bare(text: string): string {
  const thoughtsEnd = text.lastIndexOf('</think>');
  const answer = (thoughtsEnd < 0 ? text : text.slice(thoughtsEnd + '</think>'.length)).trim();
  return /^```(?:json)?\s*\n([\s\S]*)\n```$/.exec(answer)?.[1] ?? answer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unusable();
  }
}

function unusable(): NoSecondReading {
  return new NoSecondReading('unusable', 'The answer of the language model could not be used.');
}
