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
    from: 'Fabiola Chaves <fchaves@mascotascr.example>',
    subject: 'Re: Alimento para mascotas',
    body: `Andrea, ya tengo los datos que me pediste:

- Son 64 sacos de 15 kg netos (15.2 kg brutos cada uno) montados en 1 tarima de 120x100x140
- Origen: Kansas City
- Entrega: nuestra bodega en Pavas

Sería DAP. ¿Me pasás el precio?

Saludos, Fabi

El jue, 7 may 2026 a las 16:44, Andrea <cotiza@desk.example> escribió:
> Hola Fabiola, para cotizar necesito peso, medidas y origen.`,
    facts: { asks: true, term: 'DAP', kg: 972.8, pieces: 1, from: 'MCI', to: 'SJO' },
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
    from: 'Import Dept <import@globex-gt.example>',
    subject: 'Cotización FOB Qingdao',
    body: `Estimados señores:

Sírvanse cotizar el siguiente embarque aéreo consolidado:

Puerto de carga: Qingdao (TAO), China
Destino final: Zona 18, Ciudad de Guatemala (entrega en bodega)
Condición: FOB
Cantidad: 38 cartones
Peso bruto: 1,026.00 KGS
Peso neto: 950.00 KGS
Volumen: 4.332 CBM
Mercancía: guantes de nitrilo
Valor FOB: USD 17,450.00

Atentamente,
Lic. Byron Sicán
Globex GT, S.A.`,
    facts: {
      asks: true,
      term: 'FOB',
      kg: 1026,
      pieces: 38,
      m3: 4.33,
      from: 'TAO',
      to: 'GUA',
      city: 'Ciudad de Guatemala',
      value: '17450 USD',
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
    from: 'Dr. Manuel Ochoa <mochoa@vetocho.example>',
    subject: '',
    body: `Señores, ¿cuánto me cobrarían por un ultrasonido veterinario? Está en Orlando, FL, en su maleta rígida de 24 x 20 x 14 pulgadas, 38 libras. Es para León, Nicaragua, puesto en la clínica, ustedes hacen la aduana y yo pago los impuestos (DAP). Valor 4,100 dólares. Trae batería de litio UN3481 instalada.`,
    facts: {
      asks: true,
      term: 'DAP',
      kg: 17.24,
      pieces: 1,
      from: 'MCO',
      to: 'MGA',
      city: 'León',
      value: '4100 USD',
      dangerous: true,
    },
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
    from: 'Noel Castro <ncastro@tecnored.example>',
    subject: 'Factura 8812 y cotización',
    body: `Buenas Andrea, adjunto el comprobante de pago de la factura 8812.

Aprovecho para pedirle cotización de otro embarque: MIA-MGA, 5 bultos, 61 kg, 0.38 m3, switches de red, CPT.

Gracias, Noel`,
    facts: { asks: true, term: 'CPT', kg: 61, pieces: 5, m3: 0.38, from: 'MIA', to: 'MGA' },
  },
  {
    from: 'Rosa Chinchilla <rosa@chinchilla.example>',
    subject: 'Consulta estado',
    body: `Buenas, ¿me pueden decir si ya llegaron las 3 cajas de Miami que pesaban 44 kilos? Las pedí hace dos semanas y nadie me contesta.`,
    facts: { asks: false },
  },
  {
    from: 'Ana <ana@clienta.example>',
    subject: 'RE: Cotización Q3001',
    body: `Perfecto, adelante con el embarque entonces. El precio está bien. Mañana el proveedor entrega las 4 cajas en Miami.`,
    facts: { asks: false },
  },
  {
    from: 'Sky Deals <deals@skydeals.example>',
    subject: 'New weekly freighter LUX-GUA',
    body: `Dear partners, we are happy to announce our new weekly freighter LUX-GUA starting in June. Rates from EUR 1.95/kg at +500. Contact us for your quote today! If you wish to stop receiving these mails click here.`,
    facts: { asks: false },
  },
  {
    from: 'Nelly <nelly@amigo.example>',
    subject: 'Fwd: Out of stock',
    body: `Andrea, ¿podés reenviarme la factura de la cotización Q1101 en PDF? No la encuentro.`,
    facts: { asks: false },
  },
];

describe('the mail of Wednesday', () => {
  it.each(EMAILS)('"$subject" of $from is read whole', async ({ from, subject, body, facts }) => {
    expect(factsOf(await reading(body, { from, subject }), facts)).toEqual(facts);
  });
});
