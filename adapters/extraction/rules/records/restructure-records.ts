import type { NormalText } from '../text/normalize-text.js';
import { findAssignmentRecords } from './find-assignments.js';
import { findJsonRecords } from './find-json-record.js';
import { findXmlRecords } from './find-xml-record.js';
import type { FoundRecord } from './record-node.js';
import { type RenderedText, renderRecord } from './render-record.js';

/** What programs write (JSON, XML, `KEY=VALUE`) as the labelled lines and packing lists that people write. */
export function restructureRecords(normal: NormalText): NormalText {
  const json = /[{[]/.test(normal.text) ? findJsonRecords(normal.text) : [];
  const xml = /<[A-Za-z]/.test(normal.text) ? findXmlRecords(normal.text) : [];
  const written = json.length > 0 || xml.length > 0 ? [...json, ...xml] : findAssignmentRecords(normal.text);
  return written.length === 0 ? normal : replaceRecords(normal, removeNested(written));
}

function removeNested(records: readonly FoundRecord[]): readonly FoundRecord[] {
  const sorted = [...records].sort((one, other) => one.from - other.from);
  return sorted.filter((one, k) => !sorted.slice(0, k).some((other) => other.to > one.from));
}

function replaceRecords(normal: NormalText, records: readonly FoundRecord[]): NormalText {
  const chars: string[] = [];
  const at: number[] = [];
  const copy = (from: number, to: number) => {
    for (let i = from; i < to; i += 1) push(normal.text.charAt(i), i);
  };
  const push = (char: string, from: number) => {
    chars.push(char);
    at.push(normal.at[from] ?? 0);
  };
  let from = 0;
  for (const record of records) {
    copy(from, record.from);
    push('\n', record.from);
    writeRendered(normal.text, renderRecord(record.root), push);
    from = record.to;
  }
  copy(from, normal.text.length);
  at.push(normal.at[normal.text.length] ?? 0);
  return { text: chars.join(''), at };
}

/** What stands so in the text keeps its places; a title or a sign that was put in has the place of its value. */
function writeRendered(text: string, rendered: RenderedText, push: (char: string, from: number) => void): void {
  for (const stretch of rendered) {
    const isWritten = text.startsWith(stretch.text, stretch.at);
    for (let k = 0; k < stretch.text.length; k += 1)
      push(stretch.text.charAt(k), isWritten ? stretch.at + k : stretch.at);
  }
}
