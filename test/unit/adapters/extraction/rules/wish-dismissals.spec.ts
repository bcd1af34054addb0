import { describe, expect, it } from '@jest/globals';
import { findReadingReasons } from '../../../../../domain/quoting/reading-reasons.js';
import { extractFrom } from './extract-facts.js';

const CARGO = {
  en: '3 cartons 60x40x40 cm, 45 kg gross, spare parts.',
  es: '3 cajas 60x40x40 cm, 45 kg brutos, repuestos.',
};

async function listCodes(body: string): Promise<readonly string[]> {
  return findReadingReasons(await extractFrom(body)).map(({ code }) => code);
}

describe('A wish is what is asked of us', () => {
  it.each([
    `Please quote MIA-SJO, DPU Heredia, unloading included. ${CARGO.en}`,
    `Favor cotizar MIA-SJO en DPU Heredia, con descarga en nuestro almacén. ${CARGO.es}`,
    `Please quote CIF San José airport from MIA and include insurance separately. ${CARGO.en}`,
    `Favor cotizar CIP SJO desde MIA, con seguro. ${CARGO.es}`,
    `Please quote CPT MIA-SJO. ${CARGO.en} Our own reefer truck picks it up.`,
    `Favor cotizar CPT MIA-SJO. ${CARGO.es} Retiramos con nuestro furgón refrigerado.`,
    `Please quote CPT MIA-SJO. ${CARGO.en} We have a forklift at destination.`,
    `Favor cotizar CPT MIA-SJO. ${CARGO.es} Contamos con montacargas en destino.`,
    `Please quote CPT MIA-SJO. ${CARGO.en} Crane at origin is ours.`,
    `Favor cotizar CPT MIA-SJO. ${CARGO.es} La grúa en destino la pone el cliente.`,
    `Please quote CPT MIA-SJO. ${CARGO.en} Crane at destination is provided by the buyer.`,
    `Please quote CPT MIA-SJO. ${CARGO.en} The last shipment needed an escort.`,
    `Favor cotizar CPT MIA-SJO. ${CARGO.es} Vacunas... no, eso salió ayer.`,
    `Favor cotizar CPT MIA-SJO. ${CARGO.es} Congelado no, va seco.`,
    'Favor cotizar CPT MIA-SJO, 2 refrigeradores de laboratorio en cajas de 60x70x90 cm, 45 kg cada una.',
    `Favor cotizar CPT MIA-SJO. ${CARGO.es} Marta Solís, Joyería La Perla`,
    `Favor cotizar CPT MIA-SJO. ${CARGO.es} Cámara de frío - puertas.`,
    `Please quote FOB MIA-SJO. ${CARGO.en} Invoice USD 7,200 less a discount of USD 200, so USD 7,000.`,
  ])('and not what the term holds, what others do, or what is taken back: %s', async (body) => {
    expect(await listCodes(body)).toEqual([]);
  });

  it.each([
    `Please quote MIA-SJO, DAP Heredia, unloading included. ${CARGO.en}`,
    `Favor cotizar MIA-SJO, DAP Heredia, con descarga en nuestro almacén. ${CARGO.es}`,
    `Please quote CPT San José airport from MIA and include insurance. ${CARGO.en}`,
    `Please quote MIA-SJO, DAP Heredia. ${CARGO.en} Do you have a forklift at destination?`,
    `Please quote MIA-SJO, DAP Heredia. ${CARGO.en} Our client wants a truck with tail lift.`,
    `Favor cotizar MIA-SJO, DAP Heredia. ${CARGO.es} Nuestro cliente requiere montacargas.`,
    `Favor cotizar CPT MIA-SJO. 3 cajas 60x40x40 cm, 45 kg, nuestras vacunas.`,
    `Favor cotizar CPT MIA-SJO. 3 cajas refrigeradas 60x40x40 cm, 45 kg.`,
    `Favor cotizar CPT MIA-SJO. 3 cajas de joyería 60x40x40 cm, 45 kg.`,
  ])('which still waits for a person: %s', async (body) => {
    const codes = await listCodes(body);
    expect(codes.some((code) => code === 'special-wish' || code === 'special-cargo')).toBe(true);
  });
});
