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
    from: 'Hugo Marín <hmarin@marinpartes.example>',
    subject: 'Cotizacion MIA-SJO (2 bultos)',
    body: `Don Andrés, buenas.

Me cotiza MIA-SJO CPT por favor, son dos bultos: uno de 45 kg (60x50x40) y otro de 32 kg (50x40x40). Repuestos para moto, valor $1.150,00.

Hugo Marín`,
    facts: { asks: true, term: 'CPT', kg: 77, pieces: 2, from: 'MIA', to: 'SJO', value: '1150 USD' },
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
    from: 'Nestor <nestor@labprueba.example>',
    subject: 'Re: Cotización Q4410',
    body: `Andrea, el peso correcto es 118 kg (no 181) y son 4 cajas. Favor corregir la cotización y enviarla de nuevo.

El mié, 13 may 2026 a las 9:00, Andrea <cotiza@desk.example> escribió:
> Cotización Q4410 JFK-SJO, 4 cajas, 181 kg, 60x50x45 c/u, DAP Cartago. Total USD 640.00`,
    facts: { asks: true, term: 'DAP', kg: 118, pieces: 4, from: 'JFK', to: 'SJO', city: 'Cartago' },
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
  {
    from: 'Sofía Duarte <sduarte@eventos.example>',
    subject: 'Equipos para concierto',
    body: `Hola, para el concierto del 20 de junio en Ciudad de Panamá tenemos que llevar de Bogotá: 12 flight cases de 120x60x70 cm con 95 kg cada uno, 4 baúles de 100x80x80 cm con 70 kg cada uno y 1 caja de 200x50x50 cm y 60 kg. Entrega en el Figali, DAP. Retorno la semana siguiente, ese se cotiza aparte.`,
    facts: { asks: true, term: 'DAP', kg: 1480, pieces: 17, from: 'BOG', to: 'PTY', city: 'Ciudad de Panamá' },
  },
  {
    from: 'Ronald <ronald@viveros.example>',
    subject: 'Semillas',
    body: `Buen día, cotizar por favor 25 sacos de semilla de 20 kg netos (20.4 brutos) de Tel Aviv a Guatemala, CPT. Medidas del saco 70x40x15 cm.`,
    facts: { asks: true, term: 'CPT', kg: 510, pieces: 25, from: 'TLV', to: 'GUA', city: undefined },
  },
  {
    from: 'Ops <ops@clarkair.example>',
    subject: 'Re: shipment to SJO',
    body: `Hi Andrea,

Could you let me know your SJO airport handling and customs clearance charges for a CPT shipment? 140 kgs gross, 6 ctns, printed circuit boards from Hong Kong.

Clark Air`,
    facts: { asks: true, term: 'CPT', kg: 140, pieces: 6, from: 'HKG', to: 'SJO', city: undefined },
  },
  {
    from: 'Bodega <bodega@cli.example>',
    subject: 'Consulta',
    body: `Buenas, ¿cuál es el horario de la bodega para retirar una carga de 3 bultos, 88 kg, guía 230-5511 2233? Gracias`,
    facts: { asks: false },
  },
  {
    from: 'Elena <elena@prov.example>',
    subject: 'Packing list corregido',
    body: `Adjunto packing list corregido del embarque de ayer: 5 bultos, 93 kg. Saludos`,
    facts: { asks: false },
  },
];

describe('the mail of Saturday', () => {
  it.each(EMAILS)('"$subject" of $from is read whole', async ({ from, subject, body, facts }) => {
    expect(factsOf(await reading(body, { from, subject }), facts)).toEqual(facts);
  });
});
