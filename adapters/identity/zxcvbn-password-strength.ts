import { PasswordStrength } from '../../application/identity/password-strength.port.js';

/** Of zxcvbn's five steps the first that withstands guessing where attempts are throttled: over a million guesses. */
const MIN_SCORE = 2;

/** Passwords judged by zxcvbn, with common passwords and the words of English and Spanish. */
export class ZxcvbnPasswordStrength extends PasswordStrength {
  async isGuessable(password: string, ownWords: readonly string[]): Promise<boolean> {
    // Loaded for the few times that a password is chosen, and let go: the lists take some 40 MB.
    const [{ ZxcvbnFactory }, common, english, spanish] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-en'),
      import('@zxcvbn-ts/language-es-es'),
    ]);
    const zxcvbn = new ZxcvbnFactory({
      dictionary: { ...common.dictionary, ...english.dictionary, ...spanish.dictionary },
      graphs: common.adjacencyGraphs,
    });
    const { score } = await zxcvbn.checkAsync(password, [...ownWords]);
    return score < MIN_SCORE;
  }
}
