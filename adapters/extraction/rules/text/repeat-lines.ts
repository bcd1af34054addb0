import { splitLines } from './lines.js';
import { insertText, type NormalText } from './normalize-text.js';

/** `Tarima 2: `, `#3) `, `Crate 4 - `: the number that an item of a list goes by. */
const ITEM = /^(?:[a-z.#°º]{1,12} ?)?#?\d{1,3} ?[:.)=-] */;
/** Says of a whole item that it is as the one before. */
const AS_BEFORE =
  /^(?:lo )?(?:idem|ditto|same|igual|mism[oa])(?: (?:as |que |al? |de )?(?:el |la )?(?:above|before|previous|anterior|arriba))?[.;]?$/;
const MAX_BODY = 160;

/** `Tarima 2: ídem`: an item that is as the one before gets its words, so that every reader counts its size and its weight. */
export function repeatLines(normal: NormalText): NormalText {
  const chars = normal.text.split('');
  const insertions = new Map<number, string>();
  let before = '';
  for (const { text, fold, from } of splitLines(normal)) {
    // Offsets of the folded text hold in the text where no character was folded into several.
    const head = fold.length === text.length ? (ITEM.exec(fold)?.[0].length ?? 0) : 0;
    const body = head > 0 ? text.slice(head) : '';
    if (body && before && AS_BEFORE.test(fold.slice(head))) {
      for (let k = from + head; k < from + text.length; k += 1) chars[k] = ' ';
      insertions.set(from + head, before);
    } else if (text) {
      before = /\d/.test(body) && body.length <= MAX_BODY ? body : '';
    }
  }
  return insertions.size === 0 ? normal : insertText({ text: chars.join(''), at: normal.at }, insertions);
}
