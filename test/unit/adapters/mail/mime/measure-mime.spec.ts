import { describe, expect, it } from '@jest/globals';
import { measureMime } from '../../../../../adapters/mail/mime/measure-mime.js';

/** A message whose boundary is told behind so many bytes, with so many parts. */
function createMessage(padding: number, parts: number): Buffer {
  const head = `X-Padding: ${'a'.repeat(padding)}\r\nContent-Type: multipart/mixed; boundary="edge of it"\r\n`;
  return Buffer.from(`${head}${'\r\n--edge of it\r\n\r\nx'.repeat(parts)}\r\n--edge of it--\r\n`);
}

describe('The measure of a raw message', () => {
  it('counts the parts wherever their boundary is told', () => {
    for (const padding of [0, 262_144 - 80, 262_144 - 70, 262_144 - 60, 262_144 - 40, 262_144, 600_000])
      expect(measureMime(createMessage(padding, 7))).toMatchObject({ parts: 7, depth: 1 });
  });

  it('finds a boundary behind many blanks', () => {
    const text = createMessage(262_144 - 70, 3)
      .toString()
      .replace('boundary=', `boundary${' '.repeat(60_000)}=`);
    expect(measureMime(Buffer.from(text))).toMatchObject({ parts: 3 });
  });
});
