import { describe, expect, it } from '@jest/globals';
import { returnPath, signInAddress } from '../../apps/console/src/parts/session/return-path.js';
import { searchOf, viewOf } from '../../apps/console/src/screens/quotations/quotations-address.js';

const view = (address: string) => viewOf(new URLSearchParams(address));

describe('The address of the Quotations screen', () => {
  it('says which quotations, which page and which one is open', () => {
    expect(view('q=norte&status=pending&page=2&open=12')).toEqual({
      text: 'norte',
      status: 'pending',
      page: 2,
      open: 12,
    });
  });

  it('ignores what makes no sense', () => {
    expect(view('status=lost&page=-1&open=abc')).toEqual({ text: '', status: undefined, page: 1, open: undefined });
    expect(view('page=0&open=1e9').page).toBe(1);
    expect(view('open=99999999999999999999').open).toBeUndefined();
  });

  it('says nothing of what is as usual', () => {
    expect(searchOf(view('')).toString()).toBe('');
    expect(searchOf(view('page=1')).toString()).toBe('');
  });

  it('survives the way there and back', () => {
    const address = 'q=ana%40norte-cargo.example&status=sent&page=3&open=7';
    expect(searchOf(view(address)).toString()).toBe(address);
  });
});

describe('The way back after signing in', () => {
  it('leads to the wanted place of the console', () => {
    expect(returnPath('/quotations?open=12')).toBe('/quotations?open=12');
    expect(signInAddress('/quotations?open=12')).toBe('/login?next=%2Fquotations%3Fopen%3D12');
  });

  it.each([null, '', 'https://evil.example', '//evil.example', '/\\evil.example', '/login', '/login?next=/login'])(
    'leads Home instead of to %p',
    (wanted) => {
      expect(returnPath(wanted)).toBe('/home');
    },
  );

  it('is not said where it is Home anyway', () => {
    expect(signInAddress('/home')).toBe('/login');
  });
});
