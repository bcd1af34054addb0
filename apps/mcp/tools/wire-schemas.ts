import { z } from 'zod';

/** What is kept of the answers of Istmo: fields that are not named here reach no assistant. */

const nullableText = z.string().nullable();
const nullableNumber = z.number().nullable();

const CHARGE = z.object({
  serviceCode: z.string(),
  serviceName: z.string(),
  category: z.string(),
  calculatedAmount: nullableNumber,
  appliesFor: nullableText,
  trace: z.string(),
  manual: z.string().optional(),
});

const TOTALS = z.object({
  compulsory: z.number(),
  delivery: z.number(),
  additional: z.number(),
  optional: z.number(),
  finalTotal: z.number(),
  tax: z.number().optional(),
  payable: z.number().optional(),
  local: z.object({ currency: z.string(), unitsPerUsd: z.number(), day: z.string(), payable: z.number() }).optional(),
});

const CHARGES = z.object({
  compulsoryCharges: z.array(CHARGE),
  deliveryCharges: z.array(CHARGE),
  additionalCharges: z.array(CHARGE),
  optionalCharges: z.array(CHARGE),
  excludedCharges: z.array(CHARGE),
  totals: TOTALS,
});

export const RELEASE_DECISION = z.object({
  decision: z.string(),
  reasons: z.array(z.object({ code: z.string(), message: z.string(), remedy: z.string() })),
});

const ASSUMPTIONS = z.array(z.object({ field: z.string(), value: z.string(), reason: z.string() }));
const MISSING = z.array(z.object({ serviceCode: z.string(), reason: z.string() }));

const EXTRACTED = z.object({
  isQuotationRequest: z.boolean(),
  language: z.string(),
  confidence: z.number(),
  sender: z.object({ name: nullableText, company: nullableText, email: nullableText }),
  incoterm: nullableText,
  goods: z.object({
    weight: nullableNumber,
    pieces: nullableNumber,
    dimensions: nullableText,
    volume: nullableNumber,
    value: z.object({ amount: z.number(), currency: z.string() }).nullable(),
    description: nullableText,
    dangerous: z.boolean(),
  }),
  origin: nullableText,
  airportOrigin: nullableText,
  destination: z.object({ address: nullableText, city: nullableText, country: nullableText }),
  airportDestination: nullableText,
});

const QUOTED = z.object({
  description: z.string(),
  incoterm: z.string(),
  originAirport: z.string(),
  airport: z.string(),
  country: z.string(),
  distanceKm: nullableNumber,
});

const WEIGHT = z.object({
  chargeableWeight: z.number(),
  exactChargeableWeight: z.number(),
  grossWeight: z.number(),
  volumetricWeight: z.number(),
  volumeM3: z.number(),
  basis: z.string(),
  rounding: z.string(),
});

export const SHIPMENT = z.object({
  extractedData: EXTRACTED,
  quoted: QUOTED,
  chargeable: WEIGHT,
  destinationCharges: CHARGES,
  assumptions: ASSUMPTIONS,
  missing: MISSING,
});

/** The words that each value was read from. */
const EVIDENCE = z.record(
  z.string(),
  z.array(z.object({ part: z.string(), text: z.string(), method: z.string(), filename: z.string().optional() })),
);

export const PRICED_TEXT = z.object({
  extractedInfo: EXTRACTED,
  evidence: EVIDENCE,
  warnings: z.array(z.string()),
  shipments: z.array(SHIPMENT),
  total: nullableNumber,
  gate: RELEASE_DECISION,
  reply: z.object({ subject: z.string(), text: z.string() }).nullable(),
});

export const PRICED_SHIPMENT = SHIPMENT.extend({ gate: RELEASE_DECISION, validUntil: z.string() });

const page = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), total: z.number(), page: z.number(), pageSize: z.number() });

export const QUOTATION_PAGE = page(
  z.object({
    quotationNumber: z.string(),
    clientEmail: z.string(),
    destinationAirport: z.string(),
    totalWeightKg: z.number(),
    quoteAmount: z.number(),
    createdAt: z.string(),
    status: z.string(),
    commercialOutcome: nullableText,
    emailId: z.number(),
  }),
);

export const EMAIL_PAGE = page(
  z.object({
    id: z.number(),
    receivedAt: z.string(),
    from: z.string(),
    subject: z.string(),
    state: z.string(),
    reasons: z.array(z.string()),
    quotationNumber: nullableText,
  }),
);

export const EMAIL = EMAIL_PAGE.shape.data.element.extend({
  to: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string() })),
  lastError: nullableText,
});

const HEAD = z.object({
  quotationNumber: z.string(),
  revision: z.number(),
  status: z.string(),
  quoteAmount: z.number(),
  createdAt: z.string(),
  validUntil: z.string(),
  clientEmail: z.string(),
  quoted: QUOTED,
  gate: RELEASE_DECISION,
});

export const QUOTATION_SUMMARY = HEAD.extend({
  chargeable: WEIGHT.pick({ chargeableWeight: true, grossWeight: true, volumeM3: true }),
  quantity: z.number(),
  commercialOutcome: nullableText,
  warnings: z.array(z.string()),
  events: z.array(z.object({ at: z.string(), action: z.string(), details: z.string(), actor: z.string() })),
  reply: z.object({ subject: z.string(), text: z.string(), state: z.string(), sentAt: nullableText }),
});

export const QUOTATION_EXPLANATION = HEAD.extend({
  breakdown: z.array(CHARGE),
  parsedRequirements: z.object({ extractedData: EXTRACTED, destinationCharges: z.object({ totals: TOTALS }) }),
  shipments: z.array(SHIPMENT),
  chargeable: WEIGHT,
  origins: z.record(z.string(), z.string()),
  corrections: z.array(
    z.object({
      label: z.string(),
      asReadText: z.string(),
      correctedText: z.string(),
      actor: z.string(),
      at: z.string(),
    }),
  ),
  assumptions: ASSUMPTIONS,
  missing: MISSING,
  warnings: z.array(z.string()),
  evidence: EVIDENCE,
});

export const RATES = z.array(
  z.object({
    airportCode: z.string(),
    countryCode: z.string(),
    serviceCode: z.string(),
    serviceName: z.string(),
    category: z.string(),
    currency: z.string(),
    baseRate: z.number(),
    unit: z.string(),
    rateCriteria: z.string(),
    minimumCharge: nullableNumber,
    maximumCharge: nullableNumber,
    formula: z.unknown(),
    conditions: z.unknown(),
    description: z.string(),
    validFrom: nullableText,
    validUntil: nullableText,
    isSample: z.boolean(),
  }),
);

export const CHARGE_CODES = z.array(
  z.object({
    code: z.string(),
    nameEn: z.string(),
    nameEs: z.string(),
    category: z.string(),
    iataCode: nullableText,
    application: z.string(),
    isPassThrough: z.boolean(),
    isTaxable: z.boolean(),
  }),
);

export const CREATED_QUOTATION = z.object({
  quotationNumber: z.string(),
  status: z.string(),
  gate: RELEASE_DECISION,
  isRepeated: z.boolean(),
});
