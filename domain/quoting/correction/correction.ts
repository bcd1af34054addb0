import {
  CORRECTABLE_FIELD_NAMES,
  CORRECTABLE_FIELDS,
  type CorrectableField,
  type CorrectableValue,
  type CorrectableValues,
  extractCorrectableValues,
  formatCorrectableValue,
  isCorrectableField,
  isSameValue,
} from '../correctable-values.js';
import { applyHandlingValues } from '../handling-values.js';
import { concernsDestination } from '../route-finding.js';
import type { ShipmentRequest } from '../shipment-request.js';

/** One corrected value, used to measure and improve extraction. */
export interface Correction {
  readonly quotationId: number;
  /** The revision that it made. */
  readonly revision: number;
  readonly field: CorrectableField;
  /** What the reader read; undefined where it read none. */
  readonly asRead: CorrectableValue;
  /** The value that the user entered. */
  readonly corrected: CorrectableValue;
  /** The administrator's email. */
  readonly actor: string;
  readonly at: Date;
}

/** A change of one field: the value as read, the last value, and the new one. */
export interface FieldChange {
  readonly field: CorrectableField;
  readonly asRead: CorrectableValue;
  readonly before: CorrectableValue;
  readonly after: CorrectableValue;
}

/** A request with a user's values, and what changed. */
export interface CorrectionResult {
  readonly request: ShipmentRequest;
  readonly changes: readonly FieldChange[];
}

/**
 * Puts a user's values into a request. A corrected value is no longer in doubt and loses its evidence in the email; a
 * value that is back to what was read counts as read.
 * @param earlier the earlier corrections of the quotation, the oldest first
 */
export function applyCorrection(
  request: ShipmentRequest,
  values: CorrectableValues,
  earlier: readonly Correction[],
): CorrectionResult {
  const current = extractCorrectableValues(request);
  const asRead = (field: CorrectableField): CorrectableValue =>
    request.corrected?.includes(field) ? earlier.findLast((one) => one.field === field)?.asRead : current[field];
  const changes = CORRECTABLE_FIELD_NAMES.filter((field) => !isSameValue(current[field], values[field])).map(
    (field) => ({ field, asRead: asRead(field), before: current[field], after: values[field] }),
  );
  const changed = changes.map(({ field }) => field);
  const corrected = [
    ...(request.corrected ?? []).filter((field) => !isCorrectableField(field) || !changed.includes(field)),
    ...changes.filter((change) => !isSameValue(change.asRead, change.after)).map(({ field }) => field),
  ];
  return { request: replaceValues(request, values, changed, corrected), changes };
}

/** `Gross weight 300 kg → 350 kg; Incoterm none → CPT`. */
export function formatChanges(changes: readonly FieldChange[]): string {
  return changes
    .map(({ field, before, after }) => {
      return `${CORRECTABLE_FIELDS[field]} ${formatCorrectableValue(field, before)} → ${formatCorrectableValue(field, after)}`;
    })
    .join('; ');
}

const DESTINATION_FIELDS: readonly CorrectableField[] = [
  'airportDestination',
  'destination.country',
  'destination.city',
];

function replaceValues(
  request: ShipmentRequest,
  values: CorrectableValues,
  changed: readonly CorrectableField[],
  corrected: readonly string[],
): ShipmentRequest {
  const isChanged = (field: string) => changed.some((one) => one === field);
  const { conflicts: _conflicts, corrected: _corrected, routeFindings: _findings, handling: said, ...others } = request;
  const handling = applyHandlingValues(said, values);
  const { correctedEarlier = [], ...rest } = others;
  const stillEarlier = correctedEarlier.filter((field) => !isChanged(field) && corrected.includes(field));
  const conflicts = (request.conflicts ?? []).filter(({ field }) => !isChanged(field));
  // Whoever enters the destination knows where the goods go.
  const entersDestination = DESTINATION_FIELDS.some(isChanged);
  const routeFindings = (request.routeFindings ?? []).filter((one) => !(entersDestination && concernsDestination(one)));
  return {
    ...rest,
    incoterm: values.incoterm,
    goods: {
      ...request.goods,
      grossWeightKg: values['goods.weight'],
      pieces: values['goods.pieces'],
      dimensionLines: values['goods.dimensions'],
      originalDimensions: isChanged('goods.dimensions') ? undefined : request.goods.originalDimensions,
      volumeM3: values['goods.volume'],
      value: values['goods.value'],
      description: values['goods.description'],
      dangerous: values['goods.dangerous'],
    },
    origin: values.origin,
    airportOrigin: values.airportOrigin,
    destination: {
      // An address of another town behind a corrected one would mislead.
      address: isChanged('destination.city') ? values['destination.city'] : request.destination.address,
      city: values['destination.city'],
      country: values['destination.country'],
    },
    airportDestination: values.airportDestination,
    ...(handling ? { handling } : {}),
    evidence: Object.fromEntries(Object.entries(request.evidence).filter(([field]) => !isChanged(field))),
    ...(conflicts.length > 0 ? { conflicts } : {}),
    ...(routeFindings.length > 0 ? { routeFindings } : {}),
    ...(corrected.length > 0 ? { corrected } : {}),
    ...(stillEarlier.length > 0 ? { correctedEarlier: stillEarlier } : {}),
  };
}
