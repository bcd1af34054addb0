import { useSyncExternalStore } from 'react';
import { type Catalogue, resolveMessages } from '../../../../domain/message-catalogue.js';
import { getLanguage, subscribeToLanguage } from './language.js';

/** The texts of a catalogue in the language of the page, for code outside components. */
export function getMessages<Texts extends Catalogue>(catalogue: Texts): Texts {
  return resolveMessages(catalogue);
}

/** The same for components and hooks, which are drawn anew when another language is chosen. */
export function useMessages<Texts extends Catalogue>(catalogue: Texts): Texts {
  useSyncExternalStore(subscribeToLanguage, getLanguage);
  return resolveMessages(catalogue);
}
