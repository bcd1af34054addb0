import type { Administrator } from '../../../application/identity/administrator.js';
import { AdministratorRepository } from '../../../application/identity/administrator.repository.js';
import { CONFLICT_MESSAGES } from '../../../domain/errors/repository-error.messages.js';
import { createConflictError } from '../../../domain/errors/repository-errors.js';
import { Table } from './table.js';
import type { UndoLog } from './undo-log.js';

/** The administrators in memory. */
export class InMemoryAdministratorRepository extends AdministratorRepository {
  constructor(private readonly rows: Table<Administrator> = Table.createEmpty<Administrator>()) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryAdministratorRepository {
    return new InMemoryAdministratorRepository(this.rows.withUndoLog(undoLog));
  }

  async findByEmail(email: string): Promise<Administrator | undefined> {
    return this.rows.findFirst((administrator) => administrator.email === email.toLowerCase());
  }

  async findById(id: number): Promise<Administrator | undefined> {
    return this.rows.find(id);
  }

  async findForUpdate(id: number): Promise<Administrator | undefined> {
    return this.rows.find(id);
  }

  async findActiveAdministratorsForUpdate(): Promise<readonly Administrator[]> {
    return this.rows.all().filter(({ role, isActive }) => isActive && role === 'administrator');
  }

  async all(): Promise<readonly Administrator[]> {
    return this.rows.all();
  }

  async count(): Promise<number> {
    return this.rows.all().length;
  }

  async add(administrator: Omit<Administrator, 'id'>): Promise<Administrator> {
    const unique = await this.ensureUniqueEmail(administrator);
    return this.rows.add((id) => ({ ...unique, id }));
  }

  async update(id: number, change: Partial<Omit<Administrator, 'id'>>): Promise<void> {
    this.rows.put(await this.ensureUniqueEmail({ ...this.rows.get(id, 'administrator'), ...change }, id));
  }

  private async ensureUniqueEmail<Person extends { readonly email: string }>(
    administrator: Person,
    id?: number,
  ): Promise<Person> {
    const other = await this.findByEmail(administrator.email);
    if (other && other.id !== id) throw createConflictError(CONFLICT_MESSAGES.administrator);
    return { ...administrator, email: administrator.email.toLowerCase() };
  }
}
