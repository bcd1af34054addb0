import { selectByLanguage } from '../message-catalogue.js';
import { findService } from './service-code.js';
import { SERVICE_NAMES_ES } from './tariff.messages.js';

/**
 * The name of a service as it is shown: the standard name of one of the ten in the language of whoever reads, a name that staff gave as it
 * stands.
 */
export function describeService(code: string, name: string): string {
  const service = findService(code);
  return service?.name === name ? selectByLanguage(name, SERVICE_NAMES_ES[service.code]) : name;
}
