import { PDF_FONTS } from './pdf-fonts.js';

/** Of everything that names no other, in points. */
export const BODY_SIZE = 9.5;

/**
 * A text for pdfmake; one that certainly fits on one line is passed as a whole. Split into words, as pdfmake does for
 * wrapping, it looks the same and takes several times as long.
 * @param width the available width or less, in points
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
