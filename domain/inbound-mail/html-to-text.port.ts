/** Finds the words of an email's body. */
export abstract class HtmlToText {
  /** The plain text, or, if that is empty, the text of the HTML with one line per table row; never throws. */
  abstract convert(plainText: string, html: string | undefined): string;
}
