import { describeWholeEmails, type WholeEmailCase } from './whole-email-cases.js';

const EMAILS: readonly WholeEmailCase[] = [
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
    from: 'Wang Fang <wf@eastsky.example>',
    subject: 'Inquiry-PVG-SJO-18CTNS',
    body: `Dear friend,

Have a nice day! pls check below shpt and offer us yr best DAP charge:

From: PVG
To: SJO, then deliver to Zona Franca La Lima, Cartago
Cargo: plastic injection parts
18CTNS, 55*40*35CM/CTN, 13.5KGS/CTN

thanks & b.rgds
Fang
East Sky Logistics (SHA)`,
    facts: { asks: true, term: 'DAP', kg: 243, pieces: 18, from: 'PVG', to: 'SJO', city: 'Cartago' },
  },
  {
    from: 'Sales <sales@nordicpump.example>',
    subject: 'Freight inquiry CPH - LIR',
    body: `Hello, please quote by air Copenhagen to Liberia, Costa Rica (LIR), Incoterm DPU consignee's site in Playa Flamingo.
1 pallet, 80 x 120 cm, height 165 cm, gross 288 kg.
Heat pump units, contain no refrigerant.`,
    facts: {
      asks: true,
      term: 'DPU',
      kg: 288,
      pieces: 1,
      from: 'CPH',
      to: 'LIR',
      city: 'Playa Flamingo',
      dangerous: false,
    },
  },
  {
    from: 'Laura Kim <laura.kim@hanriver-air.example>',
    subject: 'Q: ICN/MGA',
    body: `Hi Marcela

1/ ICN - MGA, DAP Tipitapa free zone
2/ 31 ctns, 31 x 48*38*32 cm
3/ g.w. 403kg (13kg/ctn)
4/ auto wiring harness, HS 8544.30
5/ value usd 22 400

pls adv t/t and routing

Laura`,
    facts: { asks: true, term: 'DAP', kg: 403, pieces: 31, from: 'ICN', to: 'MGA', city: 'Tipitapa' },
  },
  {
    from: 'Aviation Stores <stores@aeroistmo.example>',
    subject: 'AOG - 2 PCS - SEA-PTY',
    body: `AOG

PLS QUOTE FIRST FLIGHT OUT

2 PCS TTL 54 KGS
1 @ 70X50X40 CM
1 @ 110X30X25 CM
P/N 114A4300-12 ACTUATOR, P/N 285T0012-3 DUCT
FCA SEA
NON HAZ`,
    facts: { asks: true, term: 'FCA', kg: 54, pieces: 2, from: 'SEA', to: 'PTY', city: undefined, dangerous: false },
  },
  {
    from: 'Yuki Tan <yuki@lionsair.example>',
    subject: 'SIN-SAL 4 ctns',
    body: `Hi,
Please quote airport-to-airport SIN-SAL:
4 ctns hard disk drives, 12kg per ctn, 45x35x30cm
Shipper will pay freight; consignee pays local charges, so show these apart.
CPT.
Yuki`,
    facts: { asks: true, term: 'CPT', kg: 48, pieces: 4, from: 'SIN', to: 'SAL', city: undefined },
  },
  {
    from: 'Annika Berg <annika@bergmobel.example>',
    subject: 'Price indication GOT - SJO',
    body: `Hello!

Could you please give us a rough indication only, the exact packing is unknown: about 6-8 pallets EUR (120x80 cm, max height 180 cm), around 1 800 kg in total, wooden furniture, GOT to SJO, delivered DAP Lindora, Santa Ana.

Annika Berg
Berg Möbel AB`,
    facts: { asks: true, term: 'DAP', kg: 1800, pieces: 8, from: 'GOT', to: 'SJO', city: 'Santa Ana' },
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
    from: 'Sara Lind <sara@lindmed.example>',
    subject: 'CPH-PTY ventilators',
    body: `Hi,

Please offer CPH-PTY for 14 hospital ventilators, each in its own box 75x65x140 cm / 48 kg. Boxes may be palletised by you if cheaper. Terms DPU warehouse in Tocumen free zone.

Sara Lind, Lind Med ApS`,
    facts: { asks: true, term: 'DPU', kg: 672, pieces: 14, from: 'CPH', to: 'PTY' },
  },
  {
    from: 'Li Na <lina@bluewhale.example>',
    subject: 'CGK/SAP DAP Choloma 22ctns',
    body: `Hi dear

shpr jakarta
22ctns 22*0.085cbm 22*16.5kgs
shoes
dap choloma, cortes
pls adv rate+ local

rgds lina`,
    facts: { asks: true, term: 'DAP', kg: 363, pieces: 22, m3: 1.87, from: 'CGK', to: 'SAP', city: 'Choloma' },
  },
];

describeWholeEmails('requests that agents write, with the way in the subject', EMAILS);
