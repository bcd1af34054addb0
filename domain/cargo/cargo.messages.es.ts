import type { Translation } from '../message-catalogue.js';
import type * as english from './cargo.messages.js';

/** The same in Spanish. */
export const CARGO_MESSAGES: Translation<typeof english.CARGO_MESSAGES> = {
  noPieces: (pieces: number) => `Un embarque necesita al menos un bulto; se indicó ${pieces}.`,
  negativeGrossWeight: 'El peso bruto no puede ser negativo.',
  negativeVolume: 'El volumen no puede ser negativo.',
  weightNeeded: 'Se necesita un peso o un volumen para calcular el peso cobrable.',
};
