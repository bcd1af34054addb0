import { describeWholeEmails, type WholeEmailCase } from './whole-email-cases.js';

const EMAILS: readonly WholeEmailCase[] = [
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
    from: 'Omar Fadel <omar@nileair.example>',
    subject: 'Re: CAI-SAL',
    body: `Dear Andrea

Please revise your offer, shipper reduced: new total 5 pallets 1,060 kgs, volume 7.5 cbm (before it was 8 pallets 1,700 kgs 12 cbm).
Still CPT SAL.

Omar`,
    facts: { asks: true, term: 'CPT', kg: 1060, pieces: 5, m3: 7.5, to: 'SAL' },
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
    from: 'Ops <ops@clarkair.example>',
    subject: 'Re: shipment to SJO',
    body: `Hi Andrea,

Could you let me know your SJO airport handling and customs clearance charges for a CPT shipment? 140 kgs gross, 6 ctns, printed circuit boards from Hong Kong.

Clark Air`,
    facts: { asks: true, term: 'CPT', kg: 140, pieces: 6, from: 'HKG', to: 'SJO', city: undefined },
  },
];

describeWholeEmails('answers and forwarded mail', EMAILS);
