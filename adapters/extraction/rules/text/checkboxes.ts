import { foldText, type NormalText } from './normalize-text.js';

/** An empty or a ticked box. */
const BOX = /\[[ \t]?\]|\([ \t]{1,2}\)|[☐□▢◻]|\[ ?[xX✓✔*] ?\]|\( ?[xX✓✔*] ?\)|[☒☑✅■]/g;
const TICKED = /[xX✓✔☒☑✅■*]/;
const ANSWER = /^(?:yes|no|si|y|n|s)$/;
const MAX_BOXES = 400;

interface Box {
  readonly from: number;
  readonly to: number;
  readonly ticked: boolean;
}

/** A text in which the options that are not ticked (`[ ] EXW [x] CPT`) are blank; answers of yes and no stay as they are. */
export function blankUntickedOptions(normal: NormalText): NormalText {
  const { text } = normal;
  const boxes = [...findBoxes(text)];
  if (boxes.every((box) => box.ticked)) return normal;
  const chars = text.split('');
  for (const [k, box] of boxes.entries()) {
    if (box.ticked) continue;
    const option = findOption(text, boxes, k);
    if (ANSWER.test(foldText(text.slice(option.from, option.to)).replace(/[^a-z]/g, ''))) continue;
    for (let i = Math.min(box.from, option.from); i < Math.max(box.to, option.to); i += 1) chars[i] = ' ';
  }
  return { text: chars.join(''), at: normal.at };
}

function* findBoxes(text: string): Generator<Box> {
  let found = 0;
  for (const match of text.matchAll(BOX)) {
    if (found >= MAX_BOXES) return;
    found += 1;
    yield { from: match.index, to: match.index + match[0].length, ticked: TICKED.test(match[0]) };
  }
}

/** The words that a box is for: behind it, or before it where the line ends with a box. */
function findOption(text: string, boxes: readonly Box[], k: number): { from: number; to: number } {
  const box = boxes[k] as Box;
  const start = text.lastIndexOf('\n', box.from) + 1;
  const stop = text.indexOf('\n', box.to);
  const end = stop < 0 ? text.length : stop;
  const next = boxes[k + 1];
  const previous = boxes[k - 1];
  const last = findLastBoxOnLine(boxes, k, end);
  if (text.slice(last.to, end).trim() === '') {
    const previousEnd = previous && previous.from >= start ? previous.to : start;
    const colon = text.slice(previousEnd, box.from).lastIndexOf(':');
    return { from: previousEnd + colon + 1, to: box.from };
  }
  const to = next && next.from < end ? next.from : end;
  const parted = /[ \t]{2,}|[|,;]/.exec(
    text
      .slice(box.to, to)
      .trimEnd()
      .replace(/^[ \t]+/, ''),
  );
  const lead = text.slice(box.to, to).length - text.slice(box.to, to).replace(/^[ \t]+/, '').length;
  return { from: box.to, to: parted ? box.to + lead + parted.index : to };
}

function findLastBoxOnLine(boxes: readonly Box[], k: number, end: number): Box {
  let last = boxes[k] as Box;
  for (let i = k + 1; i < boxes.length && (boxes[i] as Box).from < end; i += 1) last = boxes[i] as Box;
  return last;
}
