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
    from: 'Carmen Rivas <crivas@labrivas.example>',
    subject: 'Reactivos UN',
    body: `Estimados,

Necesitamos cotizar un embarque con mercancía peligrosa:
- 2 cajas 4G, 40x30x30 cm, 11 kg cada una, UN2924 clase 3(8) GE II
- 1 caja de vidriería (no DG), 55x45x40, 14 kg
Origen JFK, destino SAL, CPT.

Carmen Rivas
Laboratorio Rivas`,
    facts: { asks: true, term: 'CPT', kg: 36, pieces: 3, from: 'JFK', to: 'SAL', dangerous: true },
  },
  {
    from: 'Ronny Alpízar <ralpizar@drones506.example>',
    subject: 'drones',
    body: `Buenas. Ocupo precio MIA a SJO con entrega en Zapote (San José), son 2 cajas, la primera 24x18x18 in y 31 lb, la segunda 20x16x12 in y 22 lb. Drones y repuestos, traen 6 baterías de litio instaladas UN3481. Factura $7,950. Incoterm DAP.`,
    facts: {
      asks: true,
      term: 'DAP',
      kg: 24.04,
      pieces: 2,
      from: 'MIA',
      to: 'SJO',
      city: 'San José',
      dangerous: true,
      value: '7950 USD',
    },
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
    from: 'Nuria Bosch <nuria@bosch-textil.example>',
    subject: 'Presupuesto BCN-MGA',
    body: `Hola,

¿Podéis darnos precio para enviar maquinaria textil usada a Managua?

Bulto 1: 2,30 x 1,60 x 1,90 m / 1.480 kg
Bulto 2: 1,20 x 0,80 x 1,10 m / 315,5 kg

Total 2 bultos y 1.795,5 kg. Entregamos nosotros en el aeropuerto de Barcelona. CFR Managua.

Valor 27.500 €

Nuria Bosch
Bosch Textil S.A.`,
    facts: {
      asks: true,
      term: 'CFR',
      kg: 1795.5,
      pieces: 2,
      from: 'BCN',
      to: 'MGA',
      city: undefined,
      value: '27500 EUR',
    },
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
    from: 'Elmer Coto <ecoto@riegocoto.example>',
    subject: 'FW: Packing info',
    body: `Buen día. Me cotiza esto por favor, CPT, yo lo desalmaceno y lo recojo en Santamaría.

Elmer Coto
Riego Coto

---------- Forwarded message ---------
De: Sales <sales@aquapumps.example>
Date: mar, 12 may 2026 a las 14:11
Subject: Packing info
To: Elmer Coto <ecoto@riegocoto.example>

Hi Elmer, your pumps are packed:
Skid #1 - 48 x 40 x 44 in - 512 lbs
Skid #2 - 48 x 40 x 38 in - 455 lbs
FOB our dock, Savannah GA. Total invoice $13,270.15

Regards,
Jim`,
    facts: {
      asks: true,
      term: 'CPT',
      kg: 438.62,
      pieces: 2,
      to: 'SJO',
      city: undefined,
      value: '13270.15 USD',
      from: 'SAV',
    },
  },
  {
    from: 'Patricia Lobo <plobo@modalobo.example>',
    subject: 'Cotización de bolsos',
    body: `Buenas, el proveedor de Estambul tiene lista la mercadería: son 340 bolsos de cuero en 14 cajas, todas de 65x45x40 y con 19 kilos cada una. Por favor cotícenme hasta mi tienda en Multiplaza Escazú, con los impuestos aparte. El valor es de 8 mil 500 dólares.`,
    facts: { asks: true, pieces: 14, kg: 266, from: 'IST', to: 'SJO', city: 'Escazú', value: '8500 USD' },
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
    from: 'Claudia Sandí <csandi@mueblescr.example>',
    subject: 'tarifa por favor',
    body: `Buenas tardes,

Me ayudan con tarifa aérea desde Medellín para muebles de oficina, 27 bultos, 1.9 toneladas, 16 mts3, hasta aduana Santamaría únicamente. Incoterm FCA Medellín.

Claudia Sandí
Muebles CR`,
    facts: { asks: true, term: 'FCA', kg: 1900, pieces: 27, m3: 16, from: 'MDE', to: 'SJO', city: undefined },
  },
  {
    from: 'Danilo Umanzor <danilo@cafeumanzor.example>',
    subject: 'equipo de café',
    body: `Buen día, quería ver si me pueden cotizar una tostadora que viene de Esmirna, Turquía (aeropuerto ADB) para Tegucigalpa. Va en un huacal de metro y medio... perdón, las medidas exactas son 165 x 120 x 185 cm, y pesa seiscientos cuarenta kilos. Me la entregan en Danlí, El Paraíso. Condición DAP. Costó 14,200 dólares.`,
    facts: { asks: true, term: 'DAP', kg: 640, pieces: 1, from: 'ADB', to: 'TGU', city: 'Danlí', value: '14200 USD' },
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
    from: 'Ernesto Pineda <epineda@gruas.example>',
    subject: 'SOLICITO COTIZACION',
    body: `ESTIMADOS:
FAVOR COTIZAR CARGA AEREA MIA - SAP. SON 2 MOTORES EN CAJA DE MADERA, CADA CAJA 110 X 85 X 90 CM Y 310 KG. ENTREGA EN BODEGA EN EL PROGRESO, YORO. TERMINO DAP. VALOR USD 15,800.00
ATTE
ERNESTO PINEDA
GRUAS PINEDA`,
    facts: {
      asks: true,
      term: 'DAP',
      kg: 620,
      pieces: 2,
      from: 'MIA',
      to: 'SAP',
      city: 'El Progreso',
      value: '15800 USD',
    },
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
    from: 'Silvia Rosales <silvia@floristeria.example>',
    subject: 'precio bogota managua',
    body: `Hola! necesito saber cuanto sale traer 20 cajas de flores de bogota a managua, cada una pesa como 15 kilos y mide 100 x 30 x 25. me las entregan en la tienda en Masaya. gracias`,
    facts: { asks: true, kg: 300, pieces: 20, from: 'BOG', to: 'MGA', city: 'Masaya' },
  },
];

describe('the mail of Tuesday', () => {
  it.each(EMAILS)('"$subject" of $from is read whole', async ({ from, subject, body, facts }) => {
    expect(factsOf(await reading(body, { from, subject }), facts)).toEqual(facts);
  });
});
