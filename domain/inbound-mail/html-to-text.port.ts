/** Finds the words of an email's body. */
export abstract class HtmlToText {
  /** The plain text, or, where that is empty, the text of the HTML with its tables kept as rows; never throws. */
  abstract convert(plainText: string, html: string | undefined): string;
}
