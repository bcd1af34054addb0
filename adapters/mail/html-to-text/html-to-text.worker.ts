import { HtmlToTextConverter } from './html-to-text-converter.js';

/** A body whose words a thread is to find. */
export interface HtmlJob {
  readonly plainText: string;
  readonly html: string;
}

const converter = new HtmlToTextConverter();

/** Finds the words of one body; run in a thread, which may be ended at any moment. */
export async function work({ plainText, html }: HtmlJob): Promise<string> {
  return converter.convert(plainText, html);
}
