import { describe, expect, it } from '@jest/globals';
import { OtpauthTotp } from '../../../../adapters/identity/otpauth-totp.js';

/** `12345678901234567890`, the secret of RFC 6238's test vectors. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of authenticator apps', () => {
  const codes = new OtpauthTotp();

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('are those of RFC 6238 at %d s', (seconds, code) => {
    expect(codes.findStep(SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it('are known a step before and after, and no further', () => {
    const steps = [-2, -1, 0, 1, 2].map((away) => codes.findStep(SECRET, '287082', new Date((59 + away * 30) * 1000)));
    expect(steps).toEqual([undefined, 1, 1, 1, undefined]);
  });

  it.each(['', '28708', '2870820', '28708x', '٢٨٧٠٨٢'])('are six digits, not "%s"', (code) => {
    expect(codes.findStep(SECRET, code, new Date(59_000))).toBeUndefined();
  });

  it('come from a secret of 160 bits, which no two accounts share', () => {
    const secrets = Array.from({ length: 20 }, () => codes.createSecret());
    expect(new Set(secrets).size).toBe(20);
    expect(secrets.every((secret) => /^[A-Z2-7]{32}$/.test(secret))).toBe(true);
  });
});
