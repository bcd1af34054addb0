import type { FieldError } from '../../../../../../domain/errors/domain-error.js';
import { DAY_KINDS } from '../../../../../../domain/tariff/condition/working-days.js';
import type { HandlingDto } from '../../../api/generated.js';
import { parseNumberInput } from '../../../components/form-dialog/parse-number-input.js';
import { getMessages } from '../../../i18n/messages.js';
import { simulationMessages } from './simulation.messages.js';

const LAST_HOUR = 23;

/** The day and the hour of handling as they are being typed; empty: a working day, in working hours. */
export interface MomentFormValues {
  readonly dayKind: string;
  readonly hour: string;
}

export const EMPTY_MOMENT: MomentFormValues = { dayKind: '', hour: '' };

/** What is wrong with a moment: an hour is whole, from 0 to 23. */
export function validateMoment({ hour }: MomentFormValues): FieldError[] {
  const parsed = parseNumberInput(hour);
  const isRight = parsed === undefined || (Number.isInteger(parsed) && parsed >= 0 && parsed <= LAST_HOUR);
  return isRight ? [] : [{ field: 'hour', message: getMessages(simulationMessages).hourRange }];
}

/** The moment as the server takes it; null is not stated. */
export function toMomentValues({ dayKind, hour }: MomentFormValues): Pick<HandlingDto, 'dayKind' | 'hour'> {
  return { dayKind: DAY_KINDS.find((kind) => kind === dayKind) ?? null, hour: parseNumberInput(hour) ?? null };
}
