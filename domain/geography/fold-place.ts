import { foldText } from '../fold-text.js';

/** A name of a place as it is compared: without case, accents and signs. */
export function foldPlace(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]/g, ' ')
    .trim();
}
