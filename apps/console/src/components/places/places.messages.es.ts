import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './places.messages.js';

/** The same in Spanish. */
export const placesMessages: Translation<typeof english.placesMessages> = {
  country: 'País',
  chooseACountry: 'Elija un país',
  airport: 'Aeropuerto',
  chooseACountryFirst: 'Elija primero un país',
  chooseAnAirport: 'Elija un aeropuerto',
  allCountries: 'Todos los países',
  allAirports: 'Todos los aeropuertos',
};
