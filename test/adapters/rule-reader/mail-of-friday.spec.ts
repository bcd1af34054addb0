import { describe, expect, it } from '@jest/globals';
import { type Facts, factsOf, reading } from './reading.js';

interface Case {
  readonly from: string;
  readonly subject: string;
  readonly body: string;
  readonly facts: Facts;
}

const EMAILS: readonly Case[] = [
  {
    from: 'Mei Lin <mei@goldenport.example>',
    subject: 'HAN-MGA 6plts',
    body: `Dear Agent,
Pls advise AF rate HAN-MGA & yr D/C:
6plts, 120*100*160cm/plt, 1680kgs
garment on hanger
term: DDP to Zona Franca Las Mercedes, Managua
Any AMS/ENS needed?
Mei`,
    facts: { asks: true, term: 'DDP', kg: 1680, pieces: 6, from: 'HAN', to: 'MGA', city: 'Managua' },
  },
  {
    from: 'Jorge Luis <jl@perezhnos.example>',
    subject: 'Cotizar',
    body: `Buen día, cotizar por favor de MIA a LIR:
-Batidora industrial: 1 caja, 36x24x48 in, 215 lb
-Horno pequeño: 1 caja, 30x30x28 in, 160 lb
-Repuestos: 1 caja, 12x12x10 in, 18 lb
Todo para Tamarindo, que lo dejen en el restaurante.`,
    facts: { asks: true, pieces: 3, kg: 178.26, from: 'MIA', to: 'LIR', city: 'Tamarindo' },
  },
  {
    from: 'Steve <steve@mapletools.example>',
    subject: 'Tools to San Pedro Sula',
    body: `Hello,

Shipping from our plant in Guelph, Ontario - we'd truck to YYZ.

- 2 skids, one 48x40x36" (610 lb) and one 48x40x22" (385 lb)
- Air compressors, no oil
- San Pedro Sula, Honduras airport
- CIP terms
- CAD 9,450.00

Quote please.
Steve Dunn
Maple Tools Ltd.`,
    facts: {
      asks: true,
      term: 'CIP',
      pieces: 2,
      kg: 451.32,
      from: 'YYZ',
      to: 'SAP',
      city: undefined,
      value: '9450 CAD',
    },
  },
  {
    from: 'Adriana Mata <amata@libreriamata.example>',
    subject: 'libros',
    body: `Hola, tengo 900 libros en Ciudad de México, empacados en 30 cajas. Cada caja mide 40x30x30 cm y pesa 17.5 kg. ¿Cuánto costaría el aéreo a San José y dejarlos en Barrio Escalante? Incoterm DAP. Factura por MXN 185,000.`,
    facts: {
      asks: true,
      term: 'DAP',
      pieces: 30,
      kg: 525,
      from: 'MEX',
      to: 'SJO',
      city: 'San José',
      value: '185000 MXN',
    },
  },
  {
    from: 'Notif <noreply@cargoportal.example>',
    subject: '[CargoPortal] Quote request CP-55102',
    body: `A new quote request has been posted.

Reference: CP-55102
From: Barcelona (BCN)
To: Guatemala City (GUA)
Terms: CPT
Pieces: 5
Chargeable weight: 333.5 kg
Gross weight: 291 kg
Volume: 2.001 m3
Goods description: Ceramic glaze (non dangerous)
Customer: Esmaltes Turia S.L.
Contact: Pilar Gisbert

Log in to submit your offer.`,
    facts: {
      asks: true,
      term: 'CPT',
      pieces: 5,
      kg: 291,
      m3: 2,
      from: 'BCN',
      to: 'GUA',
      city: undefined,
      dangerous: false,
    },
  },
  {
    from: 'Ramón <ramon@aceros.example>',
    subject: 'RE: RE: Reunión',
    body: `Confirmado para el jueves a las 10. Llevo las muestras. Saludos, Ramón`,
    facts: { asks: false },
  },
  {
    from: 'QA <qa@cliente.example>',
    subject: 'Encuesta de satisfacción',
    body: `Estimado proveedor, por favor complete nuestra encuesta anual de evaluación. Gracias.`,
    facts: { asks: false },
  },
  {
    from: 'Ops MIA <ops@agentmia.example>',
    subject: 'PRE-ALERT MAWB 999-1234 5675 MIA-SJO 4 PCS 220 KG',
    body: `Dear team, please find attached pre-alert for below shipment: MAWB 999-1234 5675, 4 pcs, 220 kg, ETA SJO 14 May. Kindly confirm receipt and notify consignee.`,
    facts: { asks: false },
  },
  {
    from: 'Ventas <ventas@flota.example>',
    subject: 'Servicio de transporte terrestre',
    body: `Buen día, somos una empresa de transporte con 30 unidades y queremos ponernos a la orden para sus entregas en Guatemala. Nuestras tarifas desde Q 450 por viaje. ¿Cuándo podemos visitarlos?`,
    facts: { asks: false },
  },
  {
    from: 'Peter Novak <novak@prahacargo.example>',
    subject: 'PRG - GUA, 2 shipments?',
    body: `Hello,
kindly quote PRG-GUA, DAP Mixco:
glass chandeliers, 6 wooden boxes 90x90x110 cm, 74 kg/box.
Cargo value CZK 610.000
Peter Novak
Praha Cargo s.r.o.`,
    facts: { asks: true, term: 'DAP', kg: 444, pieces: 6, from: 'PRG', to: 'GUA', city: 'Mixco' },
  },
  {
    from: 'María José Arce <mj.arce@bioarce.example>',
    subject: 'Cotización muestras biológicas',
    body: `Hola, necesitamos mandar a traer desde Madrid muestras biológicas UN3373 en hielo seco (6 kg de hielo seco, UN1845). Una caja de 50x50x50 cm, 14 kg bruto total. Va al aeropuerto de Juan Santamaría, nosotros la sacamos. CPT.`,
    facts: { asks: true, term: 'CPT', kg: 14, pieces: 1, from: 'MAD', to: 'SJO', city: undefined, dangerous: true },
  },
  {
    from: 'Ivan <ivan@acmehvac.example>',
    subject: 'Compressors for Nicaragua - quote',
    body: `Team,

Need pricing on below by COB.

Origin: Memphis, TN (MEM)
Dest: Managua (MGA) - customer pick up at airport
Pcs: 3 crates
Wt: 2,145 lbs
Dims: (2) 60x40x45, (1) 48x48x50 in
Commodity: HVAC compressors - new, uncharged, non-haz
Terms: FCA Memphis
Value: $22,900

Thx,
Ivan Brooks | Acme HVAC Inc | 901-555-0144`,
    facts: {
      asks: true,
      term: 'FCA',
      kg: 972.95,
      pieces: 3,
      from: 'MEM',
      to: 'MGA',
      city: undefined,
      value: '22900 USD',
      dangerous: false,
    },
  },
  {
    from: 'Karen Solís <ksolis@impsolis.example>',
    subject: 'tarifa',
    body: `Buen día. ¿Qué tarifa manejan por kilo de Shenzhen a San José para unos 450 kg, 3.2 cbm, 25 cartones de accesorios para celular sin batería? EXW Shenzhen. Recogemos en almacén fiscal en Alajuela.`,
    facts: { asks: true, term: 'EXW', kg: 450, pieces: 25, m3: 3.2, from: 'SZX', to: 'SJO' },
  },
  {
    from: 'Freight Quote <quotes@shipfast.example>',
    subject: 'Quote needed: DFW to SAL',
    body: `Pickup: Garland, TX 75040
Delivery: Santa Tecla, El Salvador (consignee dock)
Service: Door to door
Qty 4 pallets
48x40x50 each
Total wt 2680 lbs
Stackable: N
Hazmat: N
Commodity: dental supplies
Declared value: 31,500 USD`,
    facts: {
      asks: true,
      kg: 1215.63,
      pieces: 4,
      from: 'DFW',
      to: 'SAL',
      city: 'Santa Tecla',
      value: '31500 USD',
      dangerous: false,
    },
  },
];

describe('the mail of Friday', () => {
  it.each(EMAILS)('"$subject" of $from is read whole', async ({ from, subject, body, facts }) => {
    expect(factsOf(await reading(body, { from, subject }), facts)).toEqual(facts);
  });
});
