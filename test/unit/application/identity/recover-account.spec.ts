import { beforeEach, describe, expect, it } from '@jest/globals';
import { createInMemoryRepositories } from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemoryUnitOfWork } from '../../../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { AIRPORTS, COUNTRIES } from '../../../../adapters/seed/countries-and-airports.js';
import { FirstPasswords } from '../../../../application/identity/first-passwords.js';
import { RecoverAccount } from '../../../../application/identity/recover-account.js';
import { createEventPublisher } from '../../../../apps/cli/infrastructure/event-publisher.js';

const NOW = new Date('2026-02-03T12:00:00Z');
const clock = { now: () => NOW };
const LOST = {
  ...({ name: 'Ana', email: 'ana@desk.example', role: 'administrator', passwordHash: 'old', isActive: false } as const),
  ...{ mustChangePassword: false, sessionVersion: 3, secondFactor: { secret: 's', recoveryCodeHashes: [] } },
};

describe('an account that nobody else can help', () => {
  let repositories: ReturnType<typeof createInMemoryRepositories>;
  let recoverAccount: RecoverAccount;
  beforeEach(async () => {
    repositories = createInMemoryRepositories({ countries: COUNTRIES, airports: AIRPORTS, clock });
    const passwords = new FirstPasswords(
      { generatePassword: () => 'made-up' } as never,
      { hash: (password: string) => Promise.resolve(`hash of ${password}`) } as never,
      { isGuessable: () => Promise.resolve(false) } as never,
    );
    recoverAccount = new RecoverAccount(passwords, new InMemoryUnitOfWork(repositories, createEventPublisher), clock);
    await repositories.administrators.add(LOST as never);
  });

  it('gets a new password for one sign-in, works again, and is signed out everywhere', async () => {
    expect(await recoverAccount.execute('ANA@desk.example', { resetSecondFactor: false })).toBe('made-up');
    expect(await repositories.administrators.findByEmail(LOST.email)).toMatchObject({
      ...{ passwordHash: 'hash of made-up', mustChangePassword: true, isActive: true, sessionVersion: 4 },
      ...{ role: 'administrator', secondFactor: LOST.secondFactor },
    });
  });

  it('loses its authenticator app only where that is asked for', async () => {
    await recoverAccount.execute(LOST.email, { resetSecondFactor: true });
    expect((await repositories.administrators.findByEmail(LOST.email))?.secondFactor).toBeNull();
  });

  it('is named in a sentence where there is none', async () => {
    await expect(recoverAccount.execute('no@body.example', { resetSecondFactor: false })).rejects.toThrow(
      'There is no account with the email no@body.example.',
    );
  });
});
