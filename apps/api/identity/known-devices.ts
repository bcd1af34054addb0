import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../domain/clock.port.js';
import { DAY_MS } from '../../../domain/durations.js';
import type { Secrets } from '../config/secrets.js';

const COOKIE = 'istmo_device';
const SIGN_IN = '/api/auth/login';
const LIFETIME_MS = 180 * DAY_MS;
/** Seconds since 1970, an id of the device, and their signature. */
const TOKEN = /^(\d{1,12})\.([A-Za-z0-9_-]{22})\.([a-f0-9]{64})$/;

/**
 * Remembers in a signed cookie that somebody has signed in to an account on this device. It opens nothing: it only tells the
 * throttle that attempts come from a device of the account's user, so that strangers cannot keep them out.
 */
export class KnownDevices {
  private readonly unsent = new WeakMap<FastifyReply, string>();

  constructor(
    private readonly secrets: Pick<Secrets, 'sessionSecret'>,
    private readonly clock: Clock,
  ) {}

  /** The id of the device, where it is one of this account. @param account the email address as typed */
  find(request: FastifyRequest, account: string): string | undefined {
    const [, issuedAt = '', id = '', signature = ''] = TOKEN.exec(request.cookies[COOKIE] ?? '') ?? [];
    if (id === '') return undefined;
    const ageMs = this.clock.now().getTime() - Number(issuedAt) * 1000;
    const isTrue = timingSafeEqual(Buffer.from(signature, 'hex'), this.sign(account, issuedAt, id));
    return isTrue && ageMs >= 0 && ageMs <= LIFETIME_MS ? id : undefined;
  }

  /** Makes the device one of the account. */
  remember(reply: FastifyReply, account: string): void {
    const issuedAt = String(Math.floor(this.clock.now().getTime() / 1000));
    const id = randomBytes(16).toString('base64url');
    const signature = this.sign(account, issuedAt, id).toString('hex');
    this.unsent.set(reply, `${issuedAt}.${id}.${signature}`);
  }

  /** A hook for what is sent: the cookie goes out behind the session's, which callers may take for the only one. */
  sendCookie(isSecure: boolean) {
    return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const token = this.unsent.get(reply);
      if (token === undefined) return;
      const maxAge = LIFETIME_MS / 1000;
      void reply.setCookie(COOKIE, token, {
        path: SIGN_IN,
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
        maxAge,
      });
    };
  }

  private sign(account: string, issuedAt: string, id: string): Buffer {
    const signed = `known device|${account.trim().toLowerCase()}|${issuedAt}|${id}`;
    return createHmac('sha256', this.secrets.sessionSecret).update(signed).digest();
  }
}
