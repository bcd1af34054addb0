/** `~~300 kg~~`: what its writer has struck out, as plain text shows it. */
const STRUCK_OUT = /(?<!~)~~(?![\s~])[^~\n]{1,200}~~(?!~)/g;

/** The text with blanks where its writer has struck something out; of equal length. */
export function blankStruckOut(text: string): string {
  return text.includes('~~') ? text.replace(STRUCK_OUT, (struck) => ' '.repeat(struck.length)) : text;
}
