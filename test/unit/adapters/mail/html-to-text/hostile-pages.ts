import { expect } from '@jest/globals';
import { HtmlToTextConverter } from '../../../../../adapters/mail/html-to-text/html-to-text-converter.js';

/** What a mail may bring to keep the server busy: those that take a processor least, which are tried by day. */
export const SMALL_HOSTILE_PAGES = [
  ['a cell that spans millions', '<table><tr><td colspan=9999999 rowspan=9999999>x</td></tr></table>'],
  ['comments that never end', '<!--'.repeat(400_000)],
  ['styles that never end', '<style>'.repeat(300_000)],
  ['an attribute that never ends', `<td ${'colspan = '.repeat(100_000)}>`],
  ['angle brackets alone', '<'.repeat(1_000_000)],
] as const;

/** Those that take seconds. */
export const LARGE_HOSTILE_PAGES = [
  ['spans by the thousand', `<table>${'<tr><td colspan=30 rowspan=30>x</td></tr>'.repeat(20_000)}</table>`],
  ['tables in tables', '<table><tr><td>'.repeat(60_000)],
  ['cells in one row', `<table><tr>${'<td>x</td>'.repeat(90_000)}</tr></table>`],
  ['rows in one table', `<table>${'<tr><td>x</td><td>y</td></tr>'.repeat(30_000)}</table>`],
  ['boxes in boxes', '<div>'.repeat(190_000)],
  ['lists in lists', '<ul><li>x'.repeat(90_000)],
] as const;

/** Expects that a page becomes text in bounded time. */
export function expectBoundedTime(_what: string, html: string): void {
  const started = process.cpuUsage();
  new HtmlToTextConverter().convert('', html);
  // Time of the processor: what else the machine does meanwhile is no matter of the text.
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(5_000);
}
