import type { PieceDimensions } from './dimensions.js';

const NUMBER = /^\d+(?:[.,]\d+)?$/;

/**
 * Reads the wire's text form of dimensions in cm, `2 x 120x80x100; 60x40x40`.
 * @returns the lines in order; an unreadable part is undefined as a whole: no line is guessed.
 */
export function parseDimensions(text: string): PieceDimensions[] | undefined {
  const lines: PieceDimensions[] = [];
  for (const part of text.split(/[;\n]+/)) {
    const numbers = part
      .replace(/cm/gi, '')
      .split(/[x×*]/i)
      .map((one) => one.trim());
    if (numbers.length === 1 && numbers[0] === '') continue;
    if (numbers.some((one) => !NUMBER.test(one)) || numbers.length < 3 || numbers.length > 4) return undefined;
    const values = numbers.map((one) => Number(one.replace(',', '.')));
    const [pieces, lengthCm, widthCm, heightCm] = values.length === 4 ? values : [1, ...values];
    if (!pieces || !lengthCm || !widthCm || !heightCm || !Number.isInteger(pieces)) return undefined;
    lines.push({ lengthCm, widthCm, heightCm, pieces });
  }
  return lines;
}

/** The wire's text form of dimensions in cm, for instance `2 x 120x80x100; 1 x 60x40x40`. */
export function formatDimensions(lines: readonly PieceDimensions[]): string {
  const oneDecimal = (cm: number) => String(Math.round(cm * 10) / 10);
  return lines
    .map(
      (line) =>
        `${line.pieces} x ${oneDecimal(line.lengthCm)}x${oneDecimal(line.widthCm)}x${oneDecimal(line.heightCm)}`,
    )
    .join('; ');
}
