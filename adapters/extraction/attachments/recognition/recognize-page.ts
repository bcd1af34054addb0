import { findCells, type InkCell } from './find-cells.js';
import { cleanPicture } from './find-ink.js';
import { type GreyPicture, turnPicture } from './grey-picture.js';
import { findBlobs } from './ink-blobs.js';
import { layFlat } from './lay-flat.js';
import type { RecognizedCell, RecognizedPage } from './recognized-page.js';
import { removeRulingLines } from './ruling-lines.js';
import { splitRowNumber } from './split-row-number.js';
import type { TesseractEngine } from './tesseract-engine.js';

/** Upright words are recognized with more confidence on average than this; upside-down ones are not. */
const UPRIGHT_CONFIDENCE = 70;
/** White around a cell as a share of the height of letters. */
const MARGIN = 0.5;
/** Cells of a page: a list of a hundred lines has fewer. */
const MAX_CELLS = 1_200;

/** The words of a page that lies on any of its sides. */
export function recognizePage(engine: TesseractEngine, picture: GreyPicture): RecognizedPage {
  const upright = layFlat(picture);
  const first = recognizeCleaned(engine, upright);
  if (computeMeanConfidence(first) >= UPRIGHT_CONFIDENCE) return first;
  const second = recognizeCleaned(engine, turnPicture(upright, 2));
  return computeMeanConfidence(second) > computeMeanConfidence(first) ? second : first;
}

function recognizeCleaned(engine: TesseractEngine, picture: GreyPicture): RecognizedPage {
  const { picture: cleaned, ink } = cleanPicture(picture);
  const rules = removeRulingLines(cleaned, ink);
  const { rows, glyphHeight, minGap } = findCells(findBlobs(ink), rules.vertical);
  if (rows.flat().length > MAX_CELLS) throw new Error('The picture holds too much.');
  const { width, height } = picture;
  engine.open(cleaned);
  const margin = Math.round(MARGIN * glyphHeight);
  const recognizeCell = (cell: InkCell): RecognizedCell => {
    const [x, y] = [Math.max(0, cell.left - margin), Math.max(0, cell.top - margin)];
    const line = engine.recognize({
      x,
      y,
      width: Math.min(width, cell.right + margin + 1) - x,
      height: Math.min(height, cell.bottom + margin + 1) - y,
    });
    return { cell, text: line?.text ?? '', confidence: line?.confidence ?? 0 };
  };
  const recognized = rows.map((row) => row.map(recognizeCell).flatMap((cell) => splitRowNumber(cell, minGap)));
  engine.close();
  return { width, height, rows: recognized, glyphHeight, rules: rules.horizontal };
}

/** Of cells that hold letters or digits; 0 where there are none. */
function computeMeanConfidence({ rows }: RecognizedPage): number {
  const legible = rows.flat().filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text));
  return legible.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, legible.length);
}
