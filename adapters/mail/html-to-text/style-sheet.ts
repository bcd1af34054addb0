import { extractSections, removeSections } from './html-sections.js';

/** Characters of style sheets that are looked at: newsletters bring long ones, requests do not. */
const MAX_SHEET_LENGTH = 60_000;
/** Characters of an element's declarations: nobody writes more, and every one is looked through. */
const MAX_DECLARATIONS_LENGTH = 1_000;
/** Rules for some screens or for paper: what they hide is displayed elsewhere. */
const CONDITIONAL_RULES = /@[^{}@;]{1,200}\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
/** A tag, a class, a tag of a class, or an id. */
const SIMPLE_SELECTOR = /^(?:[a-z][a-z0-9]*|(?:[a-z][a-z0-9]*)?\.[\w-]+|#[\w-]+)$/;
const ATTRIBUTE = /([a-z][\w:-]*)(?:\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/gi;

/** What the style sheets of a document say about its elements. */
export interface StyleSheet {
  /** The declarations of simple selectors: `p`, `.note`, `p.note`, `#top`, in lower case. */
  readonly declarations: ReadonlyMap<string, string>;
  /** Whether elements may have a coloured ground by a selector that is not followed. */
  readonly hasOtherGrounds: boolean;
}

/** The attributes of a tag, by their names in lower case. */
export type TagAttributes = ReadonlyMap<string, string>;

const NO_SHEET: StyleSheet = { declarations: new Map(), hasOtherGrounds: false };

/** The style sheets that a document brings, as far as they name elements by their tag, one class or an id. */
export function readStyleSheet(html: string): StyleSheet {
  const sheets = extractSections(html, '<style', '</style>', MAX_SHEET_LENGTH);
  if (sheets.length === 0) return NO_SHEET;
  const declarations = new Map<string, string>();
  let hasOtherGrounds = false;
  // The attributes of the tag itself end with the first bracket.
  const sheet = sheets.map((one) => one.slice(one.indexOf('>') + 1)).join('\n');
  const plain = removeSections(sheet.toLowerCase(), '/*', '*/').replace(/<!--|-->/g, ' ');
  for (const rule of plain.replace(CONDITIONAL_RULES, ' ').split('}')) {
    const brace = rule.indexOf('{');
    if (brace < 0) continue;
    const declared = rule.slice(brace + 1);
    for (const selector of rule.slice(0, brace).split(',')) {
      const name = selector.trim();
      if (SIMPLE_SELECTOR.test(name)) {
        const all = `${declarations.get(name) ?? ''};${declared}`;
        declarations.set(name, all.slice(0, MAX_DECLARATIONS_LENGTH));
      } else hasOtherGrounds ||= declared.includes('background');
    }
  }
  return { declarations, hasOtherGrounds };
}

/** The attributes of a tag, as they are written in it. */
export function parseAttributes(written: string): TagAttributes {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of written.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
  }
  return attributes;
}

/** All that is declared for an element: by the sheet, and by its own attributes, which come last. */
export function collectDeclarations(name: string, attributes: TagAttributes, { declarations }: StyleSheet): string {
  const own = (attributes.get('style') ?? '').toLowerCase().slice(0, MAX_DECLARATIONS_LENGTH);
  if (declarations.size === 0) return own;
  const classes = (attributes.get('class') ?? '').toLowerCase().split(/\s+/).slice(0, 10).filter(Boolean);
  const id = (attributes.get('id') ?? '').toLowerCase();
  const selectors = [name, ...classes.flatMap((one) => [`.${one}`, `${name}.${one}`]), `#${id}`];
  return [...selectors.map((selector) => declarations.get(selector) ?? ''), own].join(';');
}
