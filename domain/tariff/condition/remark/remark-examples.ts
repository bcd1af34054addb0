import { splitRemark } from './remark-tokens.js';
import { COMMODITY_PHRASES, CUSTOMER_WORDS, DAY_PHRASES } from './remark-words.js';

const EXAMPLES: ReadonlyArray<{ readonly words: readonly string[]; readonly example: string }> = [
  {
    words: ['cm', 'm', 'metros', 'largo', 'alto', 'long', 'high'],
    example: 'piece length over: 300; piece height over: 160',
  },
  {
    words: ['kg', 'kgs', 'kilos', 'toneladas', 'peso', 'weight'],
    example: 'piece weight over: 150 / kg over: 500; kg up to: 1000',
  },
  { words: ['valor', 'value', 'cif', 'usd'], example: 'value over: 1000' },
  { words: ['hora', 'horas', 'horario', 'hours', 'am', 'pm', 'h'], example: 'day: working; hours: 18-7' },
  { words: ['solicitud', 'request', 'requested', 'solicita'], example: 'service: escort' },
  { words: [...DAY_PHRASES.keys(), 'lunes', 'monday', 'viernes', 'friday'], example: 'day: saturday, sunday, holiday' },
  { words: [...COMMODITY_PHRASES.keys()], example: 'class: general, dangerous, perishable' },
  { words: [...CUSTOMER_WORDS.keys()], example: 'customer: acme.example' },
  { words: ['otros', 'otras', 'other', 'lugares', 'places'], example: 'zone: Valley = Heredia, Alajuela' },
  { words: ['origen', 'origin', 'desde', 'from'], example: 'origin: MIA, US, europe' },
];
const CLOCK = /^\d{1,2}:\d{2}$/;
const OTHERWISE = 'term: DDP; class: dangerous; day: saturday, sunday';

/** How conditions like those of a remark are written in a cell of conditions. */
export function findRemarkExample(text: string): string {
  const words = splitRemark(text).map(({ word }) => (CLOCK.test(word) ? 'h' : word));
  return EXAMPLES.find((one) => words.some((word) => one.words.includes(word)))?.example ?? OTHERWISE;
}
