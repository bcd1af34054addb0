import { describe, expect, it } from '@jest/globals';
import { NodeHasher } from '../../../../adapters/identity/node-hasher.js';

describe('NodeHasher', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ])('gives the SHA-256 of "%s" as FIPS 180-4 lists it', (text, hasher) => {
    expect(new NodeHasher().sha256(text)).toBe(hasher);
  });

  it('digests the UTF-8 of a text', () => {
    expect(new NodeHasher().sha256('ñ')).not.toBe(new NodeHasher().sha256('n'));
    expect(new NodeHasher().sha256('ñ')).toMatch(/^[0-9a-f]{64}$/);
  });
});
