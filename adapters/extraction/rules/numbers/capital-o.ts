/** Digits and capital O. */
const RUN = /[\dO]+/g;
const ALPHABETIC = /[\p{L}]/u;
/** What a number may touch: a sign of multiplication or a unit. */
const MAY_FOLLOW = /^(?:[x×*]|cms?\b|mms?\b|kgs?\b|lbs?\b|in\b|m\b|"|#)/i;
const UNIT_APART = /^ ?(?:[x×*]|cms?\b|mms?\b|kgs?\b|lbs?\b|in\b|")/i;

/**
 * The text with the letter O as the digit zero where a scan or a slip of the keyboard put it into a number (`1OO cm`,
 * `12O kg`); of equal length.
 */
export function replaceCapitalO(text: string): string {
  if (!text.includes('O')) return text;
  return text.replace(RUN, (run, at: number) => {
    if (!/^\d/.test(run) || !run.includes('O')) return run;
    const before = text.slice(Math.max(0, at - 2), at);
    const after = text.slice(at + run.length, at + run.length + 6);
    const isJoined = ALPHABETIC.test(before.slice(-1)) && !/^[\dO][xX]$/.test(before);
    if (isJoined || (ALPHABETIC.test(after.charAt(0)) && !MAY_FOLLOW.test(after))) return run;
    return /O[\dO]/.test(run) || UNIT_APART.test(after) ? run.replaceAll('O', '0') : run;
  });
}
