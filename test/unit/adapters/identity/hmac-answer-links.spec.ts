import { describe, expect, it } from '@jest/globals';
import { HmacAnswerLinks } from '../../../../adapters/identity/hmac-answer-links.js';

const links = new HmacAnswerLinks('a secret', 'https://quotes.example');
const linked = { quotationId: 12, revision: 3, createdAt: new Date('2026-11-30T08:00:00.123Z') };
const token = links.createUrl(linked)?.split('/').at(-1) ?? '';

describe('A link by which a customer answers', () => {
  it('is the same each time, and is read back', () => {
    expect(links.createUrl(linked)).toMatch(/^https:\/\/quotes\.example\/api\/q\/12-3-[a-z0-9]+-[\w-]{24}$/);
    expect(links.createUrl(linked)).toBe(`https://quotes.example/api/q/${token}`);
    expect(links.read(token)).toEqual(linked);
  });

  it('is not read where it was changed, made up or signed with another secret', () => {
    const signature = token.slice(-24);
    const others = [
      token.replace('12-', '13-'),
      token.replace('-3-', '-4-'),
      token.replace(/^(12-3-)./, '$1z'),
      token.toUpperCase(),
      `${token}A`,
      ` ${token}`,
      `${token}\n`,
      token.slice(0, -1),
      `012-3-${signature}`,
      `12-3-${signature}`,
      `12-3--${signature}`,
      '',
      '12-3-',
      `${'9'.repeat(400)}-1-a-${signature}`,
    ];
    expect(others.map((one) => links.read(one))).toEqual(others.map(() => undefined));
    const flipped = token.endsWith('A') ? `${token.slice(0, -1)}B` : `${token.slice(0, -1)}A`;
    expect(links.read(flipped)).toBeUndefined();
    expect(new HmacAnswerLinks('another', 'https://quotes.example').read(token)).toBeUndefined();
  });

  it('is not made where customers reach no address', () => {
    expect(new HmacAnswerLinks('a secret', undefined).createUrl(linked)).toBeUndefined();
  });
});
