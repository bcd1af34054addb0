/**
 * Invented requests that between them use most of what the reader knows: its expressions are compiled when they are first
 * used, which takes a new thread half a second of processor.
 */
export const WARM_UP_REQUESTS = [
  {
    subject: 'Rate request',
    body: 'Hello, please quote DAP Heredia for 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO. Irrigation pumps, invoice value USD 12,500, not hazardous.\n\nBest regards,\nClara Montero\nRutas del Istmo\nTel +506 2000 0000',
  },
  {
    subject: 'Solicitud de cotización aérea',
    body: 'Buenas tardes:\n\nFavor cotizar flete aéreo CPT de Madrid a Managua:\n- 4 cajas de 60 x 40 x 40 cm, 22,5 kg c/u\n- 1 tarima de 1,20 x 1,00 x 0,90 m, peso bruto 180 kilos\nMercadería: repuestos de imprenta, valor EUR 3.400,00\n\nSaludos,\nRaúl Lacayo',
  },
  {
    subject: 'Fwd: ORD-GUA',
    body: 'Pls see below\n\n---------- Forwarded message ----------\nFrom: Pat Doyle <pat@doyle-tools.example>\nSubject: need a rate\n\nPcs: 3 crates\nDims: 48x40x36 in\nGW: 300 lbs each\nPOL: ORD / POD: GUA\nTerms: FCA\nUN3480 batteries, class 9',
  },
] as const;

/** Whom they are from. */
export const WARM_UP_SENDER = 'Ana <ana@norte.example>';
