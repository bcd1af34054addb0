import { z } from 'zod';
import { COMMERCIAL_OUTCOMES } from '../../../domain/quoting/outcome/commercial-outcome.js';
import { QUOTATION_STATUSES } from '../../../domain/quoting/quotation-status.js';
import { TOOL_MESSAGES } from '../mcp.messages.js';
import { DAY, IATA_AIRPORT, PAGE, QUOTATION, SHORT_TEXT, toQuotationId } from './input-schemas.js';
import { defineTool } from './tool.js';
import {
  CHARGE_CODES,
  EMAIL,
  EMAIL_PAGE,
  QUOTATION_EXPLANATION,
  QUOTATION_PAGE,
  QUOTATION_SUMMARY,
  RATES,
} from './wire-schemas.js';

const READING = { scope: 'read', isReadOnly: true } as const;
const ONE_QUOTATION = z.strictObject({ quotation: QUOTATION });
const COUNTRY = z
  .string()
  .regex(/^[A-Za-z]{2}$/)
  .describe('ISO alpha-2, such as CR.');

export const READING_TOOLS = [
  defineTool({
    ...READING,
    name: 'list_quotations',
    title: 'List quotations',
    describe: () => TOOL_MESSAGES.listQuotations,
    input: z.strictObject({
      ...PAGE,
      status: z.enum(QUOTATION_STATUSES).optional().describe('pending: it waits for a person.'),
      outcome: z.enum(['open', ...COMMERCIAL_OUTCOMES]).optional(),
      text: SHORT_TEXT.optional().describe('Searched for in customers, numbers and cargo.'),
      customerDomain: SHORT_TEXT.optional().describe('The domain of the customer, such as example.com.'),
      country: COUNTRY.optional(),
      from: DAY.optional(),
      to: DAY.optional(),
    }),
    run: (client, { text, customerDomain, ...rest }) =>
      client.get('/api/quotations', QUOTATION_PAGE, { ...rest, q: text, domain: customerDomain }),
  }),
  defineTool({
    ...READING,
    name: 'get_quotation',
    title: 'Look at a quotation',
    describe: () => TOOL_MESSAGES.getQuotation,
    input: ONE_QUOTATION,
    run: (client, { quotation }) =>
      client.get(`/api/quotations/${toQuotationId(quotation)}/details`, QUOTATION_SUMMARY),
  }),
  defineTool({
    ...READING,
    name: 'explain_quotation',
    title: 'Explain a quotation',
    describe: () => TOOL_MESSAGES.explainQuotation,
    input: ONE_QUOTATION,
    run: (client, { quotation }) =>
      client.get(`/api/quotations/${toQuotationId(quotation)}/details`, QUOTATION_EXPLANATION),
  }),
  defineTool({
    ...READING,
    name: 'list_held_mail',
    title: 'List held mail',
    describe: () => TOOL_MESSAGES.listHeldMail,
    input: z.strictObject(PAGE),
    run: (client, paging) => client.get('/api/emails', EMAIL_PAGE, { ...paging, status: 'held' }),
  }),
  defineTool({
    ...READING,
    name: 'get_email',
    title: 'Look at an email',
    describe: () => TOOL_MESSAGES.getEmail,
    input: z.strictObject({ id: z.int().positive().max(2_147_483_647) }),
    run: (client, { id }) => client.get(`/api/emails/${id}`, EMAIL),
  }),
  defineTool({
    ...READING,
    name: 'list_rates',
    title: 'List rates',
    describe: () => TOOL_MESSAGES.listRates,
    input: z.strictObject({
      ...PAGE,
      airport: IATA_AIRPORT.optional(),
      country: COUNTRY.optional(),
      serviceCode: SHORT_TEXT.optional().describe('The code of the charge, as list_charges names it.'),
    }),
    run: async (client, { page, pageSize, airport, country, serviceCode }) => {
      const wanted = (await client.get('/api/rates', RATES)).filter(
        (rate) =>
          isSame(airport, rate.airportCode) &&
          isSame(country, rate.countryCode) &&
          isSame(serviceCode, rate.serviceCode),
      );
      const from = (page - 1) * pageSize;
      return { data: wanted.slice(from, from + pageSize), total: wanted.length, page, pageSize };
    },
  }),
  defineTool({
    ...READING,
    name: 'list_charges',
    title: 'List kinds of charges',
    describe: () => TOOL_MESSAGES.listCharges,
    input: z.strictObject({}),
    run: (client) => client.get('/api/charge-codes', CHARGE_CODES),
  }),
];

/** Whether a code is the wanted one; nothing is wanted where it is undefined. */
function isSame(wanted: string | undefined, code: string): boolean {
  return wanted === undefined || wanted.toUpperCase() === code.toUpperCase();
}
