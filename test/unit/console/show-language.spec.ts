import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { homeMessages } from '../../../apps/console/src/features/home/home.messages.js';
import { quotationsMessages } from '../../../apps/console/src/features/quotations/quotations.messages.js';
import { changeLanguage, getLanguage } from '../../../apps/console/src/i18n/language.js';
import { loadWithTexts, showLanguage } from '../../../apps/console/src/i18n/show-language.js';

describe('The texts of a page in Spanish', () => {
  beforeAll(() => {
    Object.assign(globalThis, { document: { documentElement: { lang: 'en' } } });
  });
  afterAll(() => {
    changeLanguage('en');
    Reflect.deleteProperty(globalThis, 'document');
  });

  it('are first those of the first screen, and the others with what is opened', async () => {
    const english = quotationsMessages.newQuotation;
    await showLanguage('es');
    expect(homeMessages.needsYourAttention).toBe('Requiere su atención');
    expect(quotationsMessages.newQuotation).toBe(english);

    expect(await loadWithTexts(async () => 'a screen')).toBe('a screen');
    expect(quotationsMessages.newQuotation).toBe('Nueva cotización');
  });

  it('are all there when the language is chosen with a screen open', async () => {
    await showLanguage('en');
    expect(quotationsMessages.newQuotation).toBe('New quotation');
    await showLanguage('es');
    expect(getLanguage()).toBe('es');
    expect(quotationsMessages.newQuotation).toBe('Nueva cotización');
  });

  it('are not waited for where the code itself is missing', async () => {
    const missing = () => Promise.reject(new Error('the server was updated'));
    await expect(loadWithTexts(missing)).rejects.toThrow('the server was updated');
  });
});
