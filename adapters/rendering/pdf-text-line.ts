import { PDF_FONTS } from './pdf-fonts.js';

/** Of everything that names no other, in points. */
export const BODY_SIZE = 9.5;

/**
 * A text for pdfmake; one that is sure to stand on one line goes there in one piece. Word by word, as lines are made that may
 * end anywhere, it looks the same and takes several times as long.
 * @param width of its place in the document, or less, in points
 */
export function createTextLine(
  text: string,
  width: number,
  style: { readonly fontSize?: number; readonly bold?: boolean } = {},
) {
  const font = style.bold ? PDF_FONTS.bold : PDF_FONTS.normal;
  const isOneLine = !/[\r\n\t]/.test(text) && font.measureWidth(text, style.fontSize ?? BODY_SIZE) <= width;
  return isOneLine ? { text, noWrap: true } : { text };
}
