import type { Translation } from '../../../../../../domain/message-catalogue.js';
import type * as english from './simulation.messages.js';

/** The same in Spanish. */
export const simulationMessages: Translation<typeof english.simulationMessages> = {
  simulateShipment: 'Simular embarque',
  intro:
    'Calcula un embarque con la tarifa de cualquier día y dice de cada tarifa por qué aplica o no. No se guarda ni se envía nada.',
  asOf: 'Tarifa vigente al',
  customer: 'Correo del cliente',
  customerHint: 'Cuentan el acuerdo con este cliente y las tarifas propias de este cliente. Vacío: la tarifa general.',
  dayKind: 'Día de manejo',
  dayKindHint: 'Sin indicar: días hábiles.',
  hour: 'Hora de manejo',
  hourHint: 'De 0 a 23. Vacío: en horario hábil.',
  hourRange: 'Indique una hora entera de 0 a 23.',
  monthKg: 'Aceptado en el mes (kg)',
  monthShipments: 'Aceptado en el mes (embarques)',
  monthHint: 'Para descuentos y tarifas por mes. Vacío: lo contado del cliente.',
  monthRange: 'Indique 0 o más.',
  price: 'Calcular',
  notPriced: 'No se pudo calcular el embarque',
  result: 'Resultado',
  pricedAsOf: (airport: string, day: string) => `${airport}, tarifa vigente al ${day}`,
  charges: 'Cargos del embarque simulado',
  decisions: 'Por qué cada tarifa aplica o no',
  service: 'Servicio',
  outcome: 'Resultado',
  reason: 'Razón',
  applied: 'Aplicada',
  'not-in-force': 'No vigente',
  fails: 'No aplica',
  unknown: 'No se sabe',
  outranked: 'Se toma otra',
  'on-request': 'A solicitud',
  'not-charged': 'No se cobra',
};
