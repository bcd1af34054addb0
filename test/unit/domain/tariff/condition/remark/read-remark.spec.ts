import { describe, expect, it } from '@jest/globals';
import { INCOTERMS, parseIncoterm } from '../../../../../../domain/pricing/incoterm/incoterm.js';
import { formatConditionsText } from '../../../../../../domain/tariff/condition/conditions-text.js';
import { toRateConditions } from '../../../../../../domain/tariff/condition/rate-conditions.js';
import { readRemark } from '../../../../../../domain/tariff/condition/remark/read-remark.js';

const ROW = {
  ...({ criterion: 'flat', isOnRequest: false, freeDays: undefined, isPerDay: false, isBand: false } as const),
  ...{ bandFrom: undefined, hasPlaces: false, chargeName: undefined, isPerPiece: false },
  terms: { all: INCOTERMS, parse: parseIncoterm },
};
const PIECES = { criterion: 'pieces', isPerPiece: true } as const;
type Row = Parameters<typeof readRemark>[1];

/** Conditions as an export writes them, `|` between alternatives; `?` before what is asked about. */
function read(text: string, row: Partial<Row> = {}): string {
  const { alternatives, unclear } = readRemark(text, { ...ROW, ...row });
  const conditions = alternatives.map((one) => formatConditionsText(toRateConditions(one)) ?? '').join(' | ');
  return unclear.length > 0 ? `?${unclear.join('; ')}` : conditions;
}

