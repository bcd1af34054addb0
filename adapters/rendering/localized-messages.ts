import type { Language } from '../../domain/quoting/shipment-request.js';
import { ENGLISH_MESSAGES } from './en.messages.js';
import { SPANISH_MESSAGES } from './es.messages.js';
import type { ReplyMessages } from './reply-messages.js';

/** The words of a reply in every language that requests are read in. */
export const REPLY_MESSAGES: Readonly<Record<Language, ReplyMessages>> = { en: ENGLISH_MESSAGES, es: SPANISH_MESSAGES };
