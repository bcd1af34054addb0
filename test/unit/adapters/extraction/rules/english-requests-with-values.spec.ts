import { describeWholeEmails, type WholeEmailCase } from './whole-email-cases.js';

const EMAILS: readonly WholeEmailCase[] = [
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
    from: 'Karen White <kwhite@oceanviewresort.example>',
    subject: 'Furniture for resort - need quote by Friday',
    body: `Hi,

We're opening a resort near Playas del Coco and need 11 crates of furniture flown from Los Angeles to Liberia. Our designer gave me this list:

Crates 1-4: 60 x 40 x 36 in, 220 lb each
Crates 5-9: 48 x 30 x 30 in, 145 lb each
Crates 10-11: 72 x 36 x 20 in, 180 lb each

We need delivery to the resort, duties paid (DDP). The total invoice is $64,300.

Karen White
Ocean View Resort`,
    facts: {
      asks: true,
      term: 'DDP',
      kg: 891.31,
      pieces: 11,
      from: 'LAX',
      to: 'LIR',
      city: 'Playas del Coco',
      value: '64300 USD',
    },
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
    from: 'Jens Holm <jh@holmair.example>',
    subject: 'BLL-LIR // 3 colli',
    body: `Hej / Hi

BLL-LIR by air please, DDP hotel project Papagayo, Guanacaste

3 colli, in total 1.104 kg / 5,72 cbm
spa equipment & sauna panels
value DKK 310.000

Mvh Jens
Holm Air A/S`,
    facts: { asks: true, term: 'DDP', kg: 1104, pieces: 3, m3: 5.72, from: 'BLL', to: 'LIR', value: '310000 DKK' },
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
];

describeWholeEmails('requests in English that name a value, a danger or several shipments', EMAILS);
