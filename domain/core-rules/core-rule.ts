import { PROTECTED_CONSTANTS, type ProtectedConstant } from './protected-constants.js';

/** Headings of the Core Rules screen, in their order. */
export const CORE_RULE_CATEGORIES = [
  'Weight',
  'Charges',
  'Incoterms',
  'Delivery',
  'Categories',
  'Fallbacks',
  'Mail',
] as const;
export type CoreRuleCategory = (typeof CORE_RULE_CATEGORIES)[number];

/** `active`: its checks pass; `warning`: the tariff leaves a gap in it; `error`: the code no longer satisfies it. */
export const CORE_RULE_STATUSES = ['active', 'warning', 'error'] as const;
export type CoreRuleStatus = (typeof CORE_RULE_STATUSES)[number];

/** A rule that every quotation rests on. */
export interface CoreRule {
  readonly id: CoreRuleId;
  readonly category: CoreRuleCategory;
  readonly name: string;
  readonly description: string;
  /** The protected constants that it uses. */
  readonly constants: readonly ProtectedConstant[];
}

const { volumetricDivisor, pounds, inches, standardDelivery, standardRadius } = PROTECTED_CONSTANTS;

const RULES = [
  {
    id: 'chargeable-weight',
    category: 'Weight',
    name: 'Chargeable weight',
    description: 'The larger of gross weight and volume weight (cm³ / 6000) of the whole shipment is billed.',
    constants: [volumetricDivisor],
  },
  {
    id: 'weight-rounding',
    category: 'Weight',
    name: 'Rounding of weights',
    description: 'The billed weight is rounded up to the next half kilogram; the exact figure stands beside it.',
    constants: [],
  },
  {
    id: 'units',
    category: 'Weight',
    name: 'Pounds and inches',
    description: 'Pounds and inches are converted with fixed factors and never rounded before the sum.',
    constants: [pounds, inches],
  },
  {
    id: 'charge-line',
    category: 'Charges',
    name: 'Charge line',
    description:
      'Base rate × quantity, raised to the minimum, lowered to the maximum, rounded half up to cents. Where a needed value is unknown the line is on request.',
    constants: [],
  },
  {
    id: 'totals',
    category: 'Charges',
    name: 'Totals',
    description: 'A total is the sum of its rounded lines; a line on request is in none.',
    constants: [],
  },
  {
    id: 'compulsory-rates',
    category: 'Charges',
    name: 'Compulsory rates',
    description: 'Every airport needs a rate for each compulsory service, or its quotations are held.',
    constants: [],
  },
  {
    id: 'rate-limits',
    category: 'Charges',
    name: 'Limits of rates',
    description: 'No rate is negative, and no minimum is greater than its maximum.',
    constants: [],
  },
  {
    id: 'incoterm-totals',
    category: 'Incoterms',
    name: 'What a total holds',
    description:
      'DAP: compulsory and delivery charges. Every other term: the additional charges as well. Optional charges: never.',
    constants: [],
  },
  {
    id: 'old-terms',
    category: 'Incoterms',
    name: 'Terms of older versions',
    description: 'DDU counts as DAP, C&F as CFR, DAT as DPU.',
    constants: [],
  },
  {
    id: 'standard-delivery',
    category: 'Delivery',
    name: 'Standard delivery',
    description:
      'Only where there is a delivery place: the rate of the airport, else 0.16 USD per chargeable kg, whatever the distance.',
    constants: [standardDelivery],
  },
  {
    id: 'extended-delivery',
    category: 'Delivery',
    name: 'Extended delivery',
    description: 'On top of standard delivery, for each kilometre by road beyond 25 km from the airport.',
    constants: [standardRadius],
  },
  {
    id: 'categories',
    category: 'Categories',
    name: 'Categories by code or name',
    description:
      'Known codes decide, then words of the name. Duties, taxes, storage that is not bonded and anything unmatched are excluded.',
    constants: [],
  },
  {
    id: 'tariff-services',
    category: 'Categories',
    name: 'Services of the tariff',
    description: 'A rate whose service matches no category is shown on quotations and counted in no total.',
    constants: [],
  },
  {
    id: 'assumptions',
    category: 'Fallbacks',
    name: 'Assumed values',
    description:
      'What a request does not state is filled with a standing value, and each one is named on the quotation.',
    constants: [],
  },
  {
    id: 'fallback-airport',
    category: 'Fallbacks',
    name: 'Assumed airport',
    description: 'A country alone leads to its first airport; without a country it is Costa Rica.',
    constants: [],
  },
  {
    id: 'automatic-mail',
    category: 'Mail',
    name: 'Machines are not answered',
    description: 'Automatic replies, bounces, lists and own addresses are ignored.',
    constants: [],
  },
  {
    id: 'recognized-domains',
    category: 'Mail',
    name: 'Recognized domains',
    description:
      'Only a recognized and approved domain is answered without a person; it matches at label borders only.',
    constants: [],
  },
  {
    id: 'reply-subject',
    category: 'Mail',
    name: 'Subject of a reply',
    description: "'Re: ' and the original subject, with the number of the quotation.",
    constants: [],
  },
] as const satisfies ReadonlyArray<Omit<CoreRule, 'id'> & { readonly id: string }>;

export type CoreRuleId = (typeof RULES)[number]['id'];

/** All rules that the Core Rules screen shows, by category. */
export const CORE_RULES: readonly CoreRule[] = RULES;
