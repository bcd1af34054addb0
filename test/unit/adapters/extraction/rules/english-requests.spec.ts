import { describeWholeEmails, type WholeEmailCase } from './whole-email-cases.js';

const EMAILS: readonly WholeEmailCase[] = [
  {
    from: 'Tom <tom.b@freemail.example>',
    subject: 'quad bike',
    body: `hey, how much would it be to fly a quad bike from miami to san jose costa rica? its in a crate 7ft x 4ft x 4ft, about 800 lbs with the crate. tank drained, battery out. i'd come get it at the airport myself. cheers tom`,
    facts: { asks: true, kg: 362.87, pieces: 1, from: 'MIA', to: 'SJO', city: undefined },
  },
  {
    from: 'Emeka <emeka@gulfportair.example>',
    subject: 'quote',
    body: `pls quote
IAH/TGU
dap comayagua
7 cartons
avg 42 lbs ea
22x18x14 in
tools
thx`,
    facts: { asks: true, term: 'DAP', kg: 133.36, pieces: 7, from: 'IAH', to: 'TGU', city: 'Comayagua' },
  },
  {
    from: 'Mark Hill <mark@hilldiesel.example>',
    subject: 'Engines to Guatemala',
    body: `Good morning,

I have two diesel engines on pallets here in Tulsa, OK. One is 58x42x50 inches at 1,340 lbs, the other is 52x40x46 at 1,110 lbs. Need them at La Aurora ASAP, customer has his own broker. What's the rate? Engines are drained & purged. CPT.

Mark Hill
Hill Diesel Inc.`,
    facts: {
      asks: true,
      term: 'CPT',
      kg: 1111.3,
      pieces: 2,
      from: 'TUL',
      to: 'GUA',
      city: undefined,
      dangerous: false,
    },
  },
  {
    from: 'Rafael Duarte <rafa@duartecargo.example>',
    subject: 'cot',
    body: `Cotízame porfa:
MIA-PTY
3 plts
1: 48x40x62 in / 512 lbs
2: 48x40x58 in / 488 lbs
3: 48x40x30 in / 231 lbs
celulares sin batería
DAP Albrook, Ciudad de Panamá`,
    facts: {
      asks: true,
      term: 'DAP',
      kg: 558.37,
      pieces: 3,
      from: 'MIA',
      to: 'PTY',
      city: 'Ciudad de Panamá',
      dangerous: false,
    },
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
];

describeWholeEmails('requests in English and other languages', EMAILS);
