import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { GreyPicture } from './grey-picture.js';

/** A part of a picture, in pixels from the upper left. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The words of a region. */
export interface RecognizedLine {
  readonly text: string;
  /** Of the least certain word, 0 to 100. */
  readonly confidence: number;
}

/** The part of Tesseract's WebAssembly module that is used. */
interface TesseractModule {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
}

interface TesseractApi {
  Init(path: string, languages: string, engineMode: number): number;
  SetVariable(name: string, value: string): void;
  SetPageSegMode(mode: number): void;
  SetImageFile(exif: number, angle: number, upscale: boolean): number;
  SetRectangle(x: number, y: number, width: number, height: number): void;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  Clear(): void;
}

const require = createRequire(import.meta.url);
const LANGUAGES = ['eng', 'spa'] as const;
const LSTM_ONLY = 1;
/** A line of text: the cells of a table are told apart before. */
const SINGLE_LINE = 7;
/** Columns of a line of the engine's table of results. */
const TSV_COLUMNS = 12;
const WORD_LEVEL = '5';

/** Tesseract, loaded from its packages: nothing is fetched, nothing leaves the thread. */
export class TesseractEngine {
  private constructor(
    private readonly module: TesseractModule,
    private readonly api: TesseractApi,
  ) {}

  /** @throws Error where the packages are damaged, or there is not enough memory */
  static async load(): Promise<TesseractEngine> {
    const createModule: (
      options: object,
    ) => Promise<TesseractModule> = require('tesseract.js-core/tesseract-core-simd-lstm.js');
    const wasmBinary = readFileSync(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'));
    const module = await createModule({ wasmBinary, print: () => undefined, printErr: () => undefined });
    for (const language of LANGUAGES) {
      const packed = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
      module.FS.writeFile(`${language}.traineddata`, gunzipSync(readFileSync(packed)));
    }
    const api = new module.TessBaseAPI();
    if (api.Init('.', LANGUAGES.join('+'), LSTM_ONLY) !== 0) throw new Error('Tesseract could not be started.');
    // No dictionary: it makes words of codes, and of figures too.
    api.SetVariable('user_defined_dpi', '300');
    api.SetPageSegMode(SINGLE_LINE);
    return new TesseractEngine(module, api);
  }

  /** Takes a picture whose regions are then recognized. */
  open({ width, height, data }: GreyPicture): void {
    const header = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
    this.module.FS.writeFile('/input', Buffer.concat([header, data]));
    this.api.SetImageFile(1, 0, false);
  }

  /** The line of text in a region of the opened picture; undefined where there is none. */
  recognize({ x, y, width, height }: Region): RecognizedLine | undefined {
    this.api.SetRectangle(x, y, width, height);
    this.api.Recognize(null);
    const words = this.api.GetTSVText(0).split('\n').flatMap(parseWord);
    if (words.length === 0) return undefined;
    return {
      text: words.map(({ text }) => text).join(' '),
      confidence: Math.min(...words.map(({ confidence }) => confidence)),
    };
  }

  /** Forgets the opened picture. */
  close(): void {
    this.api.Clear();
  }
}

function parseWord(line: string): RecognizedLine[] {
  const cells = line.split('\t');
  const text = cells[TSV_COLUMNS - 1]?.trim() ?? '';
  return cells[0] === WORD_LEVEL && text !== '' ? [{ text, confidence: Number(cells[10]) }] : [];
}
