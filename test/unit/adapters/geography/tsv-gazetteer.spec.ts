import { describe, expect, it } from '@jest/globals';
import { TsvGazetteer } from '../../../../adapters/geography/tsv-gazetteer.js';
import { COUNTRIES } from '../../../support/fixtures/airports.js';
import { CANTONS } from './costa-rican-cantons.js';

const gazetteer = new TsvGazetteer();

async function findFirst(name: string, countryCode?: string) {
  return (await gazetteer.find(name, countryCode))[0];
}

describe('The built-in gazetteer', () => {
  it('knows all 84 cantons of Costa Rica in their provinces', async () => {
    expect(Object.values(CANTONS).flat()).toHaveLength(84);
    for (const [province, cantons] of Object.entries(CANTONS)) {
      for (const canton of cantons) {
        const [canton1] = (await gazetteer.find(`${canton}, ${province}`, 'CR')).filter(({ kind }) => kind === 'town');
        expect(canton1).toMatchObject({ name: canton, region: province, countryCode: 'CR' });
      }
    }
  });

  it('knows each country by its regions and its municipalities', async () => {
    const places = await gazetteer.places();
    const countPlaces = (countryCode: string, kind: string) =>
      places.filter((place) => place.countryCode === countryCode && place.kind === kind).length;
    const regions = { CR: 7, PA: 14, NI: 17, HN: 18, SV: 14, GT: 22 };
    const towns = { CR: 84, PA: 81, NI: 153, HN: 298, SV: 262, GT: 340 };
    for (const { code } of COUNTRIES) {
      expect(countPlaces(code, 'region')).toBeGreaterThanOrEqual(regions[code as keyof typeof regions]);
      expect(countPlaces(code, 'town')).toBeGreaterThanOrEqual(towns[code as keyof typeof towns]);
    }
  });

  it('knows the industrial and free zones that freight goes to and the towns that they lie in', async () => {
    for (const [name, within, countryCode] of [
      ['Zona Franca Coyol', 'Alajuela', 'CR'],
      ['La Uruca', 'San José', 'CR'],
      ['Guachipelín', 'Escazú', 'CR'],
      ['Zona Franca Metropolitana', 'Heredia', 'CR'],
      ['Colon Free Zone', 'Colón', 'PA'],
      ['Parque Lefebre', 'Ciudad de Panamá', 'PA'],
      ['Costa del Este', 'Ciudad de Panamá', 'PA'],
      ['Panamá Pacífico', 'Arraiján', 'PA'],
      ['ZIP Bufalo', 'Villanueva', 'HN'],
      ['Comayagüela', 'Tegucigalpa', 'HN'],
      ['Zona Franca San Bartolo', 'Ilopango', 'SV'],
      ['Zona Franca Las Mercedes', 'Managua', 'NI'],
      ['Carr. Norte', 'Managua', 'NI'],
      ['zona 10', 'Ciudad de Guatemala', 'GT'],
    ] as const) {
      expect(await findFirst(name)).toMatchObject({ within, countryCode, kind: 'zone' });
    }
  });

  it('finds towns by usual misspellings, short forms and English names', async () => {
    for (const [spelling, name, countryCode] of [
      ['Tegusigalpa', 'Tegucigalpa', 'HN'],
      ['Teguz', 'Tegucigalpa', 'HN'],
      ['Sampedro', 'San Pedro Sula', 'HN'],
      ['S.P.S.', 'San Pedro Sula', 'HN'],
      ['Eredia', 'Heredia', 'CR'],
      ['SAN JOSE', 'San José', 'CR'],
      ['S.S.', 'San Salvador', 'SV'],
      ['Sta. Tecla', 'Santa Tecla', 'SV'],
      ['Ant. Cuscatlán', 'Antiguo Cuscatlán', 'SV'],
      ['Guate', 'Ciudad de Guatemala', 'GT'],
      ['La Antigua', 'Antigua Guatemala', 'GT'],
      ['Panamá ciudad', 'Ciudad de Panamá', 'PA'],
      ['Bilwi', 'Puerto Cabezas', 'NI'],
      ['Coco Beach', 'Playas del Coco', 'CR'],
    ] as const) {
      expect(await findFirst(spelling)).toMatchObject({ name, countryCode });
    }
  });

  it('tells namesakes of one country apart by what is named beside them', async () => {
    expect(await findFirst('San Rafael, Heredia', 'CR')).toMatchObject({ name: 'San Rafael', region: 'Heredia' });
    expect(await findFirst('San Isidro de Heredia', 'CR')).toMatchObject({ name: 'San Isidro', region: 'Heredia' });
    expect(await findFirst('San Marcos, Carazo', 'NI')).toMatchObject({ region: 'Carazo' });
    expect(await findFirst('La Libertad, Petén', 'GT')).toMatchObject({ region: 'Petén', kind: 'town' });
    expect(await findFirst('San Cristóbal, Mixco', 'GT')).toMatchObject({ within: 'Mixco' });
    expect(await findFirst('Escazú, San José, Costa Rica')).toMatchObject({ name: 'Escazú' });
  });

  it('finds a region where no town bears its name', async () => {
    expect(await findFirst('Guanacaste')).toMatchObject({ kind: 'region', countryCode: 'CR' });
    expect(await findFirst('provincia de Chiriquí')).toMatchObject({ kind: 'region', countryCode: 'PA' });
    expect(await findFirst('Bay Islands')).toMatchObject({ name: 'Islas de la Bahía', kind: 'region' });
  });

  it('says which names are everyday words as well', async () => {
    expect(await findFirst('Gracias', 'HN')).toMatchObject({ everydayName: true });
    expect(await findFirst('Tela', 'HN')).toMatchObject({ everydayName: true });
    expect((await findFirst('Choloma'))?.everydayName).toBeUndefined();
  });

  it('lists no place twice', async () => {
    const keys = (await gazetteer.places()).map((place) =>
      [place.countryCode, place.region, place.kind, place.name, place.within].join('/'),
    );
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('names a town that exists wherever it says that a zone lies within one', async () => {
    for (const zone of (await gazetteer.places()).filter((place) => place.within !== undefined)) {
      const towns = await gazetteer.find(zone.within ?? '', zone.countryCode);
      expect([zone.name, towns.some((town) => town.kind === 'town')]).toEqual([zone.name, true]);
    }
  });
});
