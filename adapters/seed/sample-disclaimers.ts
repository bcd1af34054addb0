import type { DisclaimerDraft } from '../../domain/tariff/airport-terms/disclaimer.js';
import { AIRPORTS } from './countries-and-airports.js';

/** Three disclaimers to start from: two for every airport, one for a single one. */
export const SAMPLE_DISCLAIMERS: readonly DisclaimerDraft[] = [
  {
    title: 'Subject to actual weight',
    content:
      'This quotation rests on the weight and dimensions as stated. What is weighed and measured on arrival is billed.\n' +
      'Esta cotización se basa en el peso y las medidas declarados. Se factura lo que se pese y mida a la llegada.',
    priority: 8,
    airportIds: [],
  },
  {
    title: 'Not included',
    content:
      'Import duties, taxes, inspections, insurance and storage beyond the free time are not included.\n' +
      'No incluye aranceles, impuestos, inspecciones, seguro ni almacenaje después del tiempo libre.',
    priority: 5,
    airportIds: [],
  },
  {
    title: 'Cargo for Tegucigalpa',
    content:
      'Cargo for Tegucigalpa may arrive at Palmerola (XPL) and continue by road under customs control.\n' +
      'La carga para Tegucigalpa puede llegar a Palmerola (XPL) y seguir por carretera bajo control aduanero.',
    priority: 7,
    airportIds: AIRPORTS.filter((airport) => airport.code === 'TGU').map((airport) => airport.id),
  },
];
