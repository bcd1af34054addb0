import { countValues, type FoundRecord, MIN_RECORD_VALUES, type RecordNode } from './record-node.js';

const TAG = /<(\/?)([A-Za-z][\w.:-]{0,40})(?=[\s/>])([^<>]{0,400})>/g;
/** What web pages are made of is no record. */
const OF_PAGES =
  /^(?:a|b|body|br|center|div|em|font|h[1-6]|head|hr|html|i|img|li|meta|o:p|ol|p|pre|small|span|strong|style|script|table|tbody|td|th|thead|tr|u|ul)$/i;
const MAX_TAGS = 2000;
const MAX_VALUE_LENGTH = 400;

interface OpenElement {
  readonly key: string;
  readonly at: number;
  readonly from: number;
  readonly members: RecordNode[];
}

/** The XML elements of a text, but for those of web pages, that hold several values. */
export function findXmlRecords(text: string): FoundRecord[] {
  const found: FoundRecord[] = [];
  const open: OpenElement[] = [];
  let tags = 0;
  for (const match of text.matchAll(TAG)) {
    tags += 1;
    if (tags > MAX_TAGS) break;
    const [whole, slash, name = '', rest = ''] = match;
    const isClosed = rest.endsWith('/');
    const attributes = isClosed ? rest.slice(0, -1) : rest;
    if (OF_PAGES.test(name) || (attributes.trim() !== '' && !attributes.includes('="'))) continue;
    const end = match.index + whole.length;
    if (slash === '') {
      const element = {
        key: name,
        at: match.index,
        from: end,
        members: listAttributes(attributes, match.index + name.length + 1),
      };
      if (!isClosed) open.push(element);
      else open.at(-1)?.members.push({ key: name, at: element.at, value: undefined, members: element.members });
      continue;
    }
    const k = open.findLastIndex((element) => element.key === name);
    const element = open[k];
    if (!element) continue;
    open.length = k;
    const node = closeElement(text, element, match.index);
    const parent = open.at(-1);
    if (parent) parent.members.push(node);
    else if (countValues(node) >= MIN_RECORD_VALUES) found.push({ root: node, from: element.at, to: end });
  }
  return found;
}

/** An element with its content: further elements, or a text beside its attributes. */
function closeElement(text: string, { key, at, from, members }: OpenElement, to: number): RecordNode {
  const isLeaf = !members.some((member) => member.at >= from);
  const content = isLeaf ? text.slice(from, Math.min(to, from + MAX_VALUE_LENGTH)) : '';
  const written = content.trim();
  const value = written === '' ? undefined : { text: written, at: from + content.indexOf(written) };
  return { key, at, value, members };
}

function listAttributes(written: string, at: number): RecordNode[] {
  const found: RecordNode[] = [];
  let from = 0;
  for (;;) {
    const equals = written.indexOf('="', from);
    const close = equals < 0 ? -1 : written.indexOf('"', equals + 2);
    if (close < 0) return found;
    const value = { text: written.slice(equals + 2, close), at: at + equals + 2 };
    found.push({ key: written.slice(from, equals).trim(), at: at + from, value, members: [] });
    from = close + 1;
  }
}
