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
    from: 'Ingrid Solheim <ingrid@fjordseafood.example>',
    subject: 'Rate for stockfish to Panama',
    body: `Hello,

Can you help us with a price for the following?

Shipper: Fjord Seafood AS, Tromsø
Cargo: dried stockfish, not dangerous, no temperature control
Packed: 22 bales, each 23 kilos, bale measures 70 x 45 x 30 cm
Route: TOS via OSL to PTY
We sell CPT Panama, buyer clears and collects himself.

Ready on 5 May. Invoice USD 19.800,00.

Best wishes,
Ingrid Solheim
Export manager
Fjord Seafood AS`,
    facts: {
      asks: true,
      term: 'CPT',
      kg: 506,
      pieces: 22,
      from: 'TOS',
      to: 'PTY',
      city: undefined,
      value: '19800 USD',
      dangerous: false,
    },
  },
  {
    from: 'Rodrigo Lemus <rlemus@lemusdental.example>',
    subject: '',
    body: `Buenas tardes, quisiera saber qué precio tendría traer desde Frankfurt un sillón odontológico y dos lámparas. El fabricante me dice que son tres cajas: la grande de 150 x 90 x 120 cm y 210 kg, y las otras dos de 60 x 60 x 50 cm y 18 kg cada una. Lo necesito puesto en mi clínica en Santa Rosa de Copán, yo pago los impuestos. La compra fue de 11,300 euros.

Rodrigo Lemus
Clínica Lemus Dental`,
    facts: {
      asks: true,
      pieces: 3,
      kg: 246,
      from: 'FRA',
      city: 'Santa Rosa de Copán',
      value: '11300 EUR',
      term: undefined,
    },
  },
  {
    from: 'Grace Okafor <grace@lagoonfreight.example>',
    subject: 'RFQ LOS-GUA',
    body: `Good day,

Kindly quote LOS - GUA, CPT:

Commodity: shea butter
15 drums x 62 kg gross
Drum size: dia 40 x 60 cm
Non hazardous.

Regards
Grace Okafor
Lagoon Freight Ltd`,
    facts: { asks: true, term: 'CPT', kg: 930, pieces: 15, from: 'LOS', to: 'GUA' },
  },
  {
    from: 'compras@hotelvolcan.example',
    subject: 'cotizar colchones',
    body: `Hola, buen día:

Ocupamos traer 18 colchones enrollados (cada rollo mide 1.05 m x 0.40 m x 0.40 m y pesa 21 kg) desde Atlanta. Son para nuestro hotel en La Fortuna de San Carlos, así que el precio que sea puesto allá, DAP.

Valor comercial $6,120.

Muchas gracias
Paola Brenes
Hotel Volcán Azul`,
    facts: {
      asks: true,
      term: 'DAP',
      kg: 378,
      pieces: 18,
      from: 'ATL',
      to: 'SJO',
      city: 'La Fortuna',
      value: '6120 USD',
    },
  },
  {
    from: 'Kenji Mori <mori@sakura-fwd.example>',
    subject: 'Air rate NRT/SAL urgent',
    body: `Dear partner

Please let me have your best buying rate and local charges.

AOL: NRT
AOD: SAL
Pcs/Wt/Vol: 6 ctns / 84.6 kgs / 0.52 m3
Cmdty: camera lenses
Inco: CIP
FRT: prepaid

Brgds / Kenji
Sakura Forwarding Co., Ltd. Tokyo`,
    facts: { asks: true, term: 'CIP', kg: 84.6, pieces: 6, m3: 0.52, from: 'NRT', to: 'SAL', city: undefined },
  },
  {
    from: 'Luis Porras <lporras@metalcr.example>',
    subject: 'RE: Cotización Q2077 MIA-SJO',
    body: `Estimada Andrea, buenos días.

Gracias por la oferta. El proveedor cambió el empaque: ahora son 3 tarimas de 120 x 100 x 90 cm con un peso total de 655 kg. ¿Me actualiza el precio por favor? Lo demás queda igual.

Luis Porras
Metal CR

El mar, 5 may 2026 a las 10:02, Andrea <cotiza@desk.example> escribió:
> Don Luis, le adjunto la cotización Q2077: MIA-SJO, 2 tarimas, 720 kg, DAP Cartago, USD 1,320.00
>
> El lun, 4 may 2026 a las 9:00, Luis Porras escribió:
>> Favor cotizar MIA-SJO DAP Cartago
>> 2 tarimas 120x100x150, 720 kg, láminas de aluminio`,
    facts: { asks: true, term: 'DAP', kg: 655, pieces: 3, from: 'MIA', to: 'SJO', city: 'Cartago' },
  },
  {
    from: 'Ops <ops@bluewingcargo.example>',
    subject: 'AIR RQ ICN-GUA 9 PLTS',
    body: `DEAR TEAM,

PLS QUOTE ICN-GUA, FCA ICN, WE HANDLE ORIGIN.

9 PLTS / 2,870 KGS / 14.6 CBM
CARGO: KNITTED FABRIC ROLLS
STACKABLE
CNEE AT VILLA NUEVA, DELIVERY TO THEIR WAREHOUSE REQUIRED

TKS
S.H. PARK
BLUE WING CARGO`,
    facts: { asks: true, term: 'FCA', kg: 2870, pieces: 9, m3: 14.6, from: 'ICN', to: 'GUA', city: 'Villa Nueva' },
  },
  {
    from: 'María Fernanda Ortiz <mfortiz@ortizflores.example>',
    subject: 'Envío de rosas',
    body: `Cordial saludo. Requerimos tarifa UIO-SJO para 45 cajas full de rosas (peso promedio 24 kg por caja, 105x25x25 cm), temperatura 2 a 4 grados, vuelo de los martes. Término CPT. Quedo pendiente.

María Fernanda Ortiz
Ortiz Flores Cía. Ltda.
Quito`,
    facts: { asks: true, term: 'CPT', kg: 1080, pieces: 45, from: 'UIO', to: 'SJO' },
  },
  {
    from: 'Ben Carter <ben@cartersolar.example>',
    subject: 'Solar inverters to Nicaragua',
    body: `Hi there

Looking for an all in airfreight price on 4 pallets of solar inverters, Dallas to Managua. Each pallet is 45" x 45" x 60" and weighs 820 pounds. Terms will be DDP to our job site in Chinandega.

No batteries, nothing hazardous. Commercial value is $48,500.

Let me know what else you need!

Ben Carter
Carter Solar LLC
Plano, TX 75024`,
    facts: {
      asks: true,
      term: 'DDP',
      kg: 1487.78,
      pieces: 4,
      from: 'DFW',
      to: 'MGA',
      city: 'Chinandega',
      value: '48500 USD',
      dangerous: false,
    },
  },
  {
    from: 'Julieta Paz <jpaz@importpaz.example>',
    subject: 'consulta flete',
    body: `Hola, necesito cotizar lo siguiente de Guangzhou a San Pedro Sula:

12 cajas - 0.058 m3 c/u - 13.4 kg c/u
8 cajas - 0.091 m3 c/u - 20 kg c/u

bisutería y accesorios para el cabello
término FOB
Entrega: no, retira nuestro agente en aeropuerto

Julieta Paz`,
    facts: { asks: true, term: 'FOB', kg: 320.8, pieces: 20, m3: 1.42, from: 'CAN', to: 'SAP', city: undefined },
  },
  {
    from: 'Hannah Weiss <weiss@alpentech.example>',
    subject: 'Offer request ZRH-SJO 2 crates',
    body: `Dear Sir/Madam

For our customer in Costa Rica we require an air freight offer:

2 Holzkisten / wooden crates
Crate 1: 180 x 110 x 125 cm, 540 kg
Crate 2: 95 x 80 x 75 cm, 128 kg
Contents: CNC grinding machine and tools
ZRH airport to SJO airport, CIP SJO Incoterms® 2020
Value CHF 132'500.00

Kind regards
Hannah Weiss
AlpenTech AG, Winterthur`,
    facts: {
      asks: true,
      term: 'CIP',
      kg: 668,
      pieces: 2,
      from: 'ZRH',
      to: 'SJO',
      city: undefined,
      value: '132500 CHF',
    },
  },
  {
    from: 'Zoe Lambert <zoe@lambertwines.example>',
    subject: 'wine samples',
    body: `Hi team,

I'd like to ship 3 cartons of wine samples (12 bottles per carton) from Bordeaux to a distributor in Panama City. Cartons are 50 x 34 x 17 cm and weigh 16.5 kg a piece. DAP to the distributor's door on Vía España.

Could you quote, please? Total value EUR 540.

Zoé Lambert
Lambert Wines`,
    facts: {
      asks: true,
      term: 'DAP',
      kg: 49.5,
      pieces: 3,
      from: 'BOD',
      to: 'PTY',
      city: 'Ciudad de Panamá',
      value: '540 EUR',
    },
  },
  {
    from: 'Transitarios Levante <ops@translevante.example>',
    subject: 'Petición tarifa VLC/SAL',
    body: `Buenos días, 

Por favor pasadnos tarifa VLC/SAL en CPT para:
3 palets europeos (120x80) altura 1,45 m - peso bruto 745 kg
azulejo porcelánico
No remontable

Gracias y saludos
Vicente Ferrandis
Transitarios Levante, S.L.U.`,
    facts: { asks: true, term: 'CPT', kg: 745, pieces: 3, from: 'VLC', to: 'SAL' },
  },
  {
    from: 'Tom <tom.b@freemail.example>',
    subject: 'quad bike',
    body: `hey, how much would it be to fly a quad bike from miami to san jose costa rica? its in a crate 7ft x 4ft x 4ft, about 800 lbs with the crate. tank drained, battery out. i'd come get it at the airport myself. cheers tom`,
    facts: { asks: true, kg: 362.87, pieces: 1, from: 'MIA', to: 'SJO', city: undefined },
  },
];

describe('the mail of Monday', () => {
  it.each(EMAILS)('"$subject" of $from is read whole', async ({ from, subject, body, facts }) => {
    expect(factsOf(await reading(body, { from, subject }), facts)).toEqual(facts);
  });
});
