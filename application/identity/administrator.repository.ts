import type { Administrator } from './administrator.js';

/** The people who may sign in. */
export abstract class Administrators {
  /** @param email in any case */
  abstract byEmail(email: string): Promise<Administrator | undefined>;
  abstract byId(id: number): Promise<Administrator | undefined>;
  /** Everybody, in the order in which they came. */
  abstract all(): Promise<readonly Administrator[]>;
  abstract count(): Promise<number>;
  abstract add(person: Omit<Administrator, 'id'>): Promise<Administrator>;
  /**
   * Changes what is given and leaves the rest as it stands: a new name and a new password at once both stay.
   * @throws RuleViolation `missing` for an unknown id, `conflict` for somebody else's email
   */
  abstract amend(id: number, change: Partial<Omit<Administrator, 'id'>>): Promise<void>;
}
