import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallRateLimiter } from '../../../application/identity/call-rate-limiter.js';
import type { LogRefusedCall } from '../../../application/identity/log-refused-call.js';
import { TooManyAttemptsError } from '../../../application/identity/too-many-attempts-error.js';
import type { Clock } from '../../../domain/clock.port.js';
import { MINUTE_MS, SECOND_MS } from '../../../domain/durations.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { HTTP_MESSAGES } from '../http/http.messages.js';
import { createRoleError, describeCall, hasRole } from '../http/staff-account.js';
import { UnprovenBodies } from './unproven-bodies.js';
import { extractCredentials, hasValidCredentials, hasValidPassword, isSignatureFresh } from './webhook-signature.js';

const WEBHOOK_ROUTE = '/api/webhook/email';
/** Mailgun's proof stands in the form. */
const SIGNED_FORM_ROUTE = '/api/webhook/email/mailgun';

const REPORT_INTERVAL_SECONDS = 60;
const MAX_REMEMBERED_ADDRESSES = 1_000;
/** Wrong secrets and signatures of one address within a minute that are answered as such. */
export const MAX_REFUSED_PER_MINUTE = 20;

/** Asks callers of the channels for their proof before anything of an email is read, or, where they sign it, parsed. */
export class WebhookAuthenticator {
  private readonly unproven = new UnprovenBodies();
  private readonly reportedAt = new Map<string, number>();
  private readonly refusals: CallRateLimiter;

  /**
   * @param logRefusedCall told of staff whose role does not suffice
   * @param onRefused told of refused callers: of each address once a minute
   */
  constructor(
    private readonly secret: string,
    private readonly clock: Clock,
    private readonly logRefusedCall: LogRefusedCall,
    private readonly onRefused: (address: string, route: string) => void,
  ) {
    this.refusals = new CallRateLimiter(clock, MAX_REFUSED_PER_MINUTE, MINUTE_MS);
  }

  /** The hook before a body is read: only who may have signed it comes further without having proven it. */
  readonly rejectUnauthenticated = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const route = request.routeOptions.url;
    if (!route?.startsWith(WEBHOOK_ROUTE) || this.isProvenUnread(request)) return undefined;
    const mayBeSigned = route === SIGNED_FORM_ROUTE || isSignatureFresh(extractCredentials(request), this.nowSeconds());
    if (!mayBeSigned) {
      if (request.staffAccount) {
        await this.logRefusedCall.execute(request.staffAccount, describeCall(request));
        return reply.status(403).send({ error: createRoleError(request.staffAccount).message });
      }
      return this.sendRefusal(request.ip, route, reply);
    }
    if (this.unproven.admit(request.ip, request.raw, reply.raw)) return undefined;
    return reply.status(503).header('retry-after', '5').send({ error: HTTP_MESSAGES.tooManyBodies });
  };

  /** Judges the signature of a body that was read and not parsed. @throws DomainError `unauthenticated` */
  readonly verifyBody = (request: FastifyRequest, rawBody: Buffer): void => {
    const route = request.routeOptions.url;
    if (!route?.startsWith(WEBHOOK_ROUTE) || route === SIGNED_FORM_ROUTE) return;
    if (this.isProvenUnread(request)) return;
    const credentials = { ...extractCredentials(request), rawBody };
    if (hasValidCredentials(credentials, this.secret, this.nowSeconds())) return;
    this.countRefusal(request.ip, route);
    throw new DomainError('unauthenticated', HTTP_MESSAGES.notSignedIn);
  };

  /** Whether a caller has proven who it is without its body. */
  readonly isProvenUnread = (request: FastifyRequest): boolean => {
    return mayBringMail(request) || this.isProvenByHeader(request);
  };

  private sendRefusal(address: string, route: string, reply: FastifyReply): FastifyReply {
    try {
      this.countRefusal(address, route);
    } catch (error) {
      if (!(error instanceof TooManyAttemptsError)) throw error;
      const seconds = Math.ceil(error.waitMs / SECOND_MS);
      return reply.status(429).header('retry-after', String(seconds)).send({ error: error.message });
    }
    return reply.status(401).send({ error: HTTP_MESSAGES.notSignedIn });
  }

  /** Who has the right secret never comes here, however many wrong ones came from its address. @throws TooManyAttemptsError */
  private countRefusal(address: string, route: string): void {
    this.report(address, route);
    this.refusals.assertAllowed(address);
    this.refusals.count(address);
  }

  private nowSeconds(): number {
    return Math.floor(this.clock.now().getTime() / SECOND_MS);
  }

  private report(address: string, route: string): void {
    const now = this.nowSeconds();
    if (now - (this.reportedAt.get(address) ?? Number.NEGATIVE_INFINITY) < REPORT_INTERVAL_SECONDS) return;
    if (this.reportedAt.size >= MAX_REMEMBERED_ADDRESSES) this.reportedAt.clear();
    this.reportedAt.set(address, now);
    this.onRefused(address, route);
  }

  private isProvenByHeader(request: FastifyRequest): boolean {
    const credentials = extractCredentials(request);
    return (
      hasValidCredentials(credentials, this.secret, this.nowSeconds()) ||
      hasValidPassword(credentials.authorization, this.secret)
    );
  }
}

/** Whether a signed-in person may bring an email in without the secret of the channels. */
export function mayBringMail(request: FastifyRequest): boolean {
  return hasRole(request, 'operator');
}
