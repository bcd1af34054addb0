import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of places. */
export const placesMessages = defineMessages('placesMessages', {
  country: 'Country',
  chooseACountry: 'Choose a country',
  airport: 'Airport',
  chooseACountryFirst: 'Choose a country first',
  chooseAnAirport: 'Choose an airport',
  allCountries: 'All Countries',
  allAirports: 'All Airports',
});
