import type { DocumentText } from './document-text.js';
import { TextBlocks } from './text-blocks.js';

/** Destinations that hold no words of the document. */
const UNSHOWN: ReadonlySet<string> = new Set(
  'fonttbl colortbl stylesheet info pict object themedata datastore listtable listoverridetable rsidtbl generator fldinst'.split(
    ' ',
  ),
);
/** What a control word stands for in the text. */
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  nestcell: '\t',
};
/** Characters of a picture that may show a list; a letterhead has fewer. */
const MIN_PICTURE_LENGTH = 80_000;
const MAX_DEPTH = 200;
const CONTROL = /\\(?:([a-z]{1,32})(-?\d{1,10})? ?|'([0-9a-f]{2})|([^a-z']))/iy;

interface Group {
  readonly isShown: boolean;
  readonly isHidden: boolean;
  /** Characters that stand behind one in Unicode for programs that know none. */
  readonly fallbackLength: number;
}

/**
 * The text of a document in the Rich Text Format: a line for a paragraph, and tables as the rows of a list.
 * @throws Error where it is nested too deeply
 */
export function extractRtfText(bytes: Uint8Array): DocumentText {
  return new RtfReader(Buffer.from(bytes).toString('latin1')).read();
}

class RtfReader {
  private readonly blocks = new TextBlocks();
  private readonly groups: Group[] = [];
  private group: Group = { isShown: true, isHidden: false, fallbackLength: 1 };
  private decoder = new TextDecoder('windows-1252');
  private text = '';
  private cells: string[] = [];
  private edges: number[] = [0];
  private isInTable = false;
  private skipped = 0;
  private isCut = false;

  constructor(private readonly source: string) {}

  read(): DocumentText {
    const { source } = this;
    for (let at = 0; at < source.length; ) {
      const sign = source[at] ?? '';
      if (sign === '\\') at = this.readControl(at);
      else {
        if (sign === '{') this.openGroup(at);
        else if (sign === '}') this.group = this.groups.pop() ?? this.group;
        else if (sign !== '\r' && sign !== '\n') this.write(sign);
        at += 1;
      }
    }
    this.endRow();
    if (this.text.trim() !== '') this.blocks.addLine(this.takeText());
    return this.blocks.finish(this.isCut);
  }

  private openGroup(at: number): void {
    if (this.groups.length >= MAX_DEPTH) throw new Error('The document is nested too deeply.');
    this.groups.push(this.group);
    const isOptional = this.source.startsWith('\\*', at + 1);
    if (isOptional) this.group = { ...this.group, isShown: false };
  }

  private readControl(at: number): number {
    CONTROL.lastIndex = at;
    const found = CONTROL.exec(this.source);
    if (!found) return at + 1;
    const [whole, word, value, code, sign] = found;
    if (code !== undefined) this.write(this.decoder.decode(Uint8Array.of(Number.parseInt(code, 16))));
    else if (sign !== undefined) this.writeSign(sign);
    else if (word !== undefined) this.apply(word.toLowerCase(), value === undefined ? undefined : Number(value), at);
    const isBinary = word === 'bin' && value !== undefined;
    return at + whole.length + (isBinary ? Math.max(0, Number(value)) : 0);
  }

  private writeSign(sign: string): void {
    if (sign === '\r' || sign === '\n') this.endParagraph();
    else if (sign !== '*' && sign !== '-') this.write(sign === '~' ? ' ' : sign === '_' ? '-' : sign);
  }

  private apply(word: string, value: number | undefined, at: number): void {
    if (UNSHOWN.has(word)) this.leaveOut(word, at);
    else if (word === 'v' || word === 'deleted') this.group = { ...this.group, isHidden: value !== 0 };
    else if (word === 'uc') this.group = { ...this.group, fallbackLength: Math.min(10, value ?? 1) };
    else if (word === 'ansicpg') this.decoder = createDecoder(value ?? 1252);
    else if (word === 'u' && value !== undefined) {
      this.write(String.fromCharCode(value & 0xffff));
      this.skipped = this.group.fallbackLength;
    } else if (word === 'intbl') this.isInTable = true;
    else if (word === 'pard') this.isInTable = false;
    else if (word === 'trowd') this.edges = [0];
    else if (word === 'cellx') this.edges.push(value ?? 0);
    else if (word === 'cell') this.endCell();
    else if (word === 'row') this.endRow();
    else if (['par', 'line', 'page', 'sect', 'nestrow'].includes(word)) this.endParagraph();
    else this.write(SIGNS[word] ?? '');
  }

  private leaveOut(word: string, at: number): void {
    this.group = { ...this.group, isShown: false };
    const end = this.source.indexOf('}', at);
    this.isCut ||= word === 'object' || (word === 'pict' && (end < 0 || end - at >= MIN_PICTURE_LENGTH));
  }

  private write(text: string): void {
    if (text === '') return;
    if (this.skipped > 0) this.skipped -= 1;
    else if (this.group.isShown && !this.group.isHidden) this.text += text;
  }

  private endCell(): void {
    this.cells.push(this.takeText());
  }

  private endRow(): void {
    if (this.cells.length > 0) this.blocks.addRow({ cells: this.cells, edges: this.edges });
    this.cells = [];
  }

  /** Paragraphs within a cell are one text. */
  private endParagraph(): void {
    if (!this.group.isShown) return;
    if (this.isInTable || this.cells.length > 0) this.text += ' ';
    else this.blocks.addLine(this.takeText());
  }

  private takeText(): string {
    const text = this.text;
    this.text = '';
    return text;
  }
}

function createDecoder(codePage: number): TextDecoder {
  try {
    return new TextDecoder(`windows-${codePage}`);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
