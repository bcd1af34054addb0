import { createHash } from 'node:crypto';
import { z } from 'zod';
import { INCOTERMS } from '../../../domain/pricing/incoterm/incoterm.js';
import { LANGUAGES } from '../../../domain/quoting/shipment-request.js';
import { TOOL_MESSAGES } from '../mcp.messages.js';
import { IATA_AIRPORT, SHORT_TEXT } from './input-schemas.js';
import { defineTool } from './tool.js';
import { CREATED_QUOTATION, PRICED_SHIPMENT, PRICED_TEXT } from './wire-schemas.js';

const MAX_TEXT_LENGTH = 100_000;
const MAX_SIZES = 200;
const POSITIVE = z.number().positive().max(1_000_000_000);
const COUNT = z.int().positive().max(1_000_000);

const SHIPMENT_VALUES = z.strictObject({
  incoterm: z.enum(INCOTERMS).optional(),
  origin: SHORT_TEXT.optional().describe('The place of origin, where its airport is not known.'),
  airportOrigin: IATA_AIRPORT.optional(),
  airportDestination: IATA_AIRPORT.optional(),
  goods: z.strictObject({
    weight: POSITIVE.optional().describe('Gross weight of all pieces, in kg.'),
    pieces: COUNT.optional(),
    dimensionLines: z
      .array(z.strictObject({ lengthCm: POSITIVE, widthCm: POSITIVE, heightCm: POSITIVE, pieces: COUNT }))
      .max(MAX_SIZES)
      .optional()
      .describe('Sizes of the pieces, in cm.'),
    volume: POSITIVE.optional().describe('Volume of all pieces, in m³.'),
    value: z
      .strictObject({ amount: POSITIVE, currency: z.string().regex(/^[A-Za-z]{3}$/) })
      .optional()
      .describe('Value of the goods.'),
    description: z.string().trim().min(1).max(2_000).optional(),
    dangerous: z.boolean().optional(),
  }),
  destination: z
    .strictObject({
      city: SHORT_TEXT.optional(),
      country: z
        .string()
        .regex(/^[A-Za-z]{2}$/)
        .optional(),
    })
    .optional()
    .describe('The town of delivery, and its country as ISO alpha-2.'),
});

const CUSTOMER = z.strictObject({
  name: SHORT_TEXT.optional(),
  company: SHORT_TEXT.optional(),
  mailbox: SHORT_TEXT.optional().describe('Email address; agreements with the customer hang on it.'),
  phone: SHORT_TEXT.optional(),
});

const LANGUAGE = z.enum(LANGUAGES).default('es').describe('Of the reply and the PDF.');

/** A person gives the PDF to the customer: what is made like this never leaves by itself. */
const BY_HAND = { delivery: 'pdf' } as const;

export const PRICING_TOOLS = [
  defineTool({
    name: 'price_text',
    title: 'Price a text',
    describe: () => TOOL_MESSAGES.priceText,
    scope: 'quote',
    isReadOnly: true,
    input: z.strictObject({
      text: z
        .string()
        .min(1)
        .max(MAX_TEXT_LENGTH)
        .describe('The words of the customer; "From:" and "Subject:" may stand above, with an empty line below.'),
    }),
    run: (client, { text }) => client.post('/api/emails/preview', PRICED_TEXT, { body: { emailContent: text } }),
  }),
  defineTool({
    name: 'price_shipment',
    title: 'Price a shipment',
    describe: () => TOOL_MESSAGES.priceShipment,
    scope: 'quote',
    isReadOnly: true,
    input: z.strictObject({ customer: CUSTOMER.default({}), language: LANGUAGE, shipment: SHIPMENT_VALUES }),
    run: (client, input) =>
      client.post('/api/phone-quotations/preview', PRICED_SHIPMENT, { body: { ...input, ...BY_HAND } }),
  }),
  defineTool({
    name: 'create_quotation',
    title: 'Make a held quotation',
    describe: () => TOOL_MESSAGES.createQuotation,
    scope: 'quote',
    isReadOnly: false,
    input: z.strictObject({
      customer: CUSTOMER,
      language: LANGUAGE,
      shipment: SHIPMENT_VALUES,
      seenTotal: z
        .number()
        .min(0)
        .max(1_000_000_000)
        .optional()
        .describe('The total that was seen before: where the tariff makes another by now, nothing is made.'),
      key: z
        .string()
        .regex(/^[\w-]{16,64}$/)
        .optional()
        .describe(
          'The same key again makes no second quotation. Without one, the same values make one quotation a day.',
        ),
    }),
    run: async (client, { key, seenTotal, ...values }) => {
      const idempotencyKey = key ?? deriveKey(values, new Date());
      const body = { ...values, ...BY_HAND, ...(seenTotal === undefined ? {} : { seenTotal }) };
      return client.post('/api/phone-quotations', CREATED_QUOTATION, { body, idempotencyKey });
    },
  }),
];

/** An assistant that is not sure whether a call arrived repeats it: the same values have the same key for a day. */
function deriveKey(values: object, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256')
    .update(`${day}\n${JSON.stringify(values)}`)
    .digest('hex');
}
