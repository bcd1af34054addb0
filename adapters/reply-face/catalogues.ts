import type { Language } from '../../domain/shipment-request/shipment-request.js';
import type { Catalogue } from './catalogue.js';
import { ENGLISH } from './en.js';
import { SPANISH } from './es.js';

/** The words of a reply in every language that requests are read in. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: ENGLISH, es: SPANISH };
