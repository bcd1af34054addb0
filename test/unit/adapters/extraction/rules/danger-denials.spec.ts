import { describe, expect, it } from '@jest/globals';
import { findReadingReasons } from '../../../../../domain/quoting/reading-reasons.js';
import { extractFrom } from './extract-facts.js';

const ENGLISH = (goods: string) => `Please quote CPT MIA-GUA, 4 cartons 60x40x40 cm, 72 kg total, ${goods}`;
const SPANISH = (goods: string) => `Favor cotizar CPT MIA-GUA, 4 cajas 60x40x40 cm, 72 kg en total, ${goods}`;

/** What is said of danger: stated, suspected, or nothing. */
async function readDanger(body: string): Promise<'dangerous' | 'suspected' | 'none'> {
  const request = await extractFrom(body);
  if (request.goods.dangerous) return 'dangerous';
  return findReadingReasons(request).some(({ code }) => code === 'dangerous-goods-suspected') ? 'suspected' : 'none';
}

describe('What a sender says of the danger of his goods', () => {
  it.each([
    ENGLISH('alcohol-free eau de parfum (not dangerous).'),
    ENGLISH('nail polish remover wipes, non-DG. The goods are not restricted.'),
    ENGLISH('assay kits, not regulated as per IATA-DGR.'),
    ENGLISH('varnish. The cargo is not hazardous.'),
    ENGLISH('syrup. The SDS says: not subject to DGR.'),
    ENGLISH('one compressor, battery removed by the shipper.'),
    ENGLISH('toy cars. The batteries have been taken out.'),
    ENGLISH('headlamps, no battery inside.'),
    SPANISH('colonias sin alcohol (no peligrosas).'),
    SPANISH('reactivos, no regulados por IATA-DGR (adjunto carta de no peligrosidad).'),
    SPANISH('barnices. La mercadería no es peligrosa.'),
    SPANISH('kits de ensayo. No se consideran mercancía peligrosa.'),
    SPANISH('jarabe. No requiere declaración de mercancías peligrosas.'),
    SPANISH('un compresor. La batería fue retirada por el embarcador.'),
    SPANISH('juguetes. Se les quitaron las baterías.'),
    SPANISH('linternas. Las baterías no vienen incluidas.'),
    SPANISH('soportes metálicos para extintores (solo el soporte, sin extintores).'),
    SPANISH('botellas nuevas para acetona, sin contenido.'),
    SPANISH('perfumes no, solo las tapas.'),
    ENGLISH('steel cabinets for fire extinguishers, without extinguishers.'),
  ])('counts: %s', async (body) => {
    expect(await readDanger(body)).toBe('none');
  });

  it.each([
    ENGLISH('coating, UN1263. Not dangerous.'),
    ENGLISH('phones with lithium batteries - not dangerous.'),
    ENGLISH('enamel, class 3. The goods are non-hazardous.'),
    ENGLISH('acetone. The goods are not dangerous.'),
    ENGLISH('perfumes.'),
    ENGLISH('perfumes, and 6 boxes of books (not dangerous).'),
    ENGLISH('tools. This is dangerous cargo. No stacking.'),
    SPANISH('recubrimiento UN 1263. No es peligroso.'),
    SPANISH('teléfonos con batería de litio. No peligroso.'),
    SPANISH('esmalte, clase 3. Carga no peligrosa.'),
    SPANISH('acetona. La carga no es peligrosa.'),
    SPANISH('barniz.'),
    SPANISH('frascos grandes de acetona.'),
    SPANISH('perfumes, y 6 cajas de libros (no peligrosos).'),
  ])('does not outweigh a number, a class, lithium or other goods: %s', async (body) => {
    expect(await readDanger(body)).toBe('dangerous');
  });
});
