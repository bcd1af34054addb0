import type { EntityManager } from 'typeorm';
import type { Administrator } from '../../../../application/identity/administrator.js';
import { AdministratorRepository } from '../../../../application/identity/administrator.repository.js';
import {
  CONFLICT_MESSAGES,
  createConflictError,
  createNotFoundError,
} from '../../../../domain/errors/repository-errors.js';
import { isConstraintError, joinOrStartTransaction } from '../query.js';
import { sanitizeText } from '../sanitize.js';
import { AdministratorTable } from './administrator.table.js';

/** The administrators in PostgreSQL. */
export class PostgresAdministratorRepository extends AdministratorRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async findByEmail(email: string): Promise<Administrator | undefined> {
    const where = { email: sanitizeText(email.toLowerCase()) };
    return (await this.manager.findOneBy(AdministratorTable, where)) ?? undefined;
  }

  async findById(id: number): Promise<Administrator | undefined> {
    return (await this.manager.findOneBy(AdministratorTable, { id })) ?? undefined;
  }

  async findForUpdate(id: number): Promise<Administrator | undefined> {
    return joinOrStartTransaction(this.manager, async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      return (await manager.findOne(AdministratorTable, { where: { id }, lock })) ?? undefined;
    });
  }

  findActiveAdministratorsForUpdate(): Promise<readonly Administrator[]> {
    return joinOrStartTransaction(this.manager, (manager) =>
      manager.find(AdministratorTable, {
        where: { role: 'administrator', isActive: true },
        // Always in the same order: two who lock the same rows wait for each other, and not both for ever.
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      }),
    );
  }

  async all(): Promise<readonly Administrator[]> {
    return this.manager.find(AdministratorTable, { order: { id: 'ASC' } });
  }

  async count(): Promise<number> {
    return this.manager.count(AdministratorTable);
  }

  async add(administrator: Omit<Administrator, 'id'>): Promise<Administrator> {
    const insert = this.manager.createQueryBuilder().insert().into(AdministratorTable).values(toColumns(administrator));
    const result = await insert.orIgnore().returning('id').updateEntity(false).execute();
    const [row]: Array<{ id: number }> = result.raw;
    if (!row) throw createConflictError(CONFLICT_MESSAGES.administrator);
    return { ...toColumns(administrator), id: row.id };
  }

  async update(id: number, change: Partial<Omit<Administrator, 'id'>>): Promise<void> {
    const { email } = change;
    const columns = email === undefined ? change : { ...change, email: email.toLowerCase() };
    try {
      const { affected } = await this.manager.update(AdministratorTable, { id }, columns);
      if (!affected) throw createNotFoundError('administrator', id);
    } catch (error) {
      if (isConstraintError('unique', error)) throw createConflictError(CONFLICT_MESSAGES.administrator);
      throw error;
    }
  }
}

function toColumns(administrator: Omit<Administrator, 'id'>): Omit<Administrator, 'id'> {
  const { email, name, passwordHash, role, isActive, mustChangePassword, sessionVersion } = administrator;
  const { secondFactor, language } = administrator;
  const access = { role, isActive, mustChangePassword, sessionVersion, secondFactor };
  return { email: email.toLowerCase(), name, passwordHash, ...access, language };
}
