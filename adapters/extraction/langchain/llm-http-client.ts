import { setTimeout as pause } from 'node:timers/promises';
import { NoSecondReading } from '../../../domain/quoting/llm-shipment-extractor.port.js';

/** Tries after the first one that met a busy or broken server. */
export const RETRIES = 2;
/** An answer to our question has some hundred words; one of this size is something else. */
export const LARGEST_ANSWER_BYTES = 256 * 1024;
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 5_000;

/**
 * The line to a model's server for one reading: it keeps the time, tries again where that can help, and lets no endless
 * answer in. The providers' own clients are told to do none of this.
 */
export class ModelLine {
  private asked = 0;
  private fault: NoSecondReading | undefined;
  private started: AbortSignal | undefined;

  /** @param patienceMs from the first question on, so that loading a client's code takes nothing away from it */
  constructor(private readonly patienceMs: number) {}

  /** How often the server was asked. */
  get tries(): number {
    return this.asked;
  }

  /** What went wrong on the line; undefined where the answer came through, whatever it says. */
  get broken(): NoSecondReading | undefined {
    return this.fault;
  }

  /** In the place of `fetch`: the whole answer, read to its end. @throws NoSecondReading */
  readonly fetch: typeof fetch = async (input, init) => {
    for (let retry = 0; ; retry += 1) {
      try {
        return await this.ask(input, init);
      } catch (fault) {
        const silence = this.silenceOf(fault);
        const wait = waitBefore(retry, fault);
        if (wait === undefined || silence.silence === 'timed-out') {
          this.fault = silence;
          throw silence;
        }
        await pause(wait, undefined, { signal: this.deadline }).catch(() => undefined);
      }
    }
  };

  private get deadline(): AbortSignal {
    this.started ??= AbortSignal.timeout(this.patienceMs);
    return this.started;
  }

  private async ask(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Promise<Response> {
    this.deadline.throwIfAborted();
    this.asked += 1;
    // A redirect would carry the email to an address that nobody has configured.
    const response = await fetch(input, { ...init, redirect: 'error', signal: this.deadline });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Refusal(response.status, secondsOf(response.headers.get('retry-after')));
    }
    return new Response(await wholeBody(response), {
      status: response.status,
      headers: plainHeaders(response.headers),
    });
  }

  private silenceOf(fault: unknown): NoSecondReading {
    if (fault instanceof NoSecondReading) return fault;
    if (this.deadline.aborted) return new NoSecondReading('timed-out', 'The language model did not answer in time.');
    if (fault instanceof Refusal) {
      return new NoSecondReading('refused', `The language model's server refused with status ${fault.status}.`);
    }
    return new NoSecondReading('unreachable', "The language model's server could not be reached.");
  }
}

/** A status other than success. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly retryAfterMs: number | undefined,
  ) {
    super(`Status ${status}`);
  }
}

/** Milliseconds until the next try; undefined where another try cannot help. */
function waitBefore(retry: number, fault: unknown): number | undefined {
  if (retry >= RETRIES || fault instanceof NoSecondReading) return undefined;
  const backOff = FIRST_PAUSE_MS * 2 ** retry * (1 + Math.random());
  if (!(fault instanceof Refusal)) return backOff;
  const isPassing = fault.status === 429 || fault.status === 408 || fault.status >= 500;
  return isPassing ? Math.min(LONGEST_PAUSE_MS, Math.max(backOff, fault.retryAfterMs ?? 0)) : undefined;
}

function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,4}$/.test(header) ? Number(header) * 1000 : undefined;
}

async function wholeBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > LARGEST_ANSWER_BYTES) {
      throw new NoSecondReading('too-long', 'The language model answered with far more than was asked.');
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
function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  return plain;
}
