import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const CLIENT = { clientId: 'client-for-tests', clientSecret: 'client-secret-for-tests-only' } as const;

/** An answer instead of a token, or none at all. */
export type TokenFailure =
  | { readonly status: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  | 'silence';

interface IssuedCode {
  readonly challenge: string;
  readonly redirectUrl: string;
}

/** A provider of tokens on the loopback: it answers as Google and Microsoft document it, and lets everybody in as one person. */
export class TokenServer {
  /** Answers the token endpoint so; undefined: as it should be. */
  failure: TokenFailure | undefined;
  /** People say no. */
  isDeclining = false;
  /** Gives another refresh token each time, and takes the old one no more. */
  isRotating = false;
  lifetimeSeconds = 3_600;
  /** What was asked of the token endpoint. */
  readonly requests: URLSearchParams[] = [];
  private readonly codes = new Map<string, IssuedCode>();
  private readonly refreshTokens = new Set<string>();
  private readonly accessTokens = new Set<string>();
  private issued = 0;
  private readonly server: Server;

  constructor(readonly person: string) {
    this.server = createServer((request, response) => {
      void this.answer(request, response).catch(() => response.writeHead(500).end());
    });
  }

  /** @returns the address */
  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** The person takes back what they have allowed. */
  withdraw(): void {
    this.refreshTokens.clear();
    this.accessTokens.clear();
  }

  /** Access tokens that were given out are good no more, refresh tokens are. */
  withdrawAccess(): void {
    this.accessTokens.clear();
  }

  /** Whether a mail server lets somebody in with an access token. */
  isGood(accessToken: string): boolean {
    return this.accessTokens.has(accessToken);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname.endsWith('/authorize')) return this.signIn(url.searchParams, response);
    const form = new URLSearchParams(await readBody(request));
    if (url.pathname.endsWith('/introspect')) {
      const isActive = this.accessTokens.has(form.get('token') ?? '');
      return sendJson(response, 200, isActive ? { active: true, username: this.person } : { active: false });
    }
    this.requests.push(form);
    if (this.failure === 'silence') return;
    if (this.failure) {
      response.writeHead(this.failure.status, this.failure.headers).end(this.failure.body);
      return;
    }
    const isClient = form.get('client_id') === CLIENT.clientId && form.get('client_secret') === CLIENT.clientSecret;
    if (isClient) this.grant(form, response);
    else sendError(response, 401, 'invalid_client', 'AADSTS7000215: Invalid client secret provided.');
  }

  private signIn(query: URLSearchParams, response: ServerResponse): void {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (this.isDeclining) {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'The user did not consent <b>at all</b>.');
    } else {
      const code = this.issue('code');
      const challenge = query.get('code_challenge_method') === 'S256' ? (query.get('code_challenge') ?? '') : '';
      this.codes.set(code, { challenge, redirectUrl: query.get('redirect_uri') ?? '' });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  private grant(form: URLSearchParams, response: ServerResponse): void {
    const kind = form.get('grant_type');
    if (kind === 'client_credentials') this.sendTokens(response, undefined);
    else if (kind === 'authorization_code') this.grantByCode(form, response);
    else this.grantByRefreshToken(form.get('refresh_token') ?? '', response);
  }

  private grantByCode(form: URLSearchParams, response: ServerResponse): void {
    const code = form.get('code') ?? '';
    const issued = this.codes.get(code);
    this.codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood = issued?.challenge === challenge && issued.redirectUrl === form.get('redirect_uri');
    if (isGood) this.sendTokens(response, this.addRefreshToken());
    else sendError(response, 400, 'invalid_grant', 'The code is not good.');
  }

  private grantByRefreshToken(refreshToken: string, response: ServerResponse): void {
    const isGood = this.refreshTokens.has(refreshToken);
    if (!isGood) sendError(response, 400, 'invalid_grant', 'AADSTS50173: The provided grant has expired.');
    else if (this.isRotating) {
      this.refreshTokens.delete(refreshToken);
      this.sendTokens(response, this.addRefreshToken());
    } else this.sendTokens(response, undefined);
  }

  private sendTokens(response: ServerResponse, refreshToken: string | undefined): void {
    const accessToken = this.issue('access');
    this.accessTokens.add(accessToken);
    const claims = Buffer.from(JSON.stringify({ email: this.person })).toString('base64url');
    sendJson(response, 200, {
      ...{ token_type: 'Bearer', access_token: accessToken, expires_in: this.lifetimeSeconds },
      ...{ refresh_token: refreshToken, id_token: `e30.${claims}.c2ln` },
    });
  }

  private addRefreshToken(): string {
    const token = this.issue('refresh');
    this.refreshTokens.add(token);
    return token;
  }

  private issue(kind: string): string {
    this.issued += 1;
    return `${kind}-${this.issued}-for-tests-only`;
  }
}

function sendError(response: ServerResponse, status: number, error: string, description: string): void {
  sendJson(response, status, { error, error_description: description });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
