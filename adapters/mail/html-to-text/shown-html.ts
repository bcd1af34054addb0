import { type Display, readDisplay } from './hidden-style.js';
import { collectDeclarations, type StyleSheet } from './style-sheet.js';
import { parseAttributes } from './tag-attributes.js';

/** Tags that hold nothing, so that they have no end. */
const VOID_TAGS = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);
/** Tags that end where the next of their name begins. */
const SELF_ENDING_TAGS = new Set(['p', 'li', 'td', 'th', 'tr', 'option']);
/** Tags of a document's frame: what stands behind their end is displayed as well. */
const FRAME_TAGS = new Set(['html', 'head', 'body']);
/** Elements that a program keeps for itself, and those whose words are struck out. */
const UNSHOWN_TAGS = new Set(['template', 'xml', 's', 'strike', 'del']);
const TAG = /<(\/?)([a-z][a-z0-9]{0,20})\b([^<>]*)>/gi;
const MAX_ATTRIBUTES = 4_000;
/** Elements within elements that are followed; deeper ones are displayed like the last of them. */
const MAX_OPEN = 500;

/** An element that has begun, and how it is displayed within those around it. */
interface OpenElement {
  readonly name: string;
  readonly isInvisible: boolean;
  readonly isTiny: boolean;
  readonly isWhite: boolean;
  readonly isDark: boolean;
  /** Where it begins in the result, so that one without an end can be given back. */
  readonly resultLength: number;
  readonly start: number;
}

const ROOT: OpenElement = {
  name: '',
  isInvisible: false,
  isTiny: false,
  isWhite: false,
  isDark: false,
  resultLength: 0,
  start: 0,
};

/**
 * HTML without the letters that no mail client displays: hidden previews, copies for other programs, white letters on
 * white, letters of no size, and without those that their writer has struck out. Tags stay, so that what is displayed keeps its form.
 */
export function removeHiddenElements(html: string, sheet: StyleSheet): string {
  const open: OpenElement[] = [ROOT];
  let result = '';
  let at = 0;
  for (const { 0: tag, 1: slash, 2: written = '', 3: rest = '', index } of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    result += showText(html.slice(at, index), open, sheet);
    at = index + tag.length;
    if (slash === '') {
      if (SELF_ENDING_TAGS.has(name) && open.at(-1)?.name === name) open.pop();
      const place = { resultLength: result.length, start: index };
      if (!VOID_TAGS.has(name) && open.length < MAX_OPEN) {
        const attributes = parseAttributes(rest.slice(0, MAX_ATTRIBUTES));
        const display = readDisplay(attributes, collectDeclarations(name, attributes, sheet));
        open.push(openElement(name, display, open.at(-1) ?? ROOT, place));
      }
      if (!open.at(-1)?.isInvisible) result += tag;
      continue;
    }
    const isShown = !open.at(-1)?.isInvisible;
    closeElement(name, open);
    if (isShown) result += tag;
  }
  result += showText(html.slice(at), open, sheet);
  // An element without an end is kept: a fault of its writer must not swallow the request.
  const unended = open.find((element) => element.isInvisible && !SELF_ENDING_TAGS.has(element.name));
  return unended ? result.slice(0, unended.resultLength) + html.slice(unended.start) : result;
}

function openElement(
  name: string,
  display: Display,
  parent: OpenElement,
  place: Pick<OpenElement, 'resultLength' | 'start'>,
): OpenElement {
  return {
    ...place,
    name,
    isInvisible: parent.isInvisible || display.isInvisible || UNSHOWN_TAGS.has(name),
    isTiny: display.isTiny ?? parent.isTiny,
    isWhite: display.isWhite ?? parent.isWhite,
    isDark: display.isDark ?? parent.isDark,
  };
}

/** An end ends all that began within; one without a beginning ends nothing. */
function closeElement(name: string, open: OpenElement[]): void {
  if (FRAME_TAGS.has(name)) return;
  const at = open.findLastIndex((element) => element.name === name);
  if (at > 0) open.length = at;
}

function showText(text: string, open: readonly OpenElement[], sheet: StyleSheet): string {
  const { isInvisible, isTiny, isWhite, isDark } = open.at(-1) ?? ROOT;
  return isInvisible || isTiny || (isWhite && !isDark && !sheet.hasOtherGrounds) ? '' : text;
}

/** HTML without the frame of a document: words before, behind and between its bodies are displayed as well. */
export function removeDocumentFrames(html: string): string {
  return html.replace(/<title>[^<]*<\/title>/gi, '').replace(/<\/?(?:html|head|body|meta|link|base)\b[^<>]*>/gi, '');
}
