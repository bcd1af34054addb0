import type { EntityManager } from 'typeorm';
import type { Administrator } from '../../../../application/identity/administrator.js';
import { Administrators } from '../../../../application/identity/administrator.repository.js';
import { duplicateRecord, RECORD_SENTENCES, unknownRecord } from '../../../../domain/errors/repository-errors.js';
import { isBroken } from '../query.js';
import { storableText } from '../sanitize.js';
import { AdministratorTable } from './administrator.table.js';

/** The administrators in PostgreSQL. */
export class PostgresAdministrators extends Administrators {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async byEmail(email: string): Promise<Administrator | undefined> {
    const where = { email: storableText(email.toLowerCase()) };
    return (await this.manager.findOneBy(AdministratorTable, where)) ?? undefined;
  }

  async byId(id: number): Promise<Administrator | undefined> {
    return (await this.manager.findOneBy(AdministratorTable, { id })) ?? undefined;
  }

  async all(): Promise<readonly Administrator[]> {
    return this.manager.find(AdministratorTable, { order: { id: 'ASC' } });
  }

  async count(): Promise<number> {
    return this.manager.count(AdministratorTable);
  }

  async add(person: Omit<Administrator, 'id'>): Promise<Administrator> {
    const insert = this.manager.createQueryBuilder().insert().into(AdministratorTable).values(columnsOf(person));
    const result = await insert.orIgnore().returning('id').updateEntity(false).execute();
    const [row]: Array<{ id: number }> = result.raw;
    if (!row) throw duplicateRecord(RECORD_SENTENCES.administrator);
    return { ...columnsOf(person), id: row.id };
  }

  async amend(id: number, change: Partial<Omit<Administrator, 'id'>>): Promise<void> {
    const { email } = change;
    const columns = email === undefined ? change : { ...change, email: email.toLowerCase() };
    try {
      const { affected } = await this.manager.update(AdministratorTable, { id }, columns);
      if (!affected) throw unknownRecord('administrator', id);
    } catch (fault) {
      if (isBroken('unique', fault)) throw duplicateRecord(RECORD_SENTENCES.administrator);
      throw fault;
    }
  }
}

function columnsOf({ email, name, passwordHash }: Omit<Administrator, 'id'>): Omit<Administrator, 'id'> {
  return { email: email.toLowerCase(), name, passwordHash };
}
