/** Finds the words of an email's body. */
export abstract class HtmlToText {
  /**
   * The plain text, or, if that is empty, the text of the HTML with one line per table row. A text that had to be cut is
   * longer than what readers read of one: they say that it goes on.
   * @throws MimeParseTimeoutError if the HTML exceeds its time or memory limit: the receiver then stores what came
   */
  abstract convert(plainText: string, html: string | undefined): string | Promise<string>;
}
