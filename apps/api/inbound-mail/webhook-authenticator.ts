import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LogRefusedCall } from '../../../application/identity/log-refused-call.js';
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

/** Asks callers of the channels for their proof before anything of an email is read, or, where they sign it, parsed. */
export class WebhookAuthenticator {
  private readonly unproven = new UnprovenBodies();
  private readonly reportedAt = new Map<string, number>();

  /**
   * @param nowSeconds the time of now, in Unix seconds
   * @param logRefusedCall told of staff whose role does not suffice
   * @param onRefused told of refused callers: of each address once a minute
   */
  constructor(
    private readonly secret: string,
    private readonly nowSeconds: () => number,
    private readonly logRefusedCall: LogRefusedCall,
    private readonly onRefused: (address: string, route: string) => void,
  ) {}

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
      this.report(request.ip, route);
      return reply.status(401).send({ error: HTTP_MESSAGES.notSignedIn });
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
    this.report(request.ip, route);
    throw new DomainError('unauthenticated', HTTP_MESSAGES.notSignedIn);
  };

  /** Whether a caller has proven who it is without its body. */
  readonly isProvenUnread = (request: FastifyRequest): boolean => {
    return mayBringMail(request) || this.isProvenByHeader(request);
  };

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
