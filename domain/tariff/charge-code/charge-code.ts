import type { FieldError } from '../../errors/domain-error.js';
import { CHARGE_CATEGORIES, type ChargeCategory } from '../charge-category/charge-category.js';
import { findService } from '../service-code.js';
import { CHARGE_CODE_MESSAGES } from '../tariff.messages.js';

/**
 * When a charge is made: with every shipment, where the conditions of a rate hold, or only where the service was asked
 * for. What is made on request stands in no quotation by itself.
 */
export const CHARGE_APPLICATIONS = ['mandatory', 'conditional', 'on-request'] as const;
export type ChargeApplication = (typeof CHARGE_APPLICATIONS)[number];

/** What staff enter for a kind of charge; rates refer to it by its code. */
export interface ChargeCodeDraft {
  /** In capital letters, for instance `HNDL`; it never changes. */
  readonly code: string;
  readonly nameEn: string;
  readonly nameEs: string;
  readonly category: ChargeCategory;
  /** IATA's code of the charge on an air waybill, for instance `FC` or `FCC`; undefined: none. */
  readonly iataCode: string | undefined;
  readonly application: ChargeApplication;
  /** A cost of others that is handed on as it is. */
  readonly isPassThrough: boolean;
  /** Whether the tax on services is due on it. */
  readonly isTaxable: boolean;
}

/** A charge code, and whether staff have seen what it was set up with. */
export interface ChargeCodeContent extends ChargeCodeDraft {
  /** It was made for a rate or brought up from an older tariff, and nobody has saved it since. */
  readonly needsReview: boolean;
}

/** A kind of charge that the tariff knows. */
export interface ChargeCode extends ChargeCodeContent {
  readonly id: number;
  /** Counts the edits: a save that started from an older one is refused. */
  readonly version: number;
  readonly updatedAt: Date;
}

/** A charge code form as it is being filled in. */
export interface ChargeCodeEntry {
  readonly code?: string | undefined;
  readonly nameEn?: string | undefined;
  /** Empty: as in English. */
  readonly nameEs?: string | undefined;
  readonly category?: string | undefined;
  readonly iataCode?: string | null | undefined;
  readonly application?: string | undefined;
}

/** The longest code, and the longest name, in characters. */
export const MAX_CHARGE_CODE_LENGTH = 20;
export const MAX_CHARGE_NAME_LENGTH = 200;

const CODE_PATTERN = /^[A-Z0-9][A-Z0-9_-]{1,19}$/;
/** Two letters for the charge, and a third for whom it is due: the agent or the carrier. */
const IATA_PATTERN = /^[A-Z]{2}[AC]?$/;

/** Whether a code is one of the specification's ten, whose category and application are fixed. */
export function isStandardChargeCode(code: string): boolean {
  return findService(code)?.code === code;
}

/**
 * What is wrong with a charge code entry, first things first; an empty list where nothing is.
 * @param isNew whether the code itself is being chosen; that of an older tariff may be any text
 */
export function validateChargeCode(entry: ChargeCodeEntry, isNew: boolean): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: string, message: string) => errors.push({ field, message });
  const code = normalizeChargeCode(entry.code ?? '');
  if (isNew && !CODE_PATTERN.test(code)) add('code', CHARGE_CODE_MESSAGES.code);
  if (!entry.nameEn?.trim()) add('nameEn', CHARGE_CODE_MESSAGES.name);
  for (const field of ['nameEn', 'nameEs'] as const) {
    if ((entry[field]?.length ?? 0) > MAX_CHARGE_NAME_LENGTH) add(field, CHARGE_CODE_MESSAGES.nameTooLong);
  }
  if (!CHARGE_CATEGORIES.some((category) => category === entry.category)) {
    add('category', CHARGE_CODE_MESSAGES.category);
  }
  if (!CHARGE_APPLICATIONS.some((application) => application === entry.application)) {
    add('application', CHARGE_CODE_MESSAGES.application);
  }
  if (entry.iataCode && !IATA_PATTERN.test(entry.iataCode.trim().toUpperCase())) {
    add('iataCode', CHARGE_CODE_MESSAGES.iataCode);
  }
  return [...errors, ...validateStandardChargeCode(code, entry)];
}

/** The ten of the specification keep their rules: which total they are in, and that they are made by themselves. */
function validateStandardChargeCode(code: string, entry: ChargeCodeEntry): FieldError[] {
  const standard = isStandardChargeCode(code) ? findService(code) : undefined;
  if (!standard) return [];
  const isKept = entry.category === standard.category && entry.application === 'mandatory';
  return isKept ? [] : [{ field: 'category', message: CHARGE_CODE_MESSAGES.standard(standard.category) }];
}

/** A code as it is compared and stored. */
export function normalizeChargeCode(code: string): string {
  return code.trim().toUpperCase();
}

/**
 * The charge code of a rate whose code nobody has set up: made as the rate says, and listed for review.
 * @param rate its category is the one that the rule proposes
 */
export function createChargeCodeOfRate(rate: {
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly category: ChargeCategory;
  readonly isTaxFree?: boolean | undefined;
}): ChargeCodeContent {
  return {
    code: rate.serviceCode,
    nameEn: rate.serviceName,
    nameEs: rate.serviceName,
    category: rate.category,
    iataCode: undefined,
    application: 'mandatory',
    isPassThrough: false,
    isTaxable: !rate.isTaxFree,
    needsReview: true,
  };
}
