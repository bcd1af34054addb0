import { SignInTries } from '../../../application/identity/login-attempt.repository.js';

/** Failed sign-ins in memory. */
export class InMemorySignInTries extends SignInTries {
  private readonly failures = new Map<string, Date[]>();

  async failedSince(key: string, since: Date): Promise<number> {
    return (this.failures.get(key) ?? []).filter((at) => at >= since).length;
  }

  async noteFailure(key: string, at: Date): Promise<void> {
    this.failures.set(key, [...(this.failures.get(key) ?? []), at]);
  }

  async forget(key: string): Promise<void> {
    this.failures.delete(key);
  }
}
