import {
  COMMODITY_CLASSES,
  type CommodityClass,
  REQUESTED_SERVICES,
  type RequestedService,
} from '../tariff/condition/shipment-facts.js';
import type { RequestedHandling, ShipmentRequest } from './shipment-request.js';

/** What a user may say of the handling, by the names of the wire; undefined: as the email's words say. */
export interface HandlingValues {
  readonly 'handling.commodity'?: CommodityClass | undefined;
  readonly 'handling.unNumbers'?: number | undefined;
  /** Services in their order, with commas; undefined: those that the email wishes. */
  readonly 'handling.services'?: string | undefined;
  readonly 'handling.storageDays'?: number | undefined;
  readonly 'handling.houseWaybills'?: number | undefined;
  readonly 'handling.customsLines'?: number | undefined;
  readonly 'handling.trips'?: number | undefined;
  readonly 'handling.units'?: number | undefined;
  readonly 'handling.hours'?: number | undefined;
  readonly 'handling.quarterHours'?: number | undefined;
  /** US dollars. */
  readonly 'handling.collectTotal'?: number | undefined;
  readonly 'handling.thirdPartyInvoice'?: number | undefined;
}

/** The fields that are figures, and the most that any of them can be. */
export const HANDLING_FIGURES = {
  'handling.unNumbers': 1_000,
  'handling.storageDays': 365,
  'handling.houseWaybills': 10_000,
  'handling.customsLines': 10_000,
  'handling.trips': 10_000,
  'handling.units': 10_000,
  'handling.hours': 10_000,
  'handling.quarterHours': 10_000,
  'handling.collectTotal': 1_000_000_000,
  'handling.thirdPartyInvoice': 1_000_000_000,
} as const;
export type HandlingFigure = keyof typeof HANDLING_FIGURES;
const AMOUNTS: readonly string[] = ['handling.collectTotal', 'handling.thirdPartyInvoice'];

/** What has been said of the handling of a request. */
export function extractHandlingValues({ handling }: Pick<ShipmentRequest, 'handling'>): HandlingValues {
  return {
    'handling.commodity': handling?.commodity,
    'handling.unNumbers': handling?.unNumbers,
    'handling.services': handling?.services?.join(', ') || undefined,
    'handling.storageDays': handling?.storageDays,
    'handling.houseWaybills': handling?.counts?.hawb,
    'handling.customsLines': handling?.counts?.customs_lines,
    'handling.trips': handling?.counts?.trips,
    'handling.units': handling?.counts?.units,
    'handling.hours': handling?.counts?.hours,
    'handling.quarterHours': handling?.counts?.quarter_hours,
    'handling.collectTotal': handling?.collectTotalUsd,
    'handling.thirdPartyInvoice': handling?.thirdPartyInvoiceUsd,
  };
}

/** The handling with these values; undefined where nothing is said. What the values do not name stays. */
export function applyHandlingValues(
  before: RequestedHandling | undefined,
  values: HandlingValues,
): RequestedHandling | undefined {
  const services = values['handling.services'] === undefined ? undefined : parseServices(values['handling.services']);
  const counts = {
    ...before?.counts,
    hawb: values['handling.houseWaybills'],
    customs_lines: values['handling.customsLines'],
    trips: values['handling.trips'],
    units: values['handling.units'],
    hours: values['handling.hours'],
    quarter_hours: values['handling.quarterHours'],
  };
  const { dayKind, hour } = before ?? {};
  const later = {
    ...(Object.values(counts).some((count) => count !== undefined) ? { counts } : {}),
    ...(dayKind === undefined ? {} : { dayKind }),
    ...(hour === undefined ? {} : { hour }),
    ...omitUndefined('collectTotalUsd', values['handling.collectTotal']),
    ...omitUndefined('thirdPartyInvoiceUsd', values['handling.thirdPartyInvoice']),
  };
  const stated = {
    commodity: values['handling.commodity'],
    unNumbers: values['handling.unNumbers'],
    services: services?.length ? services : undefined,
    storageDays: values['handling.storageDays'],
  };
  const isEmpty = Object.keys(later).length === 0 && Object.values(stated).every((one) => one === undefined);
  return isEmpty ? undefined : { ...stated, ...later };
}

/** The services of a text with commas, in their order; what is none is left out. */
export function parseServices(text: string): RequestedService[] {
  const named = text.split(',').map((one) => one.trim().toLowerCase());
  return REQUESTED_SERVICES.filter((service) => named.includes(service));
}

/** The class that a text names; undefined where it names none. */
export function parseCommodity(text: string | null | undefined): CommodityClass | undefined {
  return COMMODITY_CLASSES.find((one) => one === text);
}

/** Whether a figure of the handling is one: amounts of money have cents, counts are whole. */
export function isHandlingFigure(field: HandlingFigure, figure: number): boolean {
  const isKind = AMOUNTS.includes(field) ? Number.isFinite(figure) : Number.isInteger(figure);
  return isKind && figure > 0 && figure <= HANDLING_FIGURES[field];
}

function omitUndefined<Name extends string>(name: Name, value: number | undefined): Partial<Record<Name, number>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, number>);
}
