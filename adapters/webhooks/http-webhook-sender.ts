import { promises as dns, type LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isNativeError } from 'node:util/types';
import {
  type WebhookRequest,
  type WebhookResult,
  WebhookSender,
} from '../../application/integrations/webhook-sender.port.js';
import type { DeliveryFailure } from '../../domain/integrations/webhook-delivery.js';
import { isPublicAddress } from './public-address.js';
import { signWebhook } from './sign-webhook.js';

/** From the look-up of the name to the status (Standard Webhooks: 15 to 30 seconds). */
const TIMEOUT_MS = 15_000;
const MAX_HEADER_BYTES = 16_384;

/** What the sender is put together from. */
export interface HttpWebhookSenderOptions {
  /** Whether endpoints may lie on this machine and in private networks. */
  readonly allowsPrivateTargets: boolean;
  readonly timeoutMs?: number;
  /** All addresses of a name; those of the system's resolver where it is left out. */
  readonly resolve?: (name: string) => Promise<readonly LookupAddress[]>;
}

/** A name leads into a private network. */
class AddressRefusedError extends Error {}

/**
 * Sends events by HTTP. Every address of a name is judged before one is connected to, and it is those that are connected to:
 * a name that changes in between leads nowhere else. Redirects are not followed, and of an answer only the status is read.
 */
export class HttpWebhookSender extends WebhookSender {
  readonly allowsPrivateTargets: boolean;
  private readonly timeoutMs: number;
  private readonly resolve: (name: string) => Promise<readonly LookupAddress[]>;

  constructor({ allowsPrivateTargets, timeoutMs = TIMEOUT_MS, resolve }: HttpWebhookSenderOptions) {
    super();
    this.allowsPrivateTargets = allowsPrivateTargets;
    this.timeoutMs = timeoutMs;
    this.resolve = resolve ?? ((name) => dns.lookup(name, { all: true }));
  }

  async send(webhook: WebhookRequest): Promise<WebhookResult> {
    try {
      const { statusCode = 0, headers } = await this.post(webhook);
      if (statusCode >= 200 && statusCode < 300) return { kind: 'delivered', statusCode };
      const retryAfterMs = parseRetryAfter(headers['retry-after'], webhook.at);
      return { kind: 'failed', failure: 'status', statusCode, retryAfterMs };
    } catch (error) {
      return { kind: 'failed', failure: classifyError(error), statusCode: undefined, retryAfterMs: undefined };
    }
  }

  async isTargetRefused(url: string): Promise<boolean> {
    const { hostname } = new URL(url);
    return this.findAddresses(unwrapHost(hostname)).then(
      () => false,
      (error: unknown) => error instanceof AddressRefusedError,
    );
  }

  private async post({ url: address, ...signed }: WebhookRequest): Promise<IncomingMessage> {
    const url = new URL(address);
    const host = unwrapHost(url.hostname);
    // A literal address is connected to without a look-up.
    if (isIP(host) !== 0) await this.findAddresses(host);
    const body = Buffer.from(signed.body, 'utf8');
    const options = {
      method: 'POST',
      agent: false,
      lookup: this.lookup,
      maxHeaderSize: MAX_HEADER_BYTES,
      signal: AbortSignal.timeout(this.timeoutMs),
      headers: {
        ...signWebhook(signed),
        'content-type': 'application/json',
        'content-length': body.length,
        'user-agent': 'Istmo',
      },
    };
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (response) => {
        resolve(response);
        // Nobody reads what else it says.
        response.destroy();
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  private readonly lookup: LookupFunction = (name, options, callback) => {
    this.findAddresses(name).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) callback(null, [...addresses]);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };

  /** @throws AddressRefusedError where one of them is not public and the deployment does not allow it */
  private async findAddresses(host: string): Promise<readonly LookupAddress[]> {
    const family = isIP(host);
    const addresses = family === 0 ? await this.resolve(host) : [{ address: host, family }];
    if (this.allowsPrivateTargets || addresses.every(({ address }) => isPublicAddress(address))) return addresses;
    throw new AddressRefusedError();
  }
}

/** An IPv6 address stands in brackets in a URL. */
function unwrapHost(hostname: string): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

const CODE_FAILURES: ReadonlyArray<readonly [prefix: string, DeliveryFailure]> = [
  ['ABORT_ERR', 'timed-out'],
  ['ETIMEDOUT', 'timed-out'],
  ['ENOTFOUND', 'name-unknown'],
  ['EAI_AGAIN', 'name-unknown'],
  ['CERT_', 'certificate'],
  ['ERR_TLS_CERT', 'certificate'],
  ['DEPTH_ZERO_', 'certificate'],
  ['SELF_SIGNED_', 'certificate'],
  ['UNABLE_TO_', 'certificate'],
];

function classifyError(error: unknown): DeliveryFailure {
  if (error instanceof AddressRefusedError) return 'address-refused';
  const code = isNativeError(error) && 'code' in error ? String(error.code) : '';
  return CODE_FAILURES.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 'unreachable';
}

/** Seconds, or a date (RFC 9110, 10.2.3). */
function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return ms > 0 ? ms : undefined;
}
