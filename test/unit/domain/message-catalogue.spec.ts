import { afterEach, describe, expect, it } from '@jest/globals';
import {
  addTranslations,
  defineMessages,
  isLanguage,
  type Language,
  resolveMessages,
  setLanguageSource,
  type Translation,
  writeIn,
} from '../../../domain/message-catalogue.js';

const english = {
  saved: 'Saved',
  countOf: (count: number) => `${count} pieces`,
  units: { kg: 'kilograms' },
};
const spanish: Translation<typeof english> = {
  saved: 'Guardado',
  countOf: (count) => `${count} bultos`,
  units: { kg: 'kilogramos' },
};

describe('A catalogue of texts', () => {
  const messages = defineMessages('specMessages', english);
  const read = () => [messages.saved, messages.countOf(2), messages.units.kg];
  let language: Language = 'en';
  const speak = (next: Language) => {
    language = next;
    setLanguageSource(() => language);
  };
  afterEach(() => setLanguageSource(() => 'en'));

  it('is in English until another language was loaded', () => {
    speak('es');
    expect(read()).toEqual(['Saved', '2 pieces', 'kilograms']);
  });

  it('is in the language of whoever reads, at the moment of reading', () => {
    addTranslations('es', { specMessages: spanish });
    speak('es');
    expect(read()).toEqual(['Guardado', '2 bultos', 'kilogramos']);
    speak('en');
    expect(read()).toEqual(['Saved', '2 pieces', 'kilograms']);
  });

  it('is another object in another language, for whoever keeps what was made of it', () => {
    speak('en');
    const before = resolveMessages(messages);
    speak('es');
    expect(resolveMessages(messages)).not.toBe(before);
    expect(resolveMessages(messages)).toBe(resolveMessages(messages));
    expect(resolveMessages(messages).saved).toBe('Guardado');
  });

  it('is written in one language for what is stored or goes to somebody else', () => {
    speak('en');
    expect(writeIn('es', read)).toEqual(['Guardado', '2 bultos', 'kilogramos']);
    expect(() =>
      writeIn('es', () => {
        throw new Error('not written');
      }),
    ).toThrow('not written');
    expect(messages.saved).toBe('Saved');
  });

  it('knows its languages', () => {
    expect([isLanguage('es'), isLanguage('en'), isLanguage('de'), isLanguage(null)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
