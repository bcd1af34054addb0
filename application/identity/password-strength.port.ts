/** Judges whether a password could be guessed. */
export abstract class PasswordStrength {
  /**
   * Whether a password is on lists of common ones, or made in a way that is tried early: rows of keys, repetitions, words and
   * names with a digit behind them.
   * @param ownWords what a guesser would know of its user, such as the email address
   */
  abstract isGuessable(password: string, ownWords: readonly string[]): Promise<boolean>;
}
