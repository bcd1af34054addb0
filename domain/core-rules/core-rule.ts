import { CORE_RULE_MESSAGES } from './core-rules.messages.js';
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
    get name() {
      return CORE_RULE_MESSAGES.chargeableWeight.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.chargeableWeight.description;
    },
    constants: [volumetricDivisor],
  },
  {
    id: 'weight-rounding',
    category: 'Weight',
    get name() {
      return CORE_RULE_MESSAGES.weightRounding.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.weightRounding.description;
    },
    constants: [],
  },
  {
    id: 'units',
    category: 'Weight',
    get name() {
      return CORE_RULE_MESSAGES.units.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.units.description;
    },
    constants: [pounds, inches],
  },
  {
    id: 'charge-line',
    category: 'Charges',
    get name() {
      return CORE_RULE_MESSAGES.chargeLine.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.chargeLine.description;
    },
    constants: [],
  },
  {
    id: 'totals',
    category: 'Charges',
    get name() {
      return CORE_RULE_MESSAGES.totals.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.totals.description;
    },
    constants: [],
  },
  {
    id: 'compulsory-rates',
    category: 'Charges',
    get name() {
      return CORE_RULE_MESSAGES.compulsoryRates.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.compulsoryRates.description;
    },
    constants: [],
  },
  {
    id: 'rate-limits',
    category: 'Charges',
    get name() {
      return CORE_RULE_MESSAGES.rateLimits.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.rateLimits.description;
    },
    constants: [],
  },
  {
    id: 'incoterm-totals',
    category: 'Incoterms',
    get name() {
      return CORE_RULE_MESSAGES.incotermTotals.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.incotermTotals.description;
    },
    constants: [],
  },
  {
    id: 'old-terms',
    category: 'Incoterms',
    get name() {
      return CORE_RULE_MESSAGES.oldTerms.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.oldTerms.description;
    },
    constants: [],
  },
  {
    id: 'standard-delivery',
    category: 'Delivery',
    get name() {
      return CORE_RULE_MESSAGES.standardDelivery.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.standardDelivery.description;
    },
    constants: [standardDelivery],
  },
  {
    id: 'extended-delivery',
    category: 'Delivery',
    get name() {
      return CORE_RULE_MESSAGES.extendedDelivery.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.extendedDelivery.description;
    },
    constants: [standardRadius],
  },
  {
    id: 'categories',
    category: 'Categories',
    get name() {
      return CORE_RULE_MESSAGES.categories.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.categories.description;
    },
    constants: [],
  },
  {
    id: 'tariff-services',
    category: 'Categories',
    get name() {
      return CORE_RULE_MESSAGES.tariffServices.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.tariffServices.description;
    },
    constants: [],
  },
  {
    id: 'assumptions',
    category: 'Fallbacks',
    get name() {
      return CORE_RULE_MESSAGES.assumptions.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.assumptions.description;
    },
    constants: [],
  },
  {
    id: 'fallback-airport',
    category: 'Fallbacks',
    get name() {
      return CORE_RULE_MESSAGES.fallbackAirport.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.fallbackAirport.description;
    },
    constants: [],
  },
  {
    id: 'automatic-mail',
    category: 'Mail',
    get name() {
      return CORE_RULE_MESSAGES.automaticMail.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.automaticMail.description;
    },
    constants: [],
  },
  {
    id: 'recognized-domains',
    category: 'Mail',
    get name() {
      return CORE_RULE_MESSAGES.recognizedDomains.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.recognizedDomains.description;
    },
    constants: [],
  },
  {
    id: 'reply-subject',
    category: 'Mail',
    get name() {
      return CORE_RULE_MESSAGES.replySubject.name;
    },
    get description() {
      return CORE_RULE_MESSAGES.replySubject.description;
    },
    constants: [],
  },
] as const satisfies ReadonlyArray<Omit<CoreRule, 'id'> & { readonly id: string }>;

export type CoreRuleId = (typeof RULES)[number]['id'];

/** All rules that the Core Rules screen shows, by category. */
export const CORE_RULES: readonly CoreRule[] = RULES;
