/** What a package of Outlook (winmail.dat, MS-OXTNEF) holds. */
export interface TnefContent {
  readonly text: string | undefined;
  readonly html: string | undefined;
  /** Whether it holds a text in a form that is not read. */
  readonly hasUnreadText: boolean;
  readonly files: readonly TnefFile[];
}

/** A file of the package. */
export interface TnefFile {
  readonly filename: string;
  readonly content: Buffer;
}

const SIGNATURE = 0x223e9f78;
const MAX_FILES = 200;
/** Attributes of the format. */
const ATTRIBUTE = {
  body: 0x0002800c,
  messageProperties: 0x00069003,
  newAttachment: 0x00069002,
  attachmentTitle: 0x00018010,
  attachmentData: 0x0006800f,
  attachmentProperties: 0x00069005,
} as const;
/** Properties of MAPI. */
const PROPERTY = { body: 0x1000, rtf: 0x1009, html: 0x1013, data: 0x3701, longFilename: 0x3707 } as const;
/** Bytes of the values of fixed length by their type. */
const FIXED_BYTES: Readonly<Record<number, number>> = {
  2: 4,
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 8,
  10: 4,
  11: 4,
  20: 8,
  64: 8,
  72: 16,
};
const TYPE = { object: 0x0d, ansiText: 0x1e, text: 0x1f, binary: 0x102, manyValues: 0x1000 } as const;
const VARIABLE_TYPES: ReadonlySet<number> = new Set([TYPE.object, TYPE.ansiText, TYPE.text, TYPE.binary]);

type Properties = ReadonlyMap<number, Buffer | string>;

/** Reads numbers and pieces from the start to the end, never beyond. */
class ByteCursor {
  private at = 0;

  constructor(private readonly bytes: Buffer) {}

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  readUInt8(): number {
    return this.take(1).readUInt8();
  }

  readUInt16(): number {
    return this.take(2).readUInt16LE();
  }

  readUInt32(): number {
    return this.take(4).readUInt32LE();
  }

  /** @throws Error where there are fewer bytes */
  take(length: number): Buffer {
    const end = this.at + length;
    if (end > this.bytes.length) throw new Error('The package ends too early.');
    const piece = this.bytes.subarray(this.at, end);
    this.at = end;
    return piece;
  }

  /** A piece and what fills it up to four bytes. */
  takePadded(length: number): Buffer {
    const piece = this.take(length);
    const padding = (4 - (length % 4)) % 4;
    if (!this.isAtEnd) this.take(padding);
    return piece;
  }
}

/**
 * Takes a package of Outlook apart.
 * @throws Error where it is damaged, or none
 */
export function parseTnef(bytes: Buffer): TnefContent {
  const cursor = new ByteCursor(bytes);
  if (cursor.readUInt32() !== SIGNATURE) throw new Error('This is no package of Outlook.');
  cursor.take(2);
  let text: string | undefined;
  let message: Properties = new Map();
  const files: { filename: string; content: Buffer }[] = [];
  while (!cursor.isAtEnd) {
    cursor.readUInt8();
    const attribute = cursor.readUInt32();
    const data = cursor.take(cursor.readUInt32());
    cursor.take(2);
    const file = files.at(-1);
    if (attribute === ATTRIBUTE.body) text = readText(data);
    else if (attribute === ATTRIBUTE.messageProperties) message = readProperties(data);
    else if (attribute === ATTRIBUTE.newAttachment) {
      if (files.length >= MAX_FILES) throw new Error('The package holds too many files.');
      files.push({ filename: 'attachment', content: Buffer.alloc(0) });
    } else if (file && attribute === ATTRIBUTE.attachmentTitle) file.filename = readText(data);
    else if (file && attribute === ATTRIBUTE.attachmentData) file.content = data;
    else if (file && attribute === ATTRIBUTE.attachmentProperties) applyProperties(file, readProperties(data));
  }
  const html = message.get(PROPERTY.html);
  return {
    text: text ?? toText(message.get(PROPERTY.body)),
    html: html === undefined ? undefined : toText(html),
    hasUnreadText: message.has(PROPERTY.rtf),
    files,
  };
}

function applyProperties(file: { filename: string; content: Buffer }, properties: Properties): void {
  file.filename = toText(properties.get(PROPERTY.longFilename)) ?? file.filename;
  const data = properties.get(PROPERTY.data);
  if (file.content.length === 0 && data instanceof Buffer) file.content = data;
}

function readProperties(data: Buffer): Properties {
  const cursor = new ByteCursor(data);
  const properties = new Map<number, Buffer | string>();
  for (let left = cursor.readUInt32(); left > 0 && !cursor.isAtEnd; left -= 1) {
    const type = cursor.readUInt16();
    const id = cursor.readUInt16();
    if (id >= 0x8000) skipName(cursor);
    const value = readValue(cursor, type);
    if (value !== undefined) properties.set(id, value);
  }
  return properties;
}

/** A property of an application's own has a name. */
function skipName(cursor: ByteCursor): void {
  cursor.take(16);
  const isText = cursor.readUInt32() === 1;
  if (isText) cursor.takePadded(cursor.readUInt32());
  else cursor.take(4);
}

/** The first of the values of a property; undefined for numbers. */
function readValue(cursor: ByteCursor, type: number): Buffer | string | undefined {
  const kind = type & ~TYPE.manyValues;
  const isMany = kind !== type;
  const isVariable = VARIABLE_TYPES.has(kind);
  const count = isMany || isVariable ? cursor.readUInt32() : 1;
  let first: Buffer | undefined;
  for (let at = 0; at < count; at += 1) {
    const length = isVariable ? cursor.readUInt32() : FIXED_BYTES[kind];
    if (length === undefined) throw new Error('The package has a property of an unknown type.');
    const value = cursor.takePadded(length);
    first ??= isVariable ? value : undefined;
  }
  if (first === undefined) return undefined;
  if (kind === TYPE.ansiText) return readText(first);
  if (kind === TYPE.text) return endAtZero(first.toString('utf16le'));
  return first;
}

function toText(value: Buffer | string | undefined): string | undefined {
  return typeof value === 'object' ? readText(value) : value;
}

/** Text of unknown encoding: UTF-8 where it is valid, else that of Western Windows. */
function readText(bytes: Buffer): string {
  try {
    return endAtZero(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return endAtZero(new TextDecoder('windows-1252').decode(bytes));
  }
}

function endAtZero(text: string): string {
  const end = text.indexOf('\u0000');
  return end < 0 ? text : text.slice(0, end);
}
