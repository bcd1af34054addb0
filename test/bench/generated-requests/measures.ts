import type { TextLanguage } from './request.words.js';
import type { SeededRandom } from './seeded-random.js';

/** How one writer writes numbers and units throughout an email. */
export interface Notation {
  readonly language: TextLanguage;
  readonly thousands: '' | ',' | '.';
  readonly decimal: '.' | ',';
  readonly weightUnit: WeightUnit;
  readonly lengthUnit: LengthUnit;
}

/** A measure as it is written, and what it amounts to as written: rounding is the writer's. */
export interface WrittenMeasure<T> {
  readonly text: string;
  readonly value: T;
}

export type Sides = readonly [number, number, number];

const WEIGHT_UNITS = { kg: 1, lb: 0.45359237, t: 1000 } as const;
type WeightUnit = keyof typeof WEIGHT_UNITS;
const LENGTH_UNITS = { cm: 1, in: 2.54, m: 100, mm: 0.1, ft: 30.48 } as const;
type LengthUnit = keyof typeof LENGTH_UNITS;

const WEIGHT_WORDS: Readonly<Record<TextLanguage, Readonly<Record<WeightUnit, readonly string[]>>>> = {
  en: {
    kg: ['kg', 'kgs', 'kilos', 'KG', 'KGS', 'Kg', 'kg.', 'kilograms'],
    lb: ['lb', 'lbs', 'pounds', 'LBS', 'lbs.', '#'],
    t: ['tonnes', 't', 'metric tons'],
  },
  es: {
    kg: ['kg', 'kgs', 'kilos', 'KG', 'Kgs', 'kg.', 'kilogramos'],
    lb: ['lb', 'lbs', 'libras', 'Lbs'],
    t: ['toneladas', 't', 'ton'],
  },
};
const LENGTH_WORDS: Readonly<Record<TextLanguage, Readonly<Record<LengthUnit, readonly string[]>>>> = {
  en: {
    cm: ['cm', 'cms', 'CM', 'cm.'],
    in: ['in', 'inches', 'inch', 'IN', '"'],
    m: ['m', 'mtrs', 'meters', 'M'],
    mm: ['mm', 'MM'],
    ft: ['ft', 'feet', "'"],
  },
  es: {
    cm: ['cm', 'cms', 'CM', 'cm.', 'centímetros'],
    in: ['pulg', 'pulgadas', 'in', '"'],
    m: ['m', 'mts', 'metros', 'mt'],
    mm: ['mm', 'milímetros'],
    ft: ['pies', 'ft'],
  },
};
const TIMES = ['x', ' x ', 'X', ' X ', '*', ' * ', '×', ' × '] as const;
const BY: Readonly<Record<TextLanguage, string>> = { en: ' by ', es: ' por ' };

/** A writer's habits; pounds and inches go together, and so do the marks of thousands and decimals. */
export function createNotation(random: SeededRandom, language: TextLanguage): Notation {
  const isImperial = random.decide(language === 'en' ? 0.3 : 0.12);
  const weightUnit = isImperial ? 'lb' : random.decide(0.04) ? 't' : 'kg';
  const lengthUnit = isImperial
    ? random.pick(['in', 'in', 'in', 'in', 'ft', 'cm'] as const)
    : random.pick(['cm', 'cm', 'cm', 'cm', 'cm', 'm', 'm', 'mm', 'in'] as const);
  const marks =
    language === 'en'
      ? random.pick([
          { thousands: ',', decimal: '.' },
          { thousands: '', decimal: '.' },
        ] as const)
      : random.pick([
          { thousands: ',', decimal: '.' },
          { thousands: '.', decimal: ',' },
          { thousands: '', decimal: ',' },
          { thousands: '', decimal: '.' },
        ] as const);
  return { language, ...marks, weightUnit, lengthUnit };
}

/** A number with the writer's marks. @param decimals at most so many; the last zeros are left out */
export function formatNumber(value: number, { thousands, decimal }: Notation, decimals = 2): string {
  const [whole = '', rest = ''] = value.toFixed(decimals).split('.');
  const grouped = thousands === '' ? whole : whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  const fraction = rest.replace(/0+$/, '');
  return fraction === '' ? grouped : `${grouped}${decimal}${fraction}`;
}