describe('a remark about a rate', () => {
  it.each([
    // Terms.
    ['Solo DDP', 'term: DDP'],
    ['DAP y DDP only', 'term: DAP, DDP'],
    ['Únicamente con términos DAP, DPU o DDP', 'term: DAP, DDP, DPU'],
    ['Applies to DAP, DPU, or DDP shipments only', 'term: DAP, DDP, DPU'],
    ['si es DDU', 'term: DAP'],
    ['excepto EXW', 'term: CFR, CIF, CIP, CPT, DAP, DDP, DPU, FAS, FCA, FOB'],
    ['All terms except DAP and DPU', 'term: CFR, CIF, CIP, CPT, DDP, EXW, FAS, FCA, FOB'],
    ['No aplica en DDP', 'term: CFR, CIF, CIP, CPT, DAP, DPU, EXW, FAS, FCA, FOB'],
    // Cargo.
    ['Solo carga peligrosa (DG)', 'class: dangerous'],
    ['Toda carga menos perecederos', 'not class: perishable'],
    ['Not for dangerous goods', 'not class: dangerous'],
    ['Excepto perecederos (van directo al camión)', 'not class: perishable'],
    ['Dangerous goods only', 'class: dangerous'],
    ['Solo mercancías peligrosas clases 2, 3 y 9', 'class: dangerous; dangerous class: 2, 3, 9'],
    ['Sólo perecederos o carga refrigerada', 'class: cold, perishable'],
    ['Perishables only', 'class: perishable'],
    ['for live animals', 'class: live-animals'],
    ['Exclusivo para restos humanos', 'class: human-remains'],
    ['Carga valiosa', 'class: valuable'],
    ['If pharma or temperature controlled', 'class: pharma, cold'],
    ['Solo carga peligrosa, DDP', 'class: dangerous; term: DDP'],
    ['Solo DDP. Solo carga general', 'class: general; term: DDP'],
    // Pieces.
    ['Solo piezas de más de 250 cm', 'piece length over: 250'],
    ['bultos de más de 3 m de largo', 'piece length over: 300'],
    ['pieces over 150 kg or 300 cm', 'piece length over: 300; piece weight over: 150'],
    ['Piece over 300 cm long or over 500 kg', 'piece length over: 300; piece weight over: 500'],
    ['pieza con altura mayor a 1,6 m', 'piece height over: 160'],
    ['taller than 160 cm', 'piece height over: 160'],
    ['peso mayor a 1.000 kg por pieza', 'piece weight over: 1000'],
    ['over 200 kg per piece', 'piece weight over: 200'],
    ['piezas mayores a 300 x 130 x 200 cm', 'piece length over: 300; piece width over: 130; piece height over: 200'],
    // The shipment and its value.
    ['Embarques de más de 500 kg', 'kg over: 500'],
    ['shipments up to 1,000 kg', 'kg up to: 1000'],
    ['Solo si el valor es mayor a USD 10,000', 'value over: 10000'],
    ['CIF value over 5000 USD', 'value over: 5000'],
    ['Valor declarado superior a $ 2.500', 'value over: 2500'],
    // Days and hours.
    ['sábado, domingo y feriado', 'day: saturday, sunday, holiday'],
    ['Saturday and Sunday', 'day: saturday, sunday'],
    ['Llegada en fin de semana o feriados', 'day: saturday, sunday, holiday'],
    ['between 18:00 and 07:00', 'hours: 18-7'],
    ['Arrival after 6 pm', 'hours: 18-24'],
    ['Domingos de 8 a 17 h', 'day: sunday; hours: 8-17'],
    ['Sábados, domingos y feriados de 08:00 a 17:00', 'day: saturday, sunday, holiday; hours: 8-17'],
    ['excepto domingos y feriados', 'day: working, saturday'],
    [
      'Llegada en sábado o domingo, o de lunes a viernes entre 18:00 y 07:00',
      'day: saturday, sunday | day: working; hours: 18-7',
    ],
    [
      'Llegada lunes a viernes de 20:00 a 06:00, o sábado o domingo todo el día',
      'day: working; hours: 20-6 | day: saturday, sunday',
    ],
    ['Llegada sábado después de las 12:00 o domingo', 'day: saturday; hours: 12-24 | day: sunday'],
    // Who asks, from where, and what for.
    ['Solo clientes de acme.example', 'customer: acme.example'],
    ['customer buyer@acme.example only', 'customer: buyer@acme.example'],
    ['Solo desde Europa y Asia', 'origin: asia, europe'],
    ['Shipments from MIA', 'origin: MIA'],
    ['Custodia a solicitud del cliente', 'service: escort'],
    ['escort if requested', 'service: escort'],
    // One of two different things.
    ['DDP o carga peligrosa', 'term: DDP | class: dangerous'],
  ])('"%s" is read', (text, conditions) => {
    expect(read(text)).toBe(conditions);
  });

  it('takes "on request" for the service that the charge is called by', () => {
    expect(read('A solicitud del cliente', { chargeName: 'Servicio de custodia' })).toBe('service: escort');
    expect(read('Upon request', { chargeName: 'Fumigation' })).toBe('service: fumigation');
    expect(read('A solicitud', { chargeName: 'Certificado' })).toBe('?A solicitud');
    expect(read('on request', { isOnRequest: true })).toBe('');
  });

  it('says what a price is for each of only as the unit does', () => {
    expect(read('Por cada bulto de más de 200 kg', PIECES)).toBe('piece weight over: 200');
    expect(read('Each piece of more than 150 kg', PIECES)).toBe('piece weight over: 150');
    expect(read('Por cada bulto de más de 200 kg')).toBe('?Por cada bulto de más de 200 kg');
    expect(read('once per piece', PIECES)).toBe('');
    expect(read('Per HAWB')).toBe('?Per HAWB');
  });

  it.each([
    ['según contrato cuando aplique'],
    ['más de 100 kg'],
    ['Solo clientes locales'],
    ['Arrival on Saturday, Sunday, 25 December or 1 January'],
    ['Also all deliveries over 1000 kg'],
    ['pieces over 150 kg and 300 cm'],
    ['de 8:30 a 10:15'],
    ['sábado o domingo de 8 a 12 h'],
    ['Valor mayor a 1000'],
    ['desde 150 kg por pieza'],
    ['solo lunes'],
    ['Solo DDP y perecederos en bodega 4'],
    ['Primeros 3 días libres'],
    ['Mínimo por guía hija'],
    ['Otros lugares a consultar'],
    ['DDP con permiso especial'],
    ['Peso mayor a 5 toneladas'],
    ['Solo DAP. Solo DDP'],
    ['DDP y carga peligrosa'],
    ['Máximo 3 entregas'],
    ['si aplica'],
    ['Domingos, 25 de diciembre'],
    ['Solo DDP, según contrato'],
  ])('"%s" is asked about', (text) => {
    expect(read(text)).toMatch(/^\?/);
  });

  it.each([
    ['Todas las guías hijas'],
    ['Incluye descarga y movimiento interno'],
    ['IVA exento'],
    ['No incluye IVA'],
    ['Una vez por guía máster'],
    ['Once per master AWB'],
    ['Mínimo por embarque'],
    ['Temporada alta'],
    ['Convenio, en lugar de la tarifa general'],
    ['Cobrable = mayor entre bruto y volumen (cm / 6000)'],
    ['Partner rate, replaces the general rate'],
    ['GTQ 7.70 = USD 1'],
  ])('"%s" only describes', (text) => {
    expect(readRemark(text, ROW)).toEqual({ alternatives: [], description: text, unclear: [] });
  });

  it('knows what the columns of its row say already', () => {
    const stored = { isPerDay: true, freeDays: 5 };
    expect(
      read('Días calendario; el día de llegada es el día 1; se cobra desde el día 6. Mínimo por embarque', stored),
    ).toBe('');
    expect(read('Se cobra desde el día 4', stored)).toBe('?Se cobra desde el día 4');
    expect(read('Charged from day 5; calendar days, arrival = day 1', { isPerDay: true, freeDays: 4 })).toBe('');
    const band = { isBand: true, bandFrom: 1000 };
    expect(read('Over 1000 kg: rate for all kilos', band)).toBe('');
    expect(read('Over 500 kg: rate for all kilos', band)).toBe('?Over 500 kg: rate for all kilos');
    expect(read('Solo DAP y DDP. Más de "Desde km" hasta "Hasta km" inclusive', band)).toBe('term: DAP, DDP');
    expect(read('DAP and DDP only. Rate for all kilos', band)).toBe('term: DAP, DDP');
    expect(read('Solo DAP y DDP. No se suma hasta confirmar', { isOnRequest: true })).toBe('term: DAP, DDP');
    expect(read('Otros lugares a consultar', { hasPlaces: true })).toBe('');
    expect(read('Todos')).toBe('');
  });

  it('keeps beside its conditions what describes', () => {
    const { description, alternatives } = readRemark('Solo DDP; incluye pago de impuestos', ROW);
    expect(description).toBe('incluye pago de impuestos');
    expect(alternatives).toEqual([{ incoterms: ['DDP'] }]);
  });
});
