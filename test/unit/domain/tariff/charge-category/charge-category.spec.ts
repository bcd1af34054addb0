import { describe, expect, it } from '@jest/globals';
import { CategoryByCodeOrName } from '../../../../../domain/tariff/charge-category/category-by-code-or-name.js';

const rule = new CategoryByCodeOrName();

describe('The category of a charge', () => {
  it.each([
    ['DOCS', 'Compulsory'],
    ['BRKD', 'Compulsory'],
    ['TRNS', 'Compulsory'],
    ['HNDL', 'Compulsory'],
    ['DELV', 'Delivery'],
    ['DELX', 'Delivery'],
    ['CUST', 'Additional'],
    ['BWSE', 'Additional'],
    ['BOND', 'Additional'],
    ['bond', 'Additional'],
    ['COLL', 'Optional'],
    ['DISB', 'Optional'],
    ['VATX', 'Excluded'],
    ['', 'Excluded'],
  ])('of the code %j is %s', (code, category) => {
    expect(rule.categorize({ code })).toBe(category);
  });

  it.each([
    ['Airport Handling', 'Compulsory'],
    ['Document Handover', 'Compulsory'],
    ['Consolidation Breakdown', 'Compulsory'],
    ['Airport Transfer', 'Compulsory'],
    ['Desconsolidación', 'Compulsory'],
    ['HNDL / terminal', 'Compulsory'],
    ['Delivery Standard', 'Delivery'],
    ['Extended Delivery', 'Delivery'],
    ['Entrega a domicilio', 'Delivery'],
    ['Customs Clearance', 'Additional'],
    ['Agencia de aduana', 'Additional'],
    ['Bonded warehouse', 'Additional'],
    ['Bonded warehouse storage', 'Additional'],
    ['Almacén fiscal', 'Additional'],
    ['BOND', 'Additional'],
    ['Charges Collect Fee', 'Optional'],
    ['Disbursement Fee', 'Optional'],
    ['Storage Fee', 'Excluded'],
    ['Almacenaje', 'Excluded'],
    ['Import duties', 'Excluded'],
    ['Customs duty', 'Excluded'],
    ['Taxes', 'Excluded'],
    ['VAT 13 %', 'Excluded'],
    ['IVA', 'Excluded'],
    ['Delivery tax', 'Excluded'],
    ['Impuestos de aduana', 'Excluded'],
    ['Sundries', 'Excluded'],
  ])('of the name %j is %s', (name, category) => {
    expect(rule.categorize({ name })).toBe(category);
  });

  it('follows the code where code and name disagree', () => {
    expect(rule.categorize({ code: 'BWSE', name: 'Storage Fee' })).toBe('Additional');
    expect(rule.categorize({ code: 'HNDL', name: 'VAT' })).toBe('Compulsory');
  });

  it('falls back to the name where the code is unknown', () => {
    expect(rule.categorize({ code: 'ZZ01', name: 'Saturday delivery' })).toBe('Delivery');
    expect(rule.categorize({})).toBe('Excluded');
  });
});
