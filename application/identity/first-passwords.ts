import { assertValid } from '../../domain/errors/domain-error.js';
import { PASSWORD_MESSAGES } from '../../domain/identity/identity.messages.js';
import { validateNewPassword } from '../../domain/identity/new-password.js';
import type { PasswordHasher } from './password-hasher.port.js';
import type { PasswordStrength } from './password-strength.port.js';
import type { SecretGenerator } from './secret-generator.port.js';

/** The passwords that administrators hand to others, who change them when they first sign in. */
export class FirstPasswords {
  constructor(
    private readonly secretGenerator: SecretGenerator,
    private readonly passwordHasher: PasswordHasher,
    private readonly passwordStrength: PasswordStrength,
  ) {}

  /**
   * Checks an entered password, or makes one up.
   * @param owner what a guesser would know of its user
   * @throws DomainError `invalid` for one that is too short or easy to guess
   */
  async issue(
    entered: string | undefined,
    { name, email }: { readonly name: string; readonly email: string },
  ): Promise<{ readonly passwordHash: string; readonly generatedPassword: string | undefined }> {
    if (entered === undefined) {
      const generatedPassword = this.secretGenerator.generatePassword();
      return { passwordHash: await this.passwordHasher.hash(generatedPassword), generatedPassword };
    }
    const unfit = validateNewPassword({ newPassword: entered, currentPassword: '', email });
    assertValid(unfit.map(({ message }) => ({ field: 'password', message })));
    if (await this.passwordStrength.isGuessable(entered, [email, name])) {
      assertValid([{ field: 'password', message: PASSWORD_MESSAGES.guessable }]);
    }
    return { passwordHash: await this.passwordHasher.hash(entered), generatedPassword: undefined };
  }
}
