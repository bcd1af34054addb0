import type { Clock } from '../../domain/clock.port.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { Hasher } from '../../domain/hasher.port.js';
import { type ApiToken, type ApiTokenEntry, TOKEN_PREFIX, validateApiToken } from '../../domain/identity/api-token.js';
import { createPageRequest } from '../persistence/pagination.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { ApiTokenRepository } from './api-token.repository.js';
import type { SecretGenerator } from './secret-generator.port.js';

const HINT_LENGTH = 4;

/** A token whose secret is to be told, this once. */
export interface IssuedApiToken {
  readonly token: ApiToken;
  readonly secret: string;
}

/** What administrators do with the tokens of other programs. */
export class ManageApiTokens {
  constructor(
    private readonly apiTokens: Pick<ApiTokenRepository, 'findPage'>,
    private readonly secrets: Pick<SecretGenerator, 'generateToken'>,
    private readonly hasher: Hasher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** One page, the newest first. @param page counted from 1 */
  page(page: number, pageSize: number) {
    return this.apiTokens.findPage(createPageRequest(page, pageSize));
  }

  /** @throws DomainError `invalid` for an unfit entry, `conflict` for a name in use */
  async create(entry: ApiTokenEntry, actor: string): Promise<IssuedApiToken> {
    const at = this.clock.now();
    const valid = validateApiToken(entry, at);
    const secret = `${TOKEN_PREFIX}${this.secrets.generateToken()}`;
    const draft = { ...valid, hint: secret.slice(-HINT_LENGTH), createdBy: actor };
    return this.unitOfWork.run(async (tx) => {
      const token = await tx.apiTokens.add(draft, this.hasher.sha256(secret));
      await tx.events.publish({ type: 'api-token-created', at, actor, after: summarizeToken(token) });
      return { token, secret };
    });
  }

  /** Makes a token worthless, at once. @throws DomainError `missing` for one that is unknown or revoked already */
  async revoke(id: number, actor: string): Promise<void> {
    const at = this.clock.now();
    await this.unitOfWork.run(async (tx) => {
      const token = await tx.apiTokens.revoke(id, at);
      if (!token) throw createNotFoundError('API token', id);
      await tx.events.publish({ type: 'api-token-revoked', at, actor, before: summarizeToken(token) });
    });
  }
}

function summarizeToken({ id, name, scopes, expiresAt }: ApiToken) {
  return { id, name, scopes, expiresAt: expiresAt?.toISOString() ?? null };
}
