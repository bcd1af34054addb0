import type { Language } from '../../domain/quoting/shipment-request.js';
import type { Catalogue } from './reply-messages.js';
import { ENGLISH } from './en.messages.js';
import { SPANISH } from './es.messages.js';

/** The words of a reply in every language that requests are read in. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: ENGLISH, es: SPANISH };
