import { describe, expect, it } from '@jest/globals';
import { findReadingReasons } from '../../../../../domain/quoting/reading-reasons.js';
import { extractFrom } from './extract-facts.js';
import { ENGLISH_WISHES, NO_WISHES, SPANISH_WISHES } from './wishes.table.js';

const REQUESTS = {
  en: (line: string) =>
    `Please quote MIA-SAP, DAP San Pedro Sula.\n3 cartons, 45 kg gross, 60x40x40 cm each.\nGoods: spare parts.\n${line}\n\nRegards,\nNora`,
  es: (line: string) =>
    `Favor cotizar MIA-SAP, DAP San Pedro Sula.\n3 cajas, 45 kg brutos, 60x40x40 cm cada una.\nMercancía: repuestos.\n${line}\n\nSaludos,\nNora`,
};

const listReasons = async (language: 'en' | 'es', line: string) =>
  findReadingReasons(await extractFrom(REQUESTS[language](line)));

/** What holds the request, each with the words of the line that it quotes. */
const listQuoted = async (language: 'en' | 'es', line: string) =>
  (await listReasons(language, line)).flatMap(({ code, params }) => {
    const isNamed = code === 'special-wish' || code === 'special-cargo';
    return isNamed && 'words' in params && line.includes(String(params.words)) ? [code] : [];
  });

describe('A wish that the quotation does not answer holds it in the words of the email', () => {
  it.each(ENGLISH_WISHES)('in English: %s', async (_kind, lines) => {
    const missed: string[] = [];
    for (const line of lines) if ((await listQuoted('en', line)).length === 0) missed.push(line);
    expect(missed).toEqual([]);
  });
  it.each(SPANISH_WISHES)('in Spanish: %s', async (_kind, lines) => {
    const missed: string[] = [];
    for (const line of lines) if ((await listQuoted('es', line)).length === 0) missed.push(line);
    expect(missed).toEqual([]);
  });
  it.each(NO_WISHES)('and no line that wishes nothing does (%s): %s', async (language, line) => {
    expect((await listReasons(language, line)).map(({ code }) => code)).toEqual([]);
  });
});
