import type { Administrator } from './administrator.js';

/** The people who may sign in. */
export abstract class AdministratorRepository {
  /** @param email in any case */
  abstract findByEmail(email: string): Promise<Administrator | undefined>;
  abstract findById(id: number): Promise<Administrator | undefined>;
  /** Everybody, in the order in which they came. */
  abstract all(): Promise<readonly Administrator[]>;
  abstract count(): Promise<number>;
  abstract add(administrator: Omit<Administrator, 'id'>): Promise<Administrator>;
  /**
   * Changes what is given and leaves the rest as it stands: a new name and a new password at once both stay.
   * @throws DomainError `missing` for an unknown id, `conflict` for somebody else's email
   */
  abstract update(id: number, change: Partial<Omit<Administrator, 'id'>>): Promise<void>;
}
