import { describe, expect, it } from '@jest/globals';
import { detectPreviewType, toPreviewKind } from '../../../../domain/inbound-mail/preview-type.js';

const bytes = (start: string | readonly number[]) =>
  Buffer.concat([typeof start === 'string' ? Buffer.from(start, 'latin1') : Buffer.from(start), Buffer.alloc(20)]);

describe('what a browser may show a file as', () => {
  it.each([
    ['%PDF-1.7', 'application/pdf', 'pdf'],
    ['\x89PNG\r\n\x1a\n', 'image/png', 'picture'],
    ['\xff\xd8\xff\xe0', 'image/jpeg', 'picture'],
    ['GIF89a', 'image/gif', 'picture'],
    ['RIFF\x24\0\0\0WEBP', 'image/webp', 'picture'],
  ])('is told by its first bytes: %j', (start, type, kind) => {
    expect(detectPreviewType(bytes(start))).toBe(type);
    expect(toPreviewKind(detectPreviewType(bytes(start)))).toBe(kind);
  });

  it.each([
    '<html>',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<?xml version="1.0"?><svg>',
    ' %PDF-1.7',
    'RIFF\x24\0\0\0AVI ',
    'PK\x03\x04',
    '',
  ])('is nothing for %j', (start) => {
    expect(detectPreviewType(bytes(start))).toBeUndefined();
    expect(toPreviewKind(detectPreviewType(bytes(start)))).toBeUndefined();
  });
});
