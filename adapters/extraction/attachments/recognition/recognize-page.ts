import { findCells, type InkCell } from './find-cells.js';
import { cleanPicture } from './find-ink.js';
import { findSkew } from './find-skew.js';
import { type GreyPicture, scalePicture, straightenPicture, turnPicture } from './grey-picture.js';
import { findBlobs } from './ink-blobs.js';
import { removeRulingLines } from './ruling-lines.js';
import type { TesseractEngine } from './tesseract-engine.js';

/** Pixels of the longer side of a page as it is recognized: A4 at 300 dpi, and half of that. */
const MAX_SIDE = 3_500;
const MIN_SIDE = 1_800;
/** An angle that is not worth a turn, in radians: a tenth of a degree. */
const MIN_SKEW = 0.0017;
/** Upright words are recognized with more confidence on average than this; upside-down ones are not. */
const UPRIGHT_CONFIDENCE = 70;
/** White around a cell as a share of the height of letters. */
const MARGIN = 0.5;
/** Cells of a page: a list of a hundred lines has fewer. */
const MAX_CELLS = 1_200;

/** A cell of a page as it was recognized. */
export interface RecognizedCell {
  readonly cell: InkCell;
  readonly text: string;
  /** Of its least certain word, 0 to 100. */
  readonly confidence: number;
}

/** A page as it was recognized: upright and level. */
export interface RecognizedPage {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly (readonly RecognizedCell[])[];
  readonly glyphHeight: number;
}

/** The words of a page that lies on any of its sides. */
export function recognizePage(engine: TesseractEngine, picture: GreyPicture): RecognizedPage {
  const upright = layLevel(picture);
  const first = recognizeCleaned(engine, upright);
  if (computeMeanConfidence(first) >= UPRIGHT_CONFIDENCE) return first;
  const second = recognizeCleaned(engine, turnPicture(upright, 2));
  return computeMeanConfidence(second) > computeMeanConfidence(first) ? second : first;
}

/** The picture in a size for recognition, its lines of text level: upright, or upside down. */
export function layLevel(picture: GreyPicture): GreyPicture {
  const side = Math.max(picture.width, picture.height);
  const factor = side > MAX_SIDE ? MAX_SIDE / side : side < MIN_SIDE ? 2 : 1;
  const scaled = factor === 1 ? picture : scalePicture(picture, factor);
  const skew = findSkew(cleanPicture(scaled).ink);
  if (!skew) return scaled;
  const turned = turnPicture(scaled, skew.isSideways ? 1 : 0);
  return Math.abs(skew.angle) < MIN_SKEW ? turned : straightenPicture(turned, skew.angle);
}

function recognizeCleaned(engine: TesseractEngine, picture: GreyPicture): RecognizedPage {
  const { picture: cleaned, ink } = cleanPicture(picture);
  const rules = removeRulingLines(cleaned, ink);
  const { rows, glyphHeight } = findCells(findBlobs(ink), rules);
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
  const recognized = rows.map((row) => row.map(recognizeCell));
  engine.close();
  return { width, height, rows: recognized, glyphHeight };
}

/** Of cells that hold letters or digits; 0 where there are none. */
function computeMeanConfidence({ rows }: RecognizedPage): number {
  const legible = rows.flat().filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text));
  return legible.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, legible.length);
}
