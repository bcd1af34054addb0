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
const TAG = /<(\/?)([a-z][a-z0-9]{0,20})\b([^<>]*)>/gi;
const HIDDEN_STYLE = /\b(?:display\s{0,3}:\s{0,3}none|mso-hide\s{0,3}:\s{0,3}all|visibility\s{0,3}:\s{0,3}hidden)/i;
const MAX_ATTRIBUTES = 4_000;

/** HTML without the elements that no mail client displays: hidden previews, copies for other programs, templates. */
export function removeHiddenElements(html: string): string {
  let result = '';
  let at = 0;
  let hidden: { name: string; start: number; depth: number } | undefined;
  for (const { 0: tag, 1: slash, 2: written = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    if (!hidden) {
      if (slash === '' && !VOID_TAGS.has(name) && isHidden(attributes)) hidden = { name, start: index, depth: 1 };
      continue;
    }
    if (name !== hidden.name) continue;
    const endsItself = slash === '' && SELF_ENDING_TAGS.has(name);
    hidden.depth += slash === '' && !endsItself ? 1 : -1;
    if (hidden.depth > 0) continue;
    result += html.slice(at, hidden.start);
    at = endsItself ? index : index + tag.length;
    hidden = undefined;
  }
  // An element without an end is kept: a fault of its writer must not swallow the request.
  return result + html.slice(at);
}

function isHidden(attributes: string): boolean {
  return HIDDEN_STYLE.test(attributes.slice(0, MAX_ATTRIBUTES));
}

/** HTML without the frame of a document: words before, behind and between its bodies are displayed as well. */
export function removeDocumentFrames(html: string): string {
  return html.replace(/<title>[^<]*<\/title>/gi, '').replace(/<\/?(?:html|head|body|meta|link|base)\b[^<>]*>/gi, '');
}
