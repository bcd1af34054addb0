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
    ['cliente: acme.example; origen: MIA; término: DDP', 'customer: acme.example; origin: MIA; term: DDP'],
  ])('are read from "%s"', (cell, text) => {
    expect(formatConditionsText(toRateConditions(parseConditionsText(cell)))).toBe(text);
  });

  it('are refused where they mean nothing', () => {
    for (const cell of ['según contrato', 'cuando aplique: sí', 'solo lunes']) {
      expect(() => parseConditionsText(cell)).toThrow('is no condition');
    }
  });
});
