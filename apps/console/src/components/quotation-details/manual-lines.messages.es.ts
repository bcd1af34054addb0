import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './manual-lines.messages.js';

/** The same in Spanish. */
export const manualLinesMessages: Translation<typeof english.manualLinesMessages> = {
  title: 'Líneas cambiadas a mano',
  none: 'Todas las líneas salen de la tarifa.',
  changeLine: 'Cambiar una línea',
  changeLineOf: (number: string) => `Cambiar una línea de ${number}`,
  intro: 'El cambio se conserva al recalcular la cotización. El cliente ve la línea, pero no el motivo.',
  save: 'Guardar la línea',
  failed: 'No se pudo cambiar la línea.',
  quotation: 'cotización',
  lineChanged: 'Línea cambiada',
  lineChangedBody: (number: string, revision: number) =>
    `${number} revisada (rev. ${revision}), pendiente de aprobación.`,
  lineNotChanged: 'La línea no se cambió',
  choose: 'Elija',
  action: 'Qué hacer',
  override: 'Fijar otro monto',
  waive: 'Exonerarla',
  add: 'Agregar una línea',
  overridden: 'fijada a mano',
  waived: 'exonerada',
  added: 'agregada',
  shipment: 'Embarque',
  line: 'Línea de cargo',
  code: 'Código',
  codeHint: 'Si el código existe en la tarifa, de ahí se toman el nombre y la categoría.',
  name: 'Nombre',
  category: 'Categoría',
  amount: 'Monto (USD)',
  revision: 'Revisión',
  amountHint: 'Negativo para un descuento',
  reason: 'Motivo',
  reasonHint: 'Para sus colegas, en el historial y en el cálculo',
  described: (facts) =>
    `${facts.name}: ${facts.change}, ${facts.amount} (tarifa ${facts.tariff}). ${facts.reason} (${facts.author})`,
  takeBack: 'Revertir',
  takeBackLine: (name: string) => `Revertir ${name}`,
};
