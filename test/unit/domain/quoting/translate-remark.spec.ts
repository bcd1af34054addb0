import { describe, expect, it } from '@jest/globals';
import { COMPOSITE_MESSAGES } from '../../../../adapters/extraction/composite/composite.messages.js';
import { LANGCHAIN_MESSAGES } from '../../../../adapters/extraction/langchain/langchain.messages.js';
import { writeIn } from '../../../../domain/message-catalogue.js';
import { translateRemark } from '../../../../domain/quoting/translate-remark.js';
import { listFiles, readText } from '../../../architecture/source-tree.js';

const VALUES = {
  ...{ field: 'goods.weight', stated: '12', source: 'list.pdf', other: '13', filename: 'a.pdf', page: 1, line: 2 },
  ...{ words: 'words', rulesValue: '1', otherName: 'the model', otherValue: '2', quote: 'q', label: 'L', amount: 3 },
  unit: 'kg',
};

/** Every remark of the catalogues, with values in its gaps. */
function listRemarks(catalogue: object): string[] {
  return Object.values(catalogue).map((text: unknown) => {
    if (typeof text !== 'function') return String(text);
    const write = text as (values: unknown) => string;
    const written = write(VALUES);
    return written.includes('[object Object]') ? write('500') : written;
  });
}

/** What the rules remark, as it stands in their sources: a value is a name of the code. */
function listRemarksOfRules(): string[] {
  return listFiles('adapters/extraction/rules')
    .map(readText)
    .flatMap((source) => [...source.matchAll(/(?:warnings\.push\(|NOT_TOLD_APART =)\s*['`]([^\n]+?)['`]\)?;/g)])
    .map(([, text = '']) => text.replaceAll(/\$\{[^}]+\}/g, '7'));
}

describe('Remarks of readers', () => {
  it('are all said in Spanish to readers of Spanish', () => {
    const remarks = [...listRemarks(COMPOSITE_MESSAGES), ...listRemarks(LANGCHAIN_MESSAGES), ...listRemarksOfRules()];
    expect(remarks.length).toBeGreaterThan(30);
    const left = remarks.filter((remark) => writeIn('es', () => translateRemark(remark)) === remark);
    expect(left).toEqual([]);
  });

  it('are said in Spanish where a document is named behind them', () => {
    const remark = 'no total that agrees with its rows (packing-list.csv)';
    expect(writeIn('es', () => translateRemark(remark))).toBe(
      'ningún total que concuerde con sus filas (packing-list.csv)',
    );
  });

  it('keep their values', () => {
    const translate = (remark: string) => writeIn('es', () => translateRemark(remark));
    expect(translate('The sizes give 1.2 m³, but 1.4 m³ are stated.')).toBe(
      'Las medidas dan 1.2 m³, pero se indican 1.4 m³.',
    );
    expect(translate('The language model did not answer in time. The email was read by the rules alone.')).toBe(
      'El modelo de lenguaje no respondió a tiempo. El correo se leyó solo con las reglas.',
    );
  });

  it('stay as they are in English, and where they are not known', () => {
    expect(translateRemark('not legible')).toBe('not legible');
    expect(writeIn('es', () => translateRemark('Something else.'))).toBe('Something else.');
  });
});
