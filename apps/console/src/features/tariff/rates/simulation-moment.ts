import type { FieldError } from '../../../../../../domain/errors/domain-error.js';
import { DAY_KINDS } from '../../../../../../domain/tariff/condition/working-days.js';
import type { HandlingDto, MonthVolumeDto } from '../../../api/generated.js';
import { parseNumberInput } from '../../../components/form-dialog/parse-number-input.js';
import { getMessages } from '../../../i18n/messages.js';
import { simulationMessages } from './simulation.messages.js';

const LAST_HOUR = 23;
const MAX_KG = 1e9;
const MAX_COUNT = 1e6;

/** The circumstances of a shipment as they are being typed; empty: a working day, in working hours, the month as counted. */
export interface MomentFormValues {
  readonly dayKind: string;
  readonly hour: string;
  /** What the customer had accepted in the month. */
  readonly monthKg: string;
  readonly monthShipments: string;
}

export const EMPTY_MOMENT: MomentFormValues = { dayKind: '', hour: '', monthKg: '', monthShipments: '' };

/** What is wrong with the circumstances: an hour is whole, from 0 to 23; a month has no less than nothing. */
export function validateMoment(values: MomentFormValues): FieldError[] {
  const messages = getMessages(simulationMessages);
  const [hour, kg, shipments] = [values.hour, values.monthKg, values.monthShipments].map(parseNumberInput);
  const isHour = hour === undefined || (Number.isInteger(hour) && hour >= 0 && hour <= LAST_HOUR);
  const isKg = kg === undefined || (kg >= 0 && kg <= MAX_KG);
  const isCount = shipments === undefined || (Number.isInteger(shipments) && shipments >= 0 && shipments <= MAX_COUNT);
  return [
    ...(isHour ? [] : [{ field: 'hour', message: messages.hourRange }]),
    ...(isKg ? [] : [{ field: 'monthKg', message: messages.monthRange }]),
    ...(isCount ? [] : [{ field: 'monthShipments', message: messages.monthRange }]),
  ];
}

/** The month's volume as the server takes it; null: as it was counted. What is left empty beside the other is nought. */
export function toMonthValues({ monthKg, monthShipments }: MomentFormValues): MonthVolumeDto | null {
  if (monthKg.trim() === '' && monthShipments.trim() === '') return null;
  return { chargeableKg: parseNumberInput(monthKg) ?? 0, shipments: parseNumberInput(monthShipments) ?? 0 };
}

/** The moment as the server takes it; null is not stated. */
export function toMomentValues({ dayKind, hour }: MomentFormValues): Pick<HandlingDto, 'dayKind' | 'hour'> {
  return { dayKind: DAY_KINDS.find((kind) => kind === dayKind) ?? null, hour: parseNumberInput(hour) ?? null };
}
