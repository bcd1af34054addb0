import type { Translation } from '../../../../../../domain/message-catalogue.js';
import type * as english from './conditions.messages.js';

/** The same in Spanish. */
export const conditionsMessages: Translation<typeof english.conditionsMessages> = {
  conditions: 'Se aplica',
  appliesAlways: 'Se aplica siempre, salvo que rija una tarifa con condiciones.',
  applies: (text: string) => `Se aplica: ${text}. Si rigen varias, se toma la tarifa más específica.`,
  addCondition: 'Agregar una condición',
  chooseCondition: 'Elija de qué depende',
  removeCondition: (name: string) => `Quitar ${name}`,
  commodities: 'Clase de carga',
  dangerousClasses: 'Clases de mercancía peligrosa',
  unNumbersFrom: 'Números ONU, al menos',
  services: 'Servicio solicitado',
  pieceLengthCm: 'Pieza más larga que (cm)',
  pieceWidthCm: 'Pieza más ancha que (cm)',
  pieceHeightCm: 'Pieza más alta que (cm)',
  pieceWeightKg: 'Pieza más pesada que (kg)',
  valueOverUsd: 'Valor mayor que (USD)',
  days: 'Tipo de día',
  hours: 'Horas del día',
  customers: 'Clientes',
  zone: 'Zona de entrega',
  origins: 'Orígenes',
  incoterms: 'Incoterms',
  grossKgUpTo: 'Vehículo de hasta (kg)',
  volumeM3UpTo: 'Vehículo de hasta (m³)',
  grossKgOver: 'Embarque de más de (kg)',
  storage: 'Almacenaje',
  pricePerShipment: 'El precio es por embarque',
  pricePerDay: 'El precio es por día de almacenaje',
  choosePricePeriod: 'Elija por qué es el precio',
  freeDays: 'Días libres',
  freeDayKind: 'Los días libres son',
  calendarDays: 'días naturales',
  workingDays: 'días hábiles',
  minimumPerDay: 'Mínimo por día',
  retroactiveAfterDays: 'Cobrar todos los días después del día',
  retroactiveHint: 'Vacío: los días libres siguen libres',
  steps: 'Precio por día',
  stepsHint: 'Por ejemplo, 7: 0.14; +: 0.17. Vacío: la tarifa base por cada día',
};

/** The same in Spanish. */
export const conditionHintMessages: Translation<typeof english.conditionHintMessages> = {
  dangerousClasses: 'Por ejemplo, 3, 8, 2.1',
  hours: 'Desde y hasta, por ejemplo 20-6',
  customers: 'Buzones o sus dominios, separados por comas',
  zone: 'Un nombre y sus lugares, por ejemplo Valle = Heredia, Alajuela',
  origins: 'Aeropuertos, países o regiones, por ejemplo MIA, US, Europe',
  incoterms: 'Por ejemplo, DAP, DDP',
};
