import type { Administrator } from './administrator.js';

/** Stores the administrators. */
export abstract class AdministratorRepository {
  /** @param email in any case */
  abstract findByEmail(email: string): Promise<Administrator | undefined>;
  abstract findById(id: number): Promise<Administrator | undefined>;
  /** The same, and nobody else changes the account before the transaction ends. */
  abstract findForUpdate(id: number): Promise<Administrator | undefined>;
  /** Those who may do everything, the oldest first; nobody else changes their accounts before the transaction ends. */
  abstract findActiveAdministratorsForUpdate(): Promise<readonly Administrator[]>;
  /** All administrators, the oldest first. */
  abstract all(): Promise<readonly Administrator[]>;
  abstract count(): Promise<number>;
  abstract add(administrator: Omit<Administrator, 'id'>): Promise<Administrator>;
  /**
   * Changes the given fields only: concurrent changes of name and password are both stored.
   * @throws DomainError `missing` for an unknown id, `conflict` for an email in use
   */
  abstract update(id: number, change: Partial<Omit<Administrator, 'id'>>): Promise<void>;
}
