import { describe, expect, it } from '@jest/globals';
import { fill, listCodes, PEDIDO, REQUEST } from './cut-texts.js';

describe('a text that goes on beyond what is read', () => {
  it.each([
    ['lo que escribe quien pide', fill(PEDIDO, 'Quedamos atentos a su respuesta')],
    [
      'a forwarded message',
      fill(`FYI\n---------- Forwarded message ----------\nFrom: Pat <pat@x.example>\n${REQUEST}`, 'words'),
    ],
  ])('is doubtful where it is %s', async (_what, body) => {
    expect(await listCodes(body)).toEqual(['text-cut']);
  });

  it.each([['en español', `${PEDIDO}\nEl lun, 2 mar 2026 a las 8:00, Ana (<ana@norte.example>) escribió:\n`]])(
    'is read where only the quoted thread goes on, %s',
    async (_language, start) => {
      expect(await listCodes(fill(start, '> we thank you for your answer'))).toEqual([]);
    },
  );
});
