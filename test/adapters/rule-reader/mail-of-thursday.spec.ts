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
    from: 'David Mena <dmena@clima.example>',
    subject: 'Cotizacion aires acondicionados',
    body: `Buenos días, por favor cotizar desde Houston hasta David, Chiriquí, 15 unidades de aire acondicionado, cada una en su caja de 90 x 60 x 35 cm con peso de 42 kilos. Puerta a puerta. Valor total $11,250.00.

David Mena
Clima Chiriquí S.A.`,
    facts: {
      asks: true,
      pieces: 15,
      kg: 630,
      from: 'IAH',
      to: 'PTY',
      city: 'David',
      term: undefined,
      value: '11250 USD',
    },
  },
  {
    from: 'Samir Haddad <samir@levantair.example>',
    subject: 'BEY - PTY / 2 pcs / samples NCV',
    body: `Dear all,
please quote BEY-PTY via IST or FRA, CPT PTY.
2 pcs, 31 kgs, 60*40*35 / 50*40*30 cms
carpet samples NCV (value for customs USD 150)
Samir`,
    facts: { asks: true, term: 'CPT', kg: 31, pieces: 2, from: 'BEY', to: 'PTY', city: undefined, value: '150 USD' },
  },
  {
    from: 'Lucía Ferro <lferro@pintuferro.example>',
    subject: 'Panamá - San Salvador',
    body: `Buenas,
Tenemos en la Zona Libre de Colón 5 tambores con pigmento en polvo (no regulado), 5 x 180 kg, tambor de 60 cm de diámetro x 90 cm de alto. Hay que llevarlos por avión a San Salvador y entregarlos en la fábrica de Ilopango. DAP. ¿Precio?
Lucía Ferro, Pintuferro`,
    facts: { asks: true, term: 'DAP', kg: 900, pieces: 5, from: 'PTY', to: 'SAL', city: 'Ilopango', dangerous: false },
  },
  {
    from: 'Thomas Berger <t.berger@medizintechnik-berger.example>',
    subject: 'Anfrage Luftfracht nach Costa Rica',
    body: `Dear team,

we would need your offer for airfreight Stuttgart (STR) - San José (SJO):

Qty.: 3 boxes
Dims: 2x 80x60x50 cm, 1x 60x40x40 cm
Weight: 94 kg in total
Goods: endoscopes
Value: 61.000,- EUR
Delivery: to the hospital in Liberia, Guanacaste; DAP

Best regards
Thomas Berger
Medizintechnik Berger GmbH`,
    facts: { asks: true, term: 'DAP', kg: 94, pieces: 3, from: 'STR', to: 'SJO', city: 'Liberia', value: '61000 EUR' },
  },
  {
    from: 'Wilmer <wilmer.zel@correo.example>',
    subject: '',
    body: `Buenos dias disculpe cuanto sale mandar a traer unas 4 llantas de tractor de houston a san pedro sula pesan 280 libras cada una y son de 60 x 60 x 20 pulgadas, yo las recojo alla en el aeropuerto`,
    facts: { asks: true, pieces: 4, kg: 508.02, from: 'IAH', to: 'SAP', city: undefined },
  },
  {
    from: 'Rate Desk <rates@pacificbay.example>',
    subject: 'Rate check - SYD/SJO - 480 kg medical beds',
    body: `Hi,

SYD/SJO, DAP CIMA hospital, Escazú.
4 crates: 210 x 100 x 70 cm each. Total gross 480 kg.
Electric hospital beds, no batteries.
Please include customs clearance, duties for consignee's account.

Pacific Bay Freight Pty Ltd
Jo Marsh`,
    facts: { asks: true, term: 'DAP', kg: 480, pieces: 4, from: 'SYD', to: 'SJO', city: 'Escazú', dangerous: false },
  },
  {
    from: 'Arturo Solís <asolis@solisfoods.example>',
    subject: 'Cotización Lima - Guatemala',
    body: `Estimados, favor cotizar desde Lima, Perú hacia Guatemala:

Producto          Cajas   Kg/caja   Medida (cm)
Quinua orgánica   30      12.5      40x30x25
Maca en polvo     10      11.0      35x30x25

Total 40 cajas, 485 kg. CIF Guatemala. Valor USD 3,980.

Arturo Solís`,
    facts: { asks: true, term: 'CIF', kg: 485, pieces: 40, from: 'LIM', to: 'GUA', city: undefined, value: '3980 USD' },
  },
  {
    from: 'Pieter de Wit <pdewit@tulpair.example>',
    subject: 'FW: booking possible? AMS-PTY',
    body: `Good morning,

Below shipment could come your way, please let me have your destination charges + delivery to David by return.

Pieter de Wit
Tulp Air BV

Van: Export <export@kasbloem.example>
Verzonden: maandag 11 mei 2026 09:12
Aan: Pieter de Wit
Onderwerp: booking possible?

Hi Pieter,
we have 12 boxes flower bulbs, 14 kg per box, 60x40x20 cm, AMS to PTY. DAP customer.
Marieke`,
    facts: { asks: true, term: 'DAP', kg: 168, pieces: 12, from: 'AMS', to: 'PTY', city: 'David' },
  },
  {
    from: 'Gabriela <gabi@tallercreativo.example>',
    subject: 'Cotización',
    body: `Hola buenas tardes, disculpen, me podrían cotizar por favor:
1 caja de 55cm x 40cm x 30cm
Peso 9 kilos y medio
Contenido: telas y encajes
De Nueva York a Heredia, Costa Rica a domicilio
Valor 320 dólares
Gracias`,
    facts: { asks: true, kg: 9.5, pieces: 1, from: 'JFK', to: 'SJO', city: 'Heredia', value: '320 USD' },
  },
  {
    from: 'Chloe Adams <chloe@adamsracing.example>',
    subject: 'race car parts',
    body: `Hi! We need to get race car parts down to Panama for a rally on 14 June.

Total 7 boxes:
3 boxes 30x20x20 in, 65 lb each
2 boxes 40x25x20 in, 88 lb each
2 boxes 18x18x18 in, 40 lb each

From Charlotte (CLT), deliver to the hotel in Boquete. Door to door price please. No fuel, no batteries.`,
    facts: { asks: true, pieces: 7, kg: 204.57, from: 'CLT', to: 'PTY', city: 'Boquete', dangerous: false },
  },
  {
    from: 'Import Team <imports@grupoandes.example>',
    subject: 'RFQ 7781 - aéreo - Bogotá/Tegucigalpa',
    body: `RFQ 7781

Ruta: Bogotá/Tegucigalpa
Incoterm: DAP - Comayagua, parque industrial, bodega 5
Carga: repuestos textiles
Bultos: 3 pallets (120x100x80; 120x100x95; 120x100x110)
P. bruto: 890 kg
P. neto: 815 kg
Listo: 18/05

Grupo Andes`,
    facts: { asks: true, term: 'DAP', kg: 890, pieces: 3, from: 'BOG', to: 'TGU', city: 'Comayagua' },
  },
  {
    from: 'Omar Fadel <omar@nileair.example>',
    subject: 'Re: CAI-SAL',
    body: `Dear Andrea

Please revise your offer, shipper reduced: new total 5 pallets 1,060 kgs, volume 7.5 cbm (before it was 8 pallets 1,700 kgs 12 cbm).
Still CPT SAL.

Omar`,
    facts: { asks: true, term: 'CPT', kg: 1060, pieces: 5, m3: 7.5, to: 'SAL' },
  },
  {
    from: 'Liss Araya <lissa@boutiquearaya.example>',
    subject: 'Ropa desde Los Angeles',
    body: `Buenas tardes! Necesito un estimado: ropa de mujer, 6 cajas medianas (18 x 14 x 12 pulg) de 24 lbs y 2 cajas grandes (24 x 18 x 18 pulg) de 41 lbs. LAX a San José, lo quiero con entrega en Cartago centro y con todo incluido, impuestos también. Factura $4,870.`,
    facts: {
      asks: true,
      term: 'DDP',
      pieces: 8,
      kg: 102.51,
      from: 'LAX',
      to: 'SJO',
      city: 'Cartago',
      value: '4870 USD',
    },
  },
  {
    from: 'Bid desk <bids@ministerio.example>',
    subject: 'Licitación 2026LN-000012 transporte aéreo',
    body: `Se solicita oferta para el transporte aéreo de 1 (un) cromatógrafo desde Boston, EE. UU., hasta el Laboratorio Nacional en San Salvador, entrega en sitio.

Peso bruto: 227 kg. Dimensiones: 1,30 m x 0,95 m x 1,15 m. Incoterm: DAP. Valor: USD 118.400,00.

Presentar oferta antes del 22/05/2026, 14:00 horas. Vigencia mínima 60 días. Consultas al 2200-0100 ext. 2041.`,
    facts: {
      asks: true,
      term: 'DAP',
      kg: 227,
      pieces: 1,
      from: 'BOS',
      to: 'SAL',
      city: 'San Salvador',
      value: '118400 USD',
    },
  },
];

describe('the mail of Thursday', () => {
  it.each(EMAILS)('"$subject" of $from is read whole', async ({ from, subject, body, facts }) => {
    expect(factsOf(await reading(body, { from, subject }), facts)).toEqual(facts);
  });
});
