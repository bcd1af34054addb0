import { type DeclaredDisplay, mergeDeclarations, readDeclarations } from './hidden-style.js';
import { extractSections, removeSections } from './html-sections.js';
import type { TagAttributes } from './tag-attributes.js';

/** Characters of style sheets that are looked at: newsletters bring long ones, requests do not. */
const MAX_SHEET_LENGTH = 60_000;
/** Characters of the declarations of a rule or of an element: nobody writes more, and every one is looked through. */
const MAX_DECLARATIONS_LENGTH = 1_000;
/** Where rules for some screens or for paper begin: what they hide is displayed elsewhere. */
const CONDITION = /@[^{}@;]{1,200}\{/y;
/** What is looked for between them. */
const CONDITION_OR_BRACE = /[@{}]/g;
/** A tag, a class, a tag of a class, or an id. */
const SIMPLE_SELECTOR = /^(?:[a-z][a-z0-9]*|(?:[a-z][a-z0-9]*)?\.[\w-]+|#[\w-]+)$/;

/** What the style sheets of a document say about its elements. */
export interface StyleSheet {
  /** What is declared for simple selectors: `p`, `.note`, `p.note`, `#top`, in lower case. */
  readonly declarations: ReadonlyMap<string, DeclaredDisplay>;
  /** Whether elements may have a coloured ground by a selector that is not followed. */
  readonly hasOtherGrounds: boolean;
}

const NO_SHEET: StyleSheet = { declarations: new Map(), hasOtherGrounds: false };

/** The style sheets that a document brings, as far as they name elements by their tag, one class or an id. */
export function readStyleSheet(html: string): StyleSheet {
  const sheets = extractSections(html, '<style', '</style>', MAX_SHEET_LENGTH);
  if (sheets.length === 0) return NO_SHEET;
  const declarations = new Map<string, DeclaredDisplay>();
  let hasOtherGrounds = false;
  // The attributes of the tag itself end with the first bracket.
  const sheet = sheets.map((one) => one.slice(one.indexOf('>') + 1)).join('\n');
  const plain = removeSections(sheet.toLowerCase(), '/*', '*/').replace(/<!--|-->/g, ' ');
  for (const rule of removeConditionalRules(plain).split('}')) {
    const brace = rule.indexOf('{');
    if (brace < 0) continue;
    const declared = readDeclarations(rule.slice(brace + 1, brace + 1 + MAX_DECLARATIONS_LENGTH));
    const hasGround = rule.includes('background', brace);
    for (const selector of rule.slice(0, brace).split(',')) {
      const name = selector.trim();
      if (SIMPLE_SELECTOR.test(name)) {
        const before = declarations.get(name);
        declarations.set(name, before ? mergeDeclarations(before, declared) : declared);
      } else hasOtherGrounds ||= hasGround;
    }
  }
  return { declarations, hasOtherGrounds };
}

/** A sheet without conditional rules, whatever stands in them; one without an end takes all that follows. */
function removeConditionalRules(sheet: string): string {
  let result = '';
  let at = 0;
  let isConditional = false;
  let depth = 0;
  for (const { 0: mark, index } of sheet.matchAll(CONDITION_OR_BRACE)) {
    if (isConditional) {
      depth += mark === '{' ? 1 : mark === '}' ? -1 : 0;
      isConditional = depth > 0;
      at = index + 1;
    } else if (mark === '@') {
      CONDITION.lastIndex = index;
      isConditional = CONDITION.test(sheet);
      if (isConditional) result += `${sheet.slice(at, index)} `;
    }
  }
  return isConditional ? result : result + sheet.slice(at);
}

/** All that is declared for an element: by the sheet, and by its own attributes, which come last. */
export function collectDeclarations(
  name: string,
  attributes: TagAttributes,
  { declarations }: StyleSheet,
): DeclaredDisplay {
  const own = readDeclarations((attributes.get('style') ?? '').toLowerCase().slice(0, MAX_DECLARATIONS_LENGTH));
  if (declarations.size === 0) return own;
  const classes = (attributes.get('class') ?? '').toLowerCase().split(/\s+/).slice(0, 10).filter(Boolean);
  const id = (attributes.get('id') ?? '').toLowerCase();
  const selectors = [name, ...classes.flatMap((one) => [`.${one}`, `${name}.${one}`]), `#${id}`];
  const declared = selectors.flatMap((selector) => declarations.get(selector) ?? []);
  return [...declared, own].reduce(mergeDeclarations);
}
