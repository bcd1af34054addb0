import { describe, expect, it } from '@jest/globals';
import { formatConditionsText, parseConditionsText } from '../../../../../domain/tariff/condition/conditions-text.js';
import { toRateConditions } from '../../../../../domain/tariff/condition/rate-conditions.js';

describe('conditions in Spanish', () => {
  it.each([
    ['solo mercancía peligrosa', 'class: dangerous'],
    ['clase: peligrosa, fría; valor mayor a: 1000,5', 'class: dangerous, cold; value over: 1000.5'],
    ['si se solicita: custodia', 'service: escort'],
    ['si se solicita custodia', 'service: escort'],
    ['Fuera de horario', 'service: after-hours'],
    ['día: sábado, domingo; horario: 20-6', 'day: saturday, sunday; hours: 20-6'],
    ['largo mayor a: 300; alto mayor a: 200', 'piece length over: 300; piece height over: 200'],
    ['zona: GAM = Heredia, Alajuela; kg hasta: 800', 'kg up to: 800; zone: GAM = Heredia, Alajuela'],
    ['peligrosa, valores o fría', 'class: valuable, dangerous, cold'],
    ['clase: fría y perecederos', 'class: cold, perishable'],
    ['DG clases 2, 3 y 9', 'class: dangerous; dangerous class: 2, 3, 9'],
    ['clase 2.1', 'class: dangerous; dangerous class: 2.1'],
    ['sábados, domingos y feriados', 'day: saturday, sunday, holiday'],
    ['de 20:00 a 06:00', 'hours: 20-6'],
    ['horario: 22:00 – 5:00', 'hours: 22-5'],
    ['servicio: domingo o feriado', 'service: weekend-delivery'],
    ['piezas mayores a 300 x 130 x 200 cm', 'piece length over: 300; piece width over: 130; piece height over: 200'],
    ['pieza de más de 160 cm de alto', 'piece height over: 160'],
    ['bultos de más de 2000 kg', 'piece weight over: 2000'],
    ['cliente: acme.example; origen: MIA; término: DDP', 'customer: acme.example; origin: MIA; term: DDP'],
    ['cliente: acme.example; kg del mes desde: 5000', 'customer: acme.example; month kg from: 5000'],
    ['embarques mensuales desde: 12', 'month shipments from: 12'],
  ])('are read from "%s"', (cell, text) => {
    expect(formatConditionsText(toRateConditions(parseConditionsText(cell)))).toBe(text);
  });

  it('are refused where they mean nothing', () => {
    for (const cell of ['según contrato', 'cuando aplique: sí', 'solo lunes', 'más de 100 kg', 'de 8:30 a 10:15']) {
      expect(() => parseConditionsText(cell)).toThrow('is no condition');
    }
  });

  it('are refused where the same one is stated twice, differently', () => {
    expect(() => parseConditionsText('class: cold; peligrosa')).toThrow('stated twice');
    expect(() => parseConditionsText('class: dangerous; DG clase 3')).not.toThrow();
  });
});
