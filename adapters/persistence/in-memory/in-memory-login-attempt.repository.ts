import { LoginAttemptRepository } from '../../../application/identity/login-attempt.repository.js';

/** Failed sign-ins in memory. */
export class InMemoryLoginAttemptRepository extends LoginAttemptRepository {
  private readonly failures = new Map<string, Date[]>();

  async countFailedSince(key: string, since: Date): Promise<number> {
    return (this.failures.get(key) ?? []).filter((at) => at >= since).length;
  }

  async recordFailure(key: string, at: Date): Promise<void> {
    this.failures.set(key, [...(this.failures.get(key) ?? []), at]);
  }

  async deleteByKey(key: string): Promise<void> {
    this.failures.delete(key);
  }
}
