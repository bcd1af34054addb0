import { CFB } from '@e965/xlsx';
import { describe, expect, it } from '@jest/globals';
import { checkCompoundFile } from '../../../../../adapters/runtime/compound-file/check-compound-file.js';
import { anOutlookMessage } from '../../../../support/fixtures/outlook-files.js';
import { aDoc } from '../../../../support/fixtures/word-file.js';

const MB = 1024 * 1024;
const SECTOR_BYTES = 512;
const FIRST_FAT_SECTOR = 0x4c;
const DIRECTORY = 0x30;
const ENTRY_BYTES = 128;
const LONGER = 'A chain is longer than its file.';

/** A compound file of some streams. */
function aCompoundFile(...sizes: readonly number[]): Buffer {
  const file = CFB.utils.cfb_new();
  sizes.forEach((size, at) => void CFB.utils.cfb_add(file, `/stream ${at}`, Buffer.alloc(size, at + 1)));
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

const sectorAt = (number: number) => (number + 1) * SECTOR_BYTES;

/** Sets what comes after a sector. */
function follow(file: Buffer, sector: number, next: number): void {
  file.writeUInt32LE(next, sectorAt(file.readUInt32LE(FIRST_FAT_SECTOR)) + sector * 4);
}

/** Where an entry of the directory begins; four are in each of its sectors, which follow one another. */
const entryAt = (file: Buffer, entry: number) => sectorAt(file.readUInt32LE(DIRECTORY)) + entry * ENTRY_BYTES;
const findEntry = (file: Buffer, name: string) => file.indexOf(Buffer.from(name, 'utf16le'));

describe('The check of a compound file', () => {
  it.each<[string, Buffer]>([
    ['one of streams of all sizes', aCompoundFile(0, 1, 63, 64, 4_095, 4_096, 100_000)],
    ['one of more sectors than the header has tables for', aCompoundFile(9 * MB)],
    ['a message of Outlook', anOutlookMessage({ from: 'ana@norte.example', text: 'Dos tarimas a Heredia' })],
    ['a Word document', aDoc(['Dos tarimas', [['4', 'cajas']]])],
  ])('passes %s', (_, file) => {
    expect(() => checkCompoundFile(file)).not.toThrow();
  });

  it.each<[string, (file: Buffer) => void, string]>([
    ['a chain that is a circle', (file) => [1, 2, 0].forEach((next, at) => void follow(file, at, next)), LONGER],
    [
      'a chain that streams share',
      (file) => {
        const [first, second] = ['stream 0', 'stream 1'].map((name) => findEntry(file, name));
        file.copy(file, Number(second) + 116, Number(first) + 116, Number(first) + 124);
      },
      LONGER,
    ],
    [
      'a stream that claims to be larger than the file',
      (file) => void file.writeUInt32LE(0x7fffffff, findEntry(file, 'stream 0') + 120),
      'A stream is larger than its file.',
    ],
    [
      'an entry below itself',
      (file) => void file.writeUInt32LE(1, entryAt(file, 1) + 68),
      'The directory of the file is no tree.',
    ],
    ['no header', (file) => void file.writeUInt16LE(31, 30), 'The file is no compound file.'],
  ])('refuses a file with %s', (_, damage, message) => {
    const file = aCompoundFile(100_000, 20_000);
    damage(file);
    expect(() => checkCompoundFile(file)).toThrow(message);
  });

  it('comes to an end with bytes of any kind', () => {
    const file = aCompoundFile(5_000, 20_000);
    for (let at = 0; at < 400; at += 1) {
      const other = Buffer.from(file);
      for (let n = 0; n < 40; n += 1)
        other.writeUInt32LE((at * 7 + n) % 60, 40 + ((at * 977 + n * 131) % (other.length - 44)));
      try {
        checkCompoundFile(other);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
        expect(error).not.toBeInstanceOf(RangeError);
      }
    }
  });
});
