import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

/** What the reader takes of a text. */
const READ_LENGTH = 65_536;
const REQUEST = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.\n';
const PEDIDO = 'Favor cotizar DAP Heredia: 2 tarimas 120x80x100 cm, 350 kg brutos en total, Miami a SJO.\n';
const fill = (start: string, line: string) => start.padEnd(READ_LENGTH + 500, `${line}\n`);
const listCodes = async (body: string) => (await extractFrom(body)).cargoDoubts?.map(({ code }) => code) ?? [];

describe('a text that goes on beyond what is read', () => {
  it.each([
    ['what the sender writes', fill(REQUEST, 'We look forward to your answer')],
    ['lo que escribe quien pide', fill(PEDIDO, 'Quedamos atentos a su respuesta')],
    [
      'a forwarded message',
      fill(`FYI\n---------- Forwarded message ----------\nFrom: Pat <pat@x.example>\n${REQUEST}`, 'words'),
    ],
    ['HTML that was cut', `${fill(REQUEST, '')}…`],
  ])('is doubtful where it is %s', async (_what, body) => {
    expect(await listCodes(body)).toEqual(['text-cut']);
  });

  it('names the last words that were read', async () => {
    const { cargoDoubts } = await extractFrom(
      `${REQUEST.padEnd(READ_LENGTH - 20, '.')} and now 9 boxes and more of them`,
    );
    expect(cargoDoubts).toEqual([{ code: 'text-cut', words: expect.stringMatching(/ and now 9 boxes and$/) }]);
  });

  it.each([
    ['in English', `${REQUEST}\nOn Mon, Mar 2, 2026 Ana <ana@norte.example> wrote:\n`],
    ['en español', `${PEDIDO}\nEl lun, 2 mar 2026 a las 8:00, Ana (<ana@norte.example>) escribió:\n`],
  ])('is read where only the quoted thread goes on, %s', async (_language, start) => {
    expect(await listCodes(fill(start, '> we thank you for your answer'))).toEqual([]);
  });

  it.each([
    ['ends there', REQUEST.padEnd(READ_LENGTH, '.')],
    ['has only blanks behind it', fill(REQUEST, '')],
  ])('is none of a text that %s', async (_what, body) => {
    expect(await listCodes(body)).toEqual([]);
  });
});
