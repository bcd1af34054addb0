import { addTranslations } from '../../../../domain/message-catalogue.js';
import * as adapters from './adapters-spanish.js';
import * as api from './api-spanish.js';
import * as application from './application-spanish.js';
import * as domain from './domain-spanish.js';

/** Makes the Spanish sentences of every layer known, under the names that its catalogues have. */
export function loadSpanish(): void {
  const layers = { 'application.': application, 'api.': api, 'adapters.': adapters };
  addTranslations('es', domain);
  for (const [prefix, catalogues] of Object.entries(layers)) {
    addTranslations(
      'es',
      Object.fromEntries(Object.entries(catalogues).map(([name, texts]) => [`${prefix}${name}`, texts])),
    );
  }
}
