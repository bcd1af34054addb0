import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, type Headers, pickFacts } from './extract-facts.js';
import { listReasons } from './read-cases.js';

const CARGO = '1 pallet 110x90x100 cm, 185 kg';
const reads = (title: string, rows: readonly (readonly [string, Facts, Headers?])[]) =>
  it.each(rows)(`${title}: %s`, async (...[body, facts, headers]) => {
    const request = await extractFrom(`Quote please. ${body}, ${CARGO}`, headers);
    expect(pickFacts(request, facts)).toEqual(facts);
    expect(await listReasons(`Quote please. ${body}, ${CARGO}`)).toEqual([]);
  });
const holds = (title: string, bodies: readonly string[]) =>
  it.each(bodies)(`${title}: %s`, async (body) => {
    const reasons = await listReasons(`Quote please. ${body}, ${CARGO}`);
    expect(reasons.some((code) => /^(?:destination-not-served|place-ambiguous|places-left-over)$/.test(code))).toBe(
      true,
    );
  });

describe('The town that a verb brings the goods to', () => {
  reads('is the door behind a Spanish verb with pronouns', [
    ['De Houston a Liberia y dejármelo en Tilarán', { to: 'LIR', city: 'Tilarán' }],
    ['De Miami a Managua y ponérmelas en Ocotal', { to: 'MGA', city: 'Ocotal' }],
    ['De Dallas a San Pedro Sula y entregárnoslas en Tocoa', { to: 'SAP', city: 'Tocoa' }],
    ['De Madrid a Guatemala y llevárnoslo hasta Zacapa', { to: 'GUA', city: 'Zacapa' }],
    ['De Boston al Juan Santamaría y subírmela a Turrialba', { to: 'SJO', city: 'Turrialba' }],
    ['De Miami a El Salvador y que lo hagan llegar a Usulután', { to: 'SAL', city: 'Usulután' }],
    ['De Miami a San Pedro Sula y me lo ponen donde mi primo en Choloma', { to: 'SAP', city: 'Choloma' }],
    ['De Miami a Panamá y me la dejen en Aguadulce', { to: 'PTY', city: 'Aguadulce' }],
    ['De Miami a Tegucigalpa, poniéndolo en Danlí', { to: 'TGU', city: 'Danlí' }],
  ]);
  reads('is the door behind an English verb', [
    ['Miami to Liberia and have it dropped at Nosara', { to: 'LIR', city: 'Nosara' }],
    ['Miami to Managua and brought round to Rivas', { to: 'MGA', city: 'Rivas' }],
    ['JFK to SJO and get it to our shop in Escazú', { to: 'SJO', city: 'Escazú' }],
    ['Miami to San Pedro Sula and taken to Choloma', { to: 'SAP', city: 'Choloma' }],
    ['Dallas to Guatemala then run it down to Escuintla', { to: 'GUA', city: 'Escuintla' }],
    ['Frankfurt into Tocumen and sent on to Chitré', { to: 'PTY', city: 'Chitré' }],
    ['Miami to Tegucigalpa and left with my brother in Comayagua', { to: 'TGU', city: 'Comayagua' }],
    ['Houston to Managua and up to Jinotega', { to: 'MGA', city: 'Jinotega' }],
  ]);
  reads('is none where the goods only fly there or stay at its airport', [
    ['Mandarlo de Miami a Managua', { to: 'MGA', city: undefined }],
    ['Dejármelo en Liberia, en el aeropuerto, desde Miami', { to: 'LIR', city: undefined }],
    ['We would bring it to Heathrow ourselves, on to La Ceiba via SAP, DAP', { to: 'SAP', city: 'La Ceiba' }],
  ]);
});

describe('A place on the way', () => {
  reads('is none of its ends', [
    ['DAP desde Shenzhen vía Tocumen hasta mi depósito en Colón', { to: 'PTY', city: 'Colón' }],
    ['From Milan via Miami and GUA to our plant in Mixco, DAP', { to: 'GUA', city: 'Mixco' }],
    ['From Guangzhou by way of Los Angeles to our factory in Soyapango, DAP', { to: 'SAL', city: 'Soyapango' }],
  ]);
  reads('is where the flight ends if it is the only airport', [
    ['DAP Bagaces, vía SJO desde Miami', { to: 'SJO', city: 'Bagaces' }],
  ]);
  reads('is the airport of the foreign town that it stands behind', [
    ['Ruta: Rotterdam/AMS - Tegucigalpa, CFR', { from: 'AMS', to: 'TGU' }],
    ['Routing: Leipzig/FRA - Guatemala City, CFR', { from: 'FRA', to: 'GUA' }],
    ['Stuttgart/FRA to Managua, CFR', { from: 'FRA', to: 'MGA' }],
  ]);
});

describe('A place that is taken back', () => {
  reads('gives way to the one that is named instead', [
    ['De Panamá... perdón, de Miami a Managua', { from: 'MIA', to: 'MGA' }],
    ['Miami to Guatemala - scratch that, to San José Costa Rica', { to: 'SJO' }],
    ['MIA-SAL, I meant MIA-GUA', { to: 'GUA' }],
    ['MIA-SJO delivered to Alajuela... oops, Heredia', { to: 'SJO', city: 'Heredia' }],
    ['Entrega en Heredia, no, en Cartago; MIA-SJO DAP', { to: 'SJO', city: 'Cartago' }],
  ]);
});

describe('The name of a house, a firm or a school', () => {
  reads('is no town where the town stands behind it', [
    ['ORD to SJO, DAP - Clínica Santa Catalina, Heredia', { to: 'SJO', city: 'Heredia' }],
    ['MIA-MGA, entrega en Ferretería Granada, León, Nicaragua', { to: 'MGA', city: 'León' }],
    ['MIA-PTY, delivered to Universidad Santiago, David, Chiriquí', { to: 'PTY', city: 'David' }],
    ['MIA-GUA DAP Hotel Casa Santo Domingo, Antigua Guatemala', { to: 'GUA', city: 'Antigua Guatemala' }],
  ]);
});

describe('Namesakes in several countries', () => {
  reads('are told apart by the place beside them', [
    [
      'Delivered to my shop in Santa Teresa on the Nicoya peninsula, DAP, from Denver',
      { to: 'SJO', city: 'Santa Teresa' },
    ],
  ]);
  holds('abroad are not served', [
    'De Miami a Santo Domingo, República Dominicana',
    'De Miami a Filadelfia (PHL)',
    'De Miami a Cartago, Valle del Cauca',
    'De Miami a Córdoba, Argentina',
    'Miami to Antigua (ANU)',
    'Miami to Antigua, West Indies',
    'Miami to San Salvador Island, Bahamas',
    'Miami - San Salvador de Jujuy',
    'De Miami a San José de Cúcuta',
    'De Miami a San Pedro de Macorís',
  ]);
  holds('by codes that are near one of ours are not served', ['CPT MIA-SJC', 'CPT MIA - SXO', 'CPT MIA-SDQ']);
});

describe('Two towns for one delivery', () => {
  holds('are put before a person', [
    'MIA-SJO DAP, entrega en Alajuela o en Heredia',
    'MIA-GUA DAP Mixco, or would Villa Nueva be cheaper?',
    'MIA-SJO DAP Heredia. The goods are for our shop in Cartago',
    'MIA-SAL DAP Soyapango. Son para mi tienda en Sonsonate',
  ]);
});
