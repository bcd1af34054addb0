import type { Administrator } from '../../../application/identity/administrator.js';
import { Administrators } from '../../../application/identity/administrator.repository.js';
import { duplicateRecord, RECORD_SENTENCES } from '../../../domain/errors/repository-errors.js';
import type { Journal } from './undo-log.js';
import { Rows } from './table.js';

/** The administrators in memory. */
export class InMemoryAdministrators extends Administrators {
  constructor(private readonly rows: Rows<Administrator> = Rows.empty<Administrator>()) {
    super();
  }

  within(journal: Journal): InMemoryAdministrators {
    return new InMemoryAdministrators(this.rows.within(journal));
  }

  async byEmail(email: string): Promise<Administrator | undefined> {
    return this.rows.first((person) => person.email === email.toLowerCase());
  }

  async byId(id: number): Promise<Administrator | undefined> {
    return this.rows.find(id);
  }

  async all(): Promise<readonly Administrator[]> {
    return this.rows.all();
  }

  async count(): Promise<number> {
    return this.rows.all().length;
  }

  async add(person: Omit<Administrator, 'id'>): Promise<Administrator> {
    const distinct = await this.distinct(person);
    return this.rows.add((id) => ({ ...distinct, id }));
  }

  async amend(id: number, change: Partial<Omit<Administrator, 'id'>>): Promise<void> {
    this.rows.put(await this.distinct({ ...this.rows.get(id, 'administrator'), ...change }, id));
  }

  private async distinct<Person extends { readonly email: string }>(person: Person, id?: number): Promise<Person> {
    const other = await this.byEmail(person.email);
    if (other && other.id !== id) throw duplicateRecord(RECORD_SENTENCES.administrator);
    return { ...person, email: person.email.toLowerCase() };
  }
}
