import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, type Headers, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts, Headers?])[]) =>
  it.each(rows)(`${title}: %s`, async (...[body, facts, headers]) => {
    expect(pickFacts(await extractFrom(body, headers), facts)).toEqual(facts);
  });

const CARGO = 'Cotizar MIA-SJO, 3 cajas de 50x40x40 cm, 41 kg, CPT.';

describe('A mailbox that displays its house', () => {
  cases('leaves the name to the person who signs', [
    [
      `${CARGO}\n\nEva Lima\nGrano Fino`,
      { name: 'Eva Lima', company: 'Grano Fino' },
      { from: 'Grano Fino <compras@granofino.example>' },
    ],
    [
      `${CARGO}\n\nIng. Tomás Arce\nMolino Celeste`,
      { name: 'Tomás Arce', company: 'Molino Celeste' },
      { from: 'Molino Celeste <molinoceleste@correo.example>' },
    ],
    [
      `${CARGO}\ngracias\nvelas aurora - julia`,
      { name: 'Julia', company: 'Velas Aurora' },
      { from: 'Velas Aurora <ventas@velasaurora.example>' },
    ],
  ]);
  cases('is a person where the person is displayed', [
    [
      `${CARGO}\n\nWen Tao\nBright Mould`,
      { name: 'Wen Tao', company: 'Bright Mould' },
      { from: 'Wen Tao <wentao@brightmould.example>' },
    ],
    [
      `${CARGO}\n\nEva Lima Soto\nGrano Fino`,
      { name: 'Eva Lima', company: 'Grano Fino' },
      { from: 'Eva Lima <eva@granofino.example>' },
    ],
  ]);
});

describe('A signature', () => {
  cases('may follow its text without a gap', [
    [
      `${CARGO} Es urgente.\nOmar Pineda\nRutalta Express`,
      { name: 'Omar Pineda', company: 'Rutalta Express' },
      { from: 'Tráfico – Rutalta Express <trafico@rutalta.example>' },
    ],
    [
      `${CARGO} Precio con todo, por favor.\nDon Hilario Meza`,
      { name: 'Hilario Meza', company: 'Ferretería La Viga' },
      { from: 'Ferretería La Viga <laviga@correo.example>' },
    ],
  ]);
  cases('may follow the closing word on its line', [
    [
      'PLS RATE MIA-SJO\n3 CRATES, 90 KG\nTKS/LEO\nBAYSIDE CARGO',
      { name: 'Leo' },
      { from: 'OPS DESK <ops@bayside.example>' },
    ],
  ]);
  cases('names the company behind a department', [
    [
      `${CARGO}\n\nRita Mora\nOnix Riego`,
      { name: 'Rita Mora', company: 'Onix Riego' },
      { from: 'Depto. Compras Onix <compras@onixriego.example>' },
    ],
  ]);
  cases('may be left to the mail domain with the sign of its land', [
    [
      `${CARGO}\n\nDe: Ada Ruiz\nEnviado: 3 de mayo\nBuenas, lo veo.\n\nAda Ruiz\nVidriomar`,
      { company: 'Vidriomar' },
      { from: 'Ada Ruiz <aruiz@vidriomar-hn.example>' },
    ],
  ]);
});

describe('Mail with a described cargo', () => {
  cases('offers a price', [
    [
      'Thanks for the mail, please find our best:\nBRU-SJO, +100 EUR 2.10/kg, based on 300 kgs / 2.2 cbm. Looking forward to your booking.',
      { asks: false },
      { subject: 'RE: your RFQ BRU-SJO 2 plts 300 kgs' },
    ],
    [
      'For your 4 plts / 900 kgs / 5.1 cbm ex MIA we can offer USD 1.10/kg, FCA, to SAP. Let us know if we can book.',
      { asks: false },
    ],
    ['Por sus 4 tarimas de 900 kg MIA-SAP, FCA, podemos ofrecerles USD 1.10 por kg.', { asks: false }],
  ]);
  cases('complains', [
    [
      'Your driver brought our 3 crates (210 kg, DAP Heredia) soaking wet. Invoice value USD 8,100. We hold you liable.',
      { asks: false },
    ],
    ['Las 3 cajas de 210 kg, DAP Heredia, llegaron empapadas. Los hacemos responsables.', { asks: false }],
  ]);
  cases('is about a shipment that is theirs already', [
    ['El envío de 8 cajas (210 kg), CPT SAL, ya está contratado con ustedes. ¿Qué papeles llevo?', { asks: false }],
    ['The 8 boxes (210 kg), CPT SAL, are already booked with you. Which papers do you need?', { asks: false }],
  ]);
  cases('asks for a rate and how long it holds', [
    ['AOL: BRU\nAOD: SJO\nPkgs: 40 ctns\nGross: 610 KGS\nTerms: FCA\n\nRevert soonest with validity.', { asks: true }],
    ['MIA-SJO, 40 ctns, 610 kg, CPT. Please quote with validity.', { asks: true }],
  ]);
});
