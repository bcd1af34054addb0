import { describe, expect, it } from '@jest/globals';
import {
  type ApiToken,
  findApiTokenErrors,
  formatTokenActor,
  getTokenState,
  validateApiToken,
} from '../../../../domain/identity/api-token.js';

const NOW = new Date('2026-02-03T12:00:00Z');
const ENTRY = { name: ' CRM ', scopes: ['write', 'read'], expiresInDays: 30 };

describe('a token of another program', () => {
  it('is stored with its scopes in order and the moment when it expires', () => {
    expect(validateApiToken(ENTRY, NOW)).toEqual({
      ...{ name: 'CRM', scopes: ['read', 'write'], createdAt: NOW },
      expiresAt: new Date('2026-03-05T12:00:00Z'),
    });
    expect(validateApiToken({ ...ENTRY, expiresInDays: null }, NOW).expiresAt).toBeUndefined();
  });

  it.each([
    ['name', { name: ' a ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['name', { name: 'two\nlines' }],
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: ['read', 'administer'] }],
    ['scopes', { scopes: undefined }],
    ['expiresInDays', { expiresInDays: 0 }],
    ['expiresInDays', { expiresInDays: 1.5 }],
    ['expiresInDays', { expiresInDays: 3_651 }],
    ['expiresInDays', { expiresInDays: undefined }],
  ])('is refused for its %s: %j', (field, change) => {
    expect(findApiTokenErrors({ ...ENTRY, ...change }).map((error) => error.field)).toEqual([field]);
  });

  it.each([
    ['active', {}],
    ['active', { expiresAt: new Date(NOW.getTime() + 1) }],
    ['expired', { expiresAt: NOW }],
    ['revoked', { revokedAt: NOW, expiresAt: NOW }],
  ])('is %s with %j', (state, change) => {
    const token: ApiToken = {
      ...{ id: 1, name: 'CRM', scopes: ['read'], hint: 'abcd', createdBy: 'ada@desk.example', createdAt: NOW },
      ...{ expiresAt: undefined, revokedAt: undefined, lastUsedAt: undefined },
      ...change,
    };
    expect(getTokenState(token, NOW)).toBe(state);
  });

  it('is named in the log by the program that holds it', () => {
    expect(formatTokenActor({ name: 'CRM' })).toBe('API token CRM');
  });
});
