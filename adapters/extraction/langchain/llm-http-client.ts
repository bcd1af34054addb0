import { setTimeout as pause } from 'node:timers/promises';
import { LlmUnavailableError } from '../../../domain/quoting/llm-shipment-extractor.port.js';
import { LANGCHAIN_MESSAGES } from './langchain.messages.js';

/** Retries after a first attempt that met a busy or failing server. */
export const MAX_RETRIES = 2;
/** An answer to our question has some hundred words; one of this size is something else. */
export const MAX_ANSWER_BYTES = 256 * 1024;
const FIRST_BACKOFF_MS = 300;
const MAX_BACKOFF_MS = 5_000;

/**
 * The HTTP client to a model's server for one extraction: enforces the timeout, retries transient errors, and limits
 * the size of an answer. The providers' own clients are configured to do none of this.
 */
export class LlmHttpClient {
  private attemptCount = 0;
  private lastError: LlmUnavailableError | undefined;
  private startedDeadline: AbortSignal | undefined;

  /** @param timeoutMs from the first question on, so that loading a client's code takes nothing away from it */
  constructor(private readonly timeoutMs: number) {}

  /** How often the server was asked. */
  get attempts(): number {
    return this.attemptCount;
  }

  /** The HTTP error; undefined if an answer was received, whatever its content. */
  get failure(): LlmUnavailableError | undefined {
    return this.lastError;
  }

  /** In the place of `fetch`: the whole answer, read to its end. @throws LlmUnavailableError */
  readonly fetch: typeof fetch = async (input, init) => {
    for (let retry = 0; ; retry += 1) {
      try {
        return await this.send(input, init);
      } catch (error) {
        const unavailable = this.toUnavailableError(error);
        const wait = computeBackoffMs(retry, error);
        if (wait === undefined || unavailable.reason === 'timed-out') {
          this.lastError = unavailable;
          throw unavailable;
        }
        await pause(wait, undefined, { signal: this.deadline }).catch(() => undefined);
      }
    }
  };

  private get deadline(): AbortSignal {
    this.startedDeadline ??= AbortSignal.timeout(this.timeoutMs);
    return this.startedDeadline;
  }

  private async send(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Promise<Response> {
    this.deadline.throwIfAborted();
    this.attemptCount += 1;
    // A redirect would send the email to an address that is not configured.
    const response = await fetch(input, { ...init, redirect: 'error', signal: this.deadline });
    if (!response.ok) {
      await response.body?.cancel();
      throw new HttpStatusError(response.status, parseRetryAfterMs(response.headers.get('retry-after')));
    }
    return new Response(await readBody(response), {
      status: response.status,
      headers: removeEncodingHeaders(response.headers),
    });
  }

  private toUnavailableError(error: unknown): LlmUnavailableError {
    if (error instanceof LlmUnavailableError) return error;
    if (this.deadline.aborted) return new LlmUnavailableError('timed-out', LANGCHAIN_MESSAGES.noAnswerInTime);
    if (error instanceof HttpStatusError) {
      return new LlmUnavailableError('refused', LANGCHAIN_MESSAGES.refusedWithStatus(error.status));
    }
    return new LlmUnavailableError('unreachable', LANGCHAIN_MESSAGES.unreachable);
  }
}

/** A status other than success. */
class HttpStatusError extends Error {
  constructor(
    readonly status: number,
    readonly retryAfterMs: number | undefined,
  ) {
    super(`Status ${status}`);
  }
}

/** Milliseconds until the next attempt; undefined if a retry cannot help. */
function computeBackoffMs(retry: number, error: unknown): number | undefined {
  if (retry >= MAX_RETRIES || error instanceof LlmUnavailableError) return undefined;
  const backOff = FIRST_BACKOFF_MS * 2 ** retry * (1 + Math.random());
  if (!(error instanceof HttpStatusError)) return backOff;
  const isPassing = error.status === 429 || error.status === 408 || error.status >= 500;
  return isPassing ? Math.min(MAX_BACKOFF_MS, Math.max(backOff, error.retryAfterMs ?? 0)) : undefined;
}

function parseRetryAfterMs(header: string | null): number | undefined {
  return header !== null && /^\d{1,4}$/.test(header) ? Number(header) * 1000 : undefined;
}

async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > MAX_ANSWER_BYTES) {
      throw new LlmUnavailableError('too-long', LANGCHAIN_MESSAGES.answerTooLong);
    }
    pieces.push(piece);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

/** The body is unpacked by now. */
function removeEncodingHeaders(headers: Headers): Headers {
  const result = new Headers(headers);
  result.delete('content-encoding');
  result.delete('content-length');
  return result;
}
