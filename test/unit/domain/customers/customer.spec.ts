import { describe, expect, it } from '@jest/globals';
import { isAddressOf, isNamedIn } from '../../../../domain/customers/customer.js';

const ANA = { mailDomain: 'norte.example', mailbox: 'ana@norte.example' };
const NORTE = { mailDomain: 'norte.example' };

describe('isAddressOf', () => {
  it.each([
    ['ana@norte.example', true, true],
    ['Ana@Norte.Example', true, true],
    ['mariana@norte.example', false, true],
    ['ana@sur.norte.example', false, true],
    ['ana@delnorte.example', false, false],
    ['ana@norte.example.org', false, false],
    ['', false, false],
    [undefined, false, false],
  ])('%s', (address, isAnas, isNortes) => {
    expect([isAddressOf(ANA, address), isAddressOf(NORTE, address)]).toEqual([isAnas, isNortes]);
  });
});

describe('isNamedIn', () => {
  it.each([
    ['From Ana <ana@norte.example>: rates', true, true],
    ['ANA@NORTE.EXAMPLE', true, true],
    ['to ana@norte.example.', true, true],
    ['{"mailDomain":"norte.example"}', false, true],
    ['mariana@norte.example', false, true],
    ['mariana@norte.example and ana@norte.example', true, true],
    ['ana@norte.example.org', false, false],
    ['del-norte.example', false, false],
    ['www.norte.example/prices', false, true],
    ['norte', false, false],
  ])('%s', (text, isAnas, isNortes) => {
    expect([isNamedIn(ANA, text), isNamedIn(NORTE, text)]).toEqual([isAnas, isNortes]);
  });
});
