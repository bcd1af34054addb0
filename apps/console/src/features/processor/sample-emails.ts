import { getMessages } from '../../i18n/messages.js';
import { getHarderSamples } from './harder-sample-emails.js';
import { processorMessages } from './processor.messages.js';
import type { SampleEmail } from './sample-email.js';

/** Requests as customers write them, and what is none; all names are invented. */
export function getSampleEmails(): readonly SampleEmail[] {
  const messages = getMessages(processorMessages);
  return [
    {
      name: messages.englishKgAndCm,
      content: `From: Grace Oyelaran <grace@harbour-optics.example>
To: quotes@istmo.example
Subject: Air freight quote Miami to Panama City

Good morning,

Could you please quote air freight from Miami (MIA) to Panama City (PTY)?

Cargo: laboratory microscopes, boxed
Pieces: 4 cartons, each 60 x 50 x 45 cm
Gross weight: 86 kg in total
Terms: DAP, delivery to Calle 50, Panama City
Goods value: USD 12,400

Kind regards,
Grace Oyelaran
Harbour Optics Ltd.
+44 20 7946 0112
`,
    },
    {
      name: messages.spanishDecimalComma,
      content: `De: Rodrigo Alfaro <ralfaro@semillas-del-lago.example>
Para: quotes@istmo.example
Asunto: Cotización aérea Miami – Managua

Estimados señores:

Agradecería su cotización de flete aéreo desde Miami hasta Managua (MGA), término CPT.

Mercadería: semillas de hortalizas
Bultos: 6 cajas de 75,5 x 40 x 38 cm
Peso bruto total: 187,5 kg
Entrega: Masaya, Nicaragua

Quedo atento.

Rodrigo Alfaro
Semillas del Lago S.A.
Tel. +505 2255 0148
`,
    },
    {
      name: messages.inchesAndPounds,
      content: `From: Dana Whitfield <dana@ridgeline-motorsport.example>
To: quotes@istmo.example
Subject: Rate request MIA-GUA

Hi team,

Need a DAP rate from Miami to Guatemala City (GUA) for brake kits.

3 pallets, 48 x 40 x 36 in each
Total weight 1,260 lbs
Deliver to Antigua Guatemala

Thanks!
Dana Whitfield
Ridgeline Motorsport
`,
    },
    ...getHarderSamples(),
  ];
}
