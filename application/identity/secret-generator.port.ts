/** Makes up secrets that nobody can guess. */
export abstract class SecretGenerator {
  /** A password that can be read to somebody: lower-case letters and digits that are not mistaken for each other. */
  abstract generatePassword(): string;
  /** A code for when the authenticator app is not at hand, of the same characters. */
  abstract generateRecoveryCode(): string;
  /** 43 letters, digits, `-` and `_`, for programs: nobody types them. */
  abstract generateToken(): string;
}
