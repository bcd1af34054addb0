import { describe, expect, it } from '@jest/globals';
import { strToU8, unzipSync, Zip, ZipDeflate, zipSync } from 'fflate';
import { packUncompressed, unpackZip } from '../../../../../adapters/runtime/zip/unpack-zip.js';
import { aZipBomb } from '../../../../support/fixtures/attachments.js';
import { measureLeast } from '../../../../support/growth.js';

const MB = 1024 * 1024;
const FILES = {
  'xl/empty.xml': new Uint8Array(),
  'xl/long.xml': strToU8('<row/>'.repeat(60_000)),
  'xl/short.xml': strToU8('<a>ñ</a>'),
};

/** As programs write that cannot go back: sizes stand behind the content. */
function buildStreamedZip(): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_, piece) => pieces.push(piece));
  for (const [name, content] of Object.entries(FILES)) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(content, true);
  }
  zip.end();
  return Buffer.concat(pieces);
}

const toSizes = (files: Readonly<Record<string, Uint8Array>>) =>
  Object.entries(files).map(([name, content]) => [name, content.length]);

describe('an archive', () => {
  it.each([
    ['packed', () => zipSync(FILES)],
    ['stored', () => zipSync(FILES, { level: 0 })],
    ['with its sizes behind the content', buildStreamedZip],
  ])('%s is unpacked, and passed on with nothing left to unpack', (_, build) => {
    const files = unpackZip(build(), MB);
    expect(toSizes(files)).toEqual(toSizes(FILES));
    const stored = packUncompressed(files);
    expect(toSizes(unzipSync(stored))).toEqual(toSizes(FILES));
    expect(stored.includes('<a>ñ</a>')).toBe(true);
  });

  it.each<readonly [string, () => Uint8Array]>([
    ['is larger than the limit', () => aZipBomb(2 * MB, 2 * MB)],
    ['claims to be small', () => aZipBomb(2 * MB, 100)],
    ['claims to be smaller than it is, within the limit', () => aZipBomb(1_000, 100)],
    ['claims to be large', () => aZipBomb(100, 2 * MB)],
    ['lists one file many times', () => aZipBomb(MB / 2, MB / 2, 3)],
    ['lists too many files', () => aZipBomb(10, 10, 1_001)],
    ['holds more files than it lists', () => Buffer.concat([...buildFiles(1_001), zipSync(FILES)])],
    ['is cut in half', () => zipSync(FILES).subarray(0, 600)],
    ['is none', () => Buffer.from('PK\u0003\u0004nothing')],
  ])('that %s is refused', (_, build) => {
    expect(() => unpackZip(build(), MB)).toThrow();
  });

  it('is given up soon after the limit, however much is left of it', () => {
    const bomb = aZipBomb(128 * MB, 100);
    const givenUp = measureLeast(() => expect(() => unpackZip(bomb, MB)).toThrow('The archive is too large.'));
    const mostRead = measureLeast(() => expect(() => unpackZip(bomb, 96 * MB)).toThrow('The archive is too large.'));
    expect(givenUp).toBeLessThan(mostRead / 4);
  });
});

/** Files without a directory. */
function buildFiles(count: number): Uint8Array[] {
  return Array.from({ length: count }, (_, at) => {
    const archive = zipSync({ [`${at}`]: new Uint8Array(10) });
    return archive.subarray(0, Buffer.from(archive).indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])));
  });
}
