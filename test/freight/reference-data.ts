/** The six countries and eight airports of the desk, as the first start seeds them. */
export { AIRPORTS, COUNTRIES } from '../../adapters/sample-desk/countries-and-airports.js';
