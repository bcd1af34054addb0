import { AIMessage, type BaseMessage } from '@langchain/core/messages';
import { LlmUnavailableError } from '../../../domain/quoting/llm-shipment-extractor.port.js';
import { LANGCHAIN_MESSAGES } from './langchain.messages.js';

/** What a model answered, as an object and as its text. */
export interface LlmAnswer {
  readonly answer: object;
  readonly text: string;
}

/** Ends of an answer that was cut short: half a list of sizes would be another shipment. */
const TRUNCATED_FINISH_REASONS: ReadonlySet<unknown> = new Set(['max_tokens', 'length']);
const MAX_STORED_TEXT_LENGTH = 8_000;

/** The answer in a message: the arguments of the form that it filled in, or its text as strict JSON. @throws LlmUnavailableError */
export function parseAnswer(message: BaseMessage): LlmAnswer {
  const { stop_reason, finish_reason, done_reason }: Readonly<Record<string, unknown>> = message.response_metadata;
  if ([stop_reason, finish_reason, done_reason].some((end) => TRUNCATED_FINISH_REASONS.has(end)))
    throw createUnusableError();
  const form = AIMessage.isInstance(message) ? message.tool_calls?.[0]?.args : undefined;
  if (form !== undefined) return { answer: form, text: JSON.stringify(form).slice(0, MAX_STORED_TEXT_LENGTH) };
  const text = message.text;
  const answer = parseJson(stripFenceAndThoughts(text));
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) throw createUnusableError();
  return { answer, text: text.slice(0, MAX_STORED_TEXT_LENGTH) };
}

/** Tokens as the provider counts them. */
export function countTokens(message: BaseMessage): { readonly inputTokens: number; readonly outputTokens: number } {
  const usage = AIMessage.isInstance(message) ? message.usage_metadata : undefined;
  return { inputTokens: toTokenCount(usage?.input_tokens), outputTokens: toTokenCount(usage?.output_tokens) };
}

function toTokenCount(count: number | undefined): number {
  return count !== undefined && Number.isSafeInteger(count) && count > 0 ? Math.min(count, 2_000_000_000) : 0;
}

/** Without a fence of backticks and the thoughts that some models put before their answer. */
function stripFenceAndThoughts(text: string): string {
  const thoughtsEnd = text.lastIndexOf('</think>');
  const answer = (thoughtsEnd < 0 ? text : text.slice(thoughtsEnd + '</think>'.length)).trim();
  return /^```(?:json)?[^\S\n]*\n([\s\S]*)\n```$/.exec(answer)?.[1] ?? answer;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw createUnusableError();
  }
}

function createUnusableError(): LlmUnavailableError {
  return new LlmUnavailableError('unusable', LANGCHAIN_MESSAGES.unusableAnswer);
}
