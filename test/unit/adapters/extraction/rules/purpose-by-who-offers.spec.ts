import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

const CARGO = { en: '4 crates 100x80x70 cm, 460 kg, HAM-GUA', es: '4 huacales 100x80x70 cm, 460 kg, HAM-GUA' };

describe('The purpose of a letter that speaks of offers', () => {
  it.each([
    `Favor cotizar CPT ${CARGO.es}. Nuestra oferta anterior con otro agente fue de USD 2,300.`,
    `Our quotation to the client ends on Monday, so please quote CPT ${CARGO.en}.`,
    `Nuestra oferta al hospital incluye el flete. ¿Nos cotizan CPT ${CARGO.es}?`,
    `We offer these lathes to a customer in Mixco. Could you quote CPT ${CARGO.en}?`,
    `Contamos con ${CARGO.es}. ¿Cuánto nos cobran, CPT?`,
    `Nuestra mejor oferta es de USD 2.10 por kg con otra agencia; favor cotizar CPT ${CARGO.es}.`,
    `Favor su cotización CPT ${CARGO.es}. Otra naviera nos da USD 990.`,
    `See attached our request for quotation, CPT ${CARGO.en}.`,
  ])('is a request where the sender offers it to others, or has one from others: %s', async (body) => {
    expect((await extractFrom(body)).isQuotationRequest).toBe(true);
  });

  it.each([
    `Herewith our best quote: ${CARGO.en}, EUR 2.40/kg all in.`,
    `As agreed, here is our quotation for ${CARGO.en}: EUR 1,180.`,
    `Les enviamos nuestra cotización: ${CARGO.es}, EUR 1.180 todo incluido.`,
    `La aerolínea confirma espacio para ${CARGO.es} el viernes.`,
    `Flight confirmed for Monday: ${CARGO.en}.`,
    `Confirmamos entrega de ${CARGO.es}.`,
    `Favor enviarnos copia de la guía de ${CARGO.es}.`,
    `We have decided to ship the ${CARGO.en} by sea.`,
    `Gracias, vamos a trabajar con otra empresa: ${CARGO.es}.`,
    `Please hold the ${CARGO.en} until further notice.`,
    `Su carga, ${CARGO.es}, ya está en bodega, puede pasar a retirarla.`,
  ])('is no request where the sender offers to us, reports or stops: %s', async (body) => {
    expect((await extractFrom(body)).isQuotationRequest).toBe(false);
  });
});
