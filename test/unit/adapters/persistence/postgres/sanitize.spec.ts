import { describe, expect, it } from '@jest/globals';
import { sanitizeJson, sanitizeText } from '../../../../../adapters/persistence/postgres/sanitize.js';

describe('what PostgreSQL refuses in texts', () => {
  it('becomes U+FFFD, and whole surrogate pairs stay', () => {
    expect(sanitizeText('a\0b\ud800c\udfffd🛫')).toBe('a\ufffdb\ufffdc\ufffdd🛫');
    expect(JSON.parse(sanitizeJson({ 'k\0': ['\0', '\ud83d', '🛫'] }))).toEqual({
      'k\ufffd': ['\ufffd', '\ufffd', '🛫'],
    });
  });

  it('is not mistaken for text that only looks like its escape', () => {
    for (const text of ['\\u0000', '\\\\u0000', '\\ud800', '\\\\\\ud83d', '\\']) {
      expect(JSON.parse(sanitizeJson(text))).toBe(text);
    }
    expect(JSON.parse(sanitizeJson('\\\0'))).toBe('\\\ufffd');
  });
});
