import type { NormalText } from './normalize-text.js';

const TAG =
  /^<\/?(?:a|b|body|br|center|div|em|font|h[1-6]|head|hr|html|i|img|li|meta|o:p|ol|p|pre|small|span|strong|style|script|table|tbody|td|th|thead|title|tr|u|ul)(?=[\s/>])/i;
const HIDING =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*[01](?:px|pt|em|%)?\s*[;"']|\shidden[\s>=]|color\s*:\s*(?:#fff(?:fff)?|white)\s*[;"']|opacity\s*:\s*0\s*[;"']|mso-hide/i;
/** The end of a row is none: the next row or the end of the table breaks the line. */
const LINE_TAGS = /^<(?:tr|\/?(?:br|p|div|li|h[1-6]|table|hr))/i;
const MAX_TAG = 600;
const MAX_TAGS = 4000;

/** What the eye does not see of a text that still holds HTML: tags, comments and hidden elements become blanks. */
export function blankHtmlRemnants(normal: NormalText): NormalText {
  const { text } = normal;
  if (!text.includes('<')) return normal;
  const chars = text.split('');
  let changed = false;
  const commented = text.lastIndexOf('-->');
  let at = text.indexOf('<');
  for (let tags = 0; at >= 0 && tags < MAX_TAGS; tags += 1) {
    const end = findHiddenEnd(text, at, commented);
    if (end > at) {
      const broken = LINE_TAGS.test(text.slice(at, at + 8));
      for (let i = at; i < end; i += 1) if (chars[i] !== '\n') chars[i] = ' ';
      if (broken) chars[at] = '\n';
      changed = true;
    }
    at = text.indexOf('<', Math.max(end, at + 1));
  }
  return changed ? { text: chars.join(''), at: normal.at } : normal;
}

/** Where the hidden stretch that starts at `at` ends; `at` itself where nothing is hidden. */
function findHiddenEnd(text: string, at: number, lastComment: number): number {
  if (text.startsWith('<!--', at)) {
    const close = lastComment < at ? -1 : text.indexOf('-->', at);
    return close < 0 ? at : close + 3;
  }
  const head = text.slice(at, at + MAX_TAG);
  const name = TAG.exec(head)?.[0];
  if (!name) return at;
  const close = head.indexOf('>');
  if (close < 0) return at;
  const tag = head.slice(0, close + 1);
  const element = name.replace(/[</]/g, '').toLowerCase();
  if (!name.startsWith('</') && (HIDING.test(tag) || element === 'style' || element === 'script')) {
    const from = at + close + 1;
    const window = text.slice(from, from + 8000).toLowerCase();
    const shut = window.indexOf(`</${element}`);
    if (shut >= 0) {
      const over = window.indexOf('>', shut);
      return from + (over < 0 ? shut : over + 1);
    }
  }
  return at + close + 1;
}