/** About so many kilograms, as the writer writes them. */
export function writeWeight(kg: number, notation: Notation, random: SeededRandom): WrittenMeasure<number> {
  const { language } = notation;
  const weightUnit = notation.weightUnit === 't' && kg < 400 ? 'kg' : notation.weightUnit;
  const factor = WEIGHT_UNITS[weightUnit];
  const decimals = weightUnit === 't' ? 2 : kg < 200 && random.decide(0.3) ? 1 : 0;
  const stated = Math.max(1, Number((kg / factor).toFixed(decimals)));
  const number = formatNumber(weightUnit === 't' ? Number((kg / factor).toFixed(2)) : stated, notation);
  const word = random.pick(WEIGHT_WORDS[language][weightUnit]);
  const blank = word === '#' || (word.length < 4 && random.decide(0.35)) ? '' : ' ';
  return {
    text: `${number}${blank}${word}`,
    value: (weightUnit === 't' ? Number((kg / factor).toFixed(2)) : stated) * factor,
  };
}

/** About these sides, as the writer writes them. @param hasUnit false: the unit is left to the reader */
export function writeSize(
  sides: Sides,
  notation: Notation,
  random: SeededRandom,
  hasUnit = true,
): WrittenMeasure<Sides> {
  const { language, lengthUnit } = notation;
  const factor = LENGTH_UNITS[lengthUnit];
  const decimals = lengthUnit === 'm' ? 2 : lengthUnit === 'ft' ? 1 : 0;
  const stated = sides.map((side) => {
    const value = lengthUnit === 'ft' ? Math.round((side / factor) * 2) / 2 : side / factor;
    return Number(value.toFixed(decimals));
  }) as unknown as Sides;
  const keepsZeros = lengthUnit === 'm' && random.decide(0.6);
  const numbers = stated.map((side) =>
    keepsZeros ? side.toFixed(2).replace('.', notation.decimal) : formatNumber(side, { ...notation, thousands: '' }),
  );
  const value = stated.map((side) => side * factor) as unknown as Sides;
  const word = random.pick(LENGTH_WORDS[language][lengthUnit]);
  return { text: hasUnit ? joinSides(numbers, word, language, random) : numbers.join(random.pick(TIMES)), value };
}

function joinSides(numbers: readonly string[], word: string, language: TextLanguage, random: SeededRandom): string {
  const isMark = word === '"' || word === "'";
  const times = random.pick(TIMES);
  const [length, width, height] = numbers;
  const blank = word.length < 4 && random.decide(0.35) ? '' : ' ';
  if (isMark || random.decide(0.12)) {
    const isTight = isMark || blank === '';
    return numbers.map((one) => `${one}${isTight ? '' : ' '}${word}`).join(isTight ? times : ` ${times.trim()} `);
  }
  const form = random.next();
  if (form < 0.06) return `${numbers.join(BY[language])} ${word}`;
  if (form < 0.1) {
    return language === 'en'
      ? `L ${length} x W ${width} x H ${height} ${word}`
      : `${length} ${word} de largo x ${width} ${word} de ancho x ${height} ${word} de alto`;
  }
  if (form < 0.13) return `${numbers.join('/')} ${word}`;
  return `${numbers.join(times)}${blank}${word}`;
}

/** A volume in m³ or, where the writer uses inches, in cubic feet. */
export function writeVolume(m3: number, notation: Notation, random: SeededRandom): WrittenMeasure<number> {
  if (notation.weightUnit === 'lb' && random.decide(0.4)) {
    const feet = Math.max(1, Math.round(m3 / 0.0283168466));
    const word =
      notation.language === 'en' ? random.pick(['cu ft', 'cft', 'ft3']) : random.pick(['pies cúbicos', 'ft3']);
    return { text: `${formatNumber(feet, notation)} ${word}`, value: feet * 0.0283168466 };
  }
  const stated = Math.max(0.05, Number(m3.toFixed(2)));
  const word = random.pick(['cbm', 'm3', 'm³', 'CBM', 'M3']);
  return { text: `${formatNumber(stated, notation)}${random.decide(0.3) ? '' : ' '}${word}`, value: stated };
}
