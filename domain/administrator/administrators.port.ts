import type { Administrator } from './administrator.js';

/** The people who may sign in. */
export abstract class Administrators {
  /** @param email in any case */
  abstract byEmail(email: string): Promise<Administrator | undefined>;
  abstract byId(id: number): Promise<Administrator | undefined>;
  abstract count(): Promise<number>;
  abstract add(person: Omit<Administrator, 'id'>): Promise<Administrator>;
  abstract replace(person: Administrator): Promise<void>;
}
