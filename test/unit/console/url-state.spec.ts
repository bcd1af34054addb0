import { describe, expect, it } from '@jest/globals';
import { ALL_QUOTATIONS } from '../../../apps/console/src/components/quotation-filters/quotation-filters.js';
import { parseView, toSearchParams } from '../../../apps/console/src/features/quotations/quotations-url.js';
import { createSignInPath, resolveReturnPath } from '../../../apps/console/src/features/session/return-path.js';

const view = (address: string) => parseView(new URLSearchParams(address));

describe('The address of the Quotations screen', () => {
  it('says which quotations, which page and which one is open', () => {
    expect(view('q=norte&status=pending&country=CR&page=2&size=48&as=table&open=12')).toEqual({
      ...ALL_QUOTATIONS,
      text: 'norte',
      status: 'pending',
      country: 'CR',
      page: 2,
      pageSize: 48,
      order: 'newest-first',
      layout: 'table',
      open: 12,
    });
  });

  it('ignores what makes no sense', () => {
    expect(view('status=lost&page=-1&open=abc&size=7&as=heap&period=decade')).toEqual(view(''));
    expect(view('page=0&open=1e9').page).toBe(1);
    expect(view('open=99999999999999999999').open).toBeUndefined();
  });

  it('says nothing of what is as usual', () => {
    expect(toSearchParams(view('')).toString()).toBe('');
    expect(toSearchParams(view('page=1')).toString()).toBe('');
  });

  it('survives the way there and back', () => {
    const address =
      'period=month&country=CR&domain=norte.example&from=2026-01-05&q=ana&status=sent&page=3&size=24&as=table&open=7';
    expect(toSearchParams(view(address)).toString()).toBe(address);
  });

  it('understands the filters of the dashboard', () => {
    expect(view('period=week&country=PA&domain=norte.example')).toMatchObject({
      period: 'week',
      country: 'PA',
      domain: 'norte.example',
    });
  });
});

describe('The way back after signing in', () => {
  it('leads to the wanted place of the console', () => {
    expect(resolveReturnPath('/quotations?open=12')).toBe('/quotations?open=12');
    expect(createSignInPath('/quotations?open=12')).toBe('/login?next=%2Fquotations%3Fopen%3D12');
  });

  it.each([null, '', 'https://evil.example', '//evil.example', '/\\evil.example', '/login', '/login?next=/login'])(
    'leads Home instead of to %p',
    (wanted) => {
      expect(resolveReturnPath(wanted)).toBe('/home');
    },
  );

  it('is not said where it is Home anyway', () => {
    expect(createSignInPath('/home')).toBe('/login');
  });
});
