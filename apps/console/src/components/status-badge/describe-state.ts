import { getMessages } from '../../i18n/messages.js';
import { stateNamesMessages } from './state-names.messages.js';

/** A state or kind as people read it; a word that is not known stays as it is. */
export function describeState(state: string): string {
  const names: Readonly<Record<string, string>> = getMessages(stateNamesMessages).names;
  return Object.hasOwn(names, state) ? (names[state] ?? state) : state;
}
