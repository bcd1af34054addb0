import { describe, expect, it } from '@jest/globals';
import { toHarmlessFilename } from '../../../../domain/outbound-mail/harmless-filename.js';
import { findPersonName } from '../../../../domain/outbound-mail/person-name.js';
import { selectLanguageLines } from '../../../../domain/outbound-mail/select-language-lines.js';

describe('The name in a salutation', () => {
  it.each([
    ['Ana Ruiz', undefined, 'Ana Ruiz'],
    ['Bianca Recinos - Grupo Volcán', 'Grupo Volcán', 'Bianca Recinos'],
    ['Óscar Cañas (Compras)', undefined, 'Óscar Cañas'],
    ['beto', undefined, 'Beto'],
    ['MARÍA LÓPEZ', undefined, 'María López'],
    ['R. Castellano', undefined, 'R. Castellano'],
    ['王莉 Lily Wang', undefined, '王莉 Lily Wang'],
    ['Chen Yi-Ting', 'Yi Trading', 'Chen Yi-Ting'],
  ])('is that of a person: %s', (name, company, greeted) => {
    expect(findPersonName(name, company)).toBe(greeted);
  });

  it.each([
    ['Station', undefined],
    ['Proveeduría', undefined],
    ['Sourcing', undefined],
    ['Importaciones', 'Confecciones Limón'],
    ['Muebles Encanto', undefined],
    ['Norte Cargo S.A.', undefined],
    ['Flores', 'Flores del Valle'],
    ['ISTMAERO', undefined],
    ['quotes@desk.example', undefined],
    ['Agent 47', undefined],
    [undefined, 'Norte'],
  ])('is nobody’s where it is a desk’s or a company’s: %s', (name, company) => {
    expect(findPersonName(name, company)).toBeUndefined();
  });
});

describe('A standing text in both languages', () => {
  const both = 'The weight is billed as it is measured.\nEl peso se factura como se mida a la llegada.';

  it('is given in the language of the reply', () => {
    expect(selectLanguageLines(both, 'en')).toBe('The weight is billed as it is measured.');
    expect(selectLanguageLines(both, 'es')).toBe('El peso se factura como se mida a la llegada.');
  });

  it('is told by the little words of each line', () => {
    const included = 'Duties and taxes are not included.\nNo incluye aranceles ni impuestos después del tiempo libre.';
    expect(selectLanguageLines(included, 'es')).toBe('No incluye aranceles ni impuestos después del tiempo libre.');
    expect(selectLanguageLines(included, 'en')).toBe('Duties and taxes are not included.');
  });

  it('loses no line that only names something in the other language', () => {
    const text =
      'The cargo is handed over at the bay.\nAsk for the Bodega de la Esquina y del Sol.\nIt is open on Sundays.';
    expect(selectLanguageLines(text, 'en')).toBe(text);
  });

  it('stays whole where it is in one language, whatever that of the reply', () => {
    for (const text of ['Deliveries on public holidays\nare agreed in advance.', 'Tel. 2222-3333', '']) {
      expect(selectLanguageLines(text, 'es')).toBe(text);
    }
  });

  it('keeps lines of neither', () => {
    expect(selectLanguageLines(`${both}\nIATA 47-1 0000`, 'es')).toContain('IATA 47-1 0000');
  });
});

describe('The name of a file that is repeated to its sender', () => {
  it.each([
    ['packing list.xlsx', 'packing list.xlsx'],
    ['Lista_de_empaque (2).PDF', 'Lista de empaque 2.pdf'],
    ['http://evil.example/login.pdf', 'http evil example login.pdf'],
    ['call +506 88881234567.docx', 'call 506.docx'],
    ['evil.com', 'evil com'],
    ['<script>.xlsm', 'script.xlsm'],
    ['.pdf', 'PDF'],
    [`${'x'.repeat(300)}.csv`, `${'x'.repeat(40)}.csv`],
    ['💥', undefined],
  ])('is words alone: %s', (filename, harmless) => {
    expect(toHarmlessFilename(filename)).toBe(harmless);
  });
});
