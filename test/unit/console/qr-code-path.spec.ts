import { describe, expect, it } from '@jest/globals';
import decodeQr from 'qr/decode.js';
import { drawQrCode } from '../../../apps/console/src/components/qr-code/qr-code-path.js';

const SCALE = 4;

/** What a camera sees of a drawing. */
function photograph({ size, path }: ReturnType<typeof drawQrCode>) {
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < SCALE ** 2; at += 1) {
      const column = Number(x) * SCALE + (at % SCALE);
      const row = Number(y) * SCALE + Math.floor(at / SCALE);
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return { width, height: width, data };
}

describe('a QR code', () => {
  it.each([
    'otpauth://totp/Istmo:admin%40desk.example?issuer=Istmo&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    `otpauth://totp/Istmo:${'a'.repeat(200)}%40desk.example?issuer=Istmo&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP`,
    'é ñ ü',
  ])('says what it was drawn of: %s', (text) => {
    expect(decodeQr(photograph(drawQrCode(text)))).toBe(text);
  });
});
