import { listParentDomains } from '../customers/mail-domain.js';
import { findAutomatedMailReason } from '../inbound-mail/automated-mail.js';
import { DEFAULT_SETTINGS } from '../operations/settings.js';
import { formatReplySubject } from '../outbound-mail/reply-subject.js';
import { applyDefaults, type CompleteShipment } from '../quoting/defaults.js';
import { decideRelease } from '../quoting/release-policy.js';
import type { ShipmentRequest } from '../quoting/shipment-request.js';
import type { CoreRuleCheck, CoreRuleFacts } from './core-rule-check.js';
import { CORE_RULE_CHECK_MESSAGES, CORE_RULE_RESULT_MESSAGES } from './core-rules.messages.js';

const EMPTY_REQUEST: ShipmentRequest = {
  isQuotationRequest: true,
  language: 'en',
  confidence: 1,
  sender: { name: undefined, company: undefined, email: undefined, phone: undefined, address: undefined },
  incoterm: undefined,
  goods: {
    grossWeightKg: undefined,
    pieces: undefined,
    dimensionLines: [],
    originalDimensions: undefined,
    volumeM3: undefined,
    value: undefined,
    description: undefined,
    dangerous: false,
    additionalInfo: undefined,
  },
  origin: undefined,
  airportOrigin: undefined,
  destination: { address: undefined, city: undefined, country: undefined },
  airportDestination: undefined,
  evidence: {},
  warnings: [],
  severalShipments: false,
  rawAnswer: '',
  extractor: 'none',
};

/** Checks of the rules under *Fallbacks* and *Mail*. */
export const FALLBACK_AND_MAIL_CHECKS: readonly CoreRuleCheck[] = [
  {
    id: 'named-assumptions',
    ruleId: 'assumptions',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.namedAssumptions;
    },
    severity: 'error',
    get expected() {
      return CORE_RULE_RESULT_MESSAGES.assumed({ values: '100 kg, 1, MIA, DAP', count: 7 });
    },
    got: (facts) => {
      const { goods, originAirport, incoterm, assumptions } = completeEmptyRequest(facts);
      const values = [`${goods.grossKg.toFixed()} kg`, goods.pieces, originAirport, incoterm].join(', ');
      return CORE_RULE_RESULT_MESSAGES.assumed({ values, count: assumptions.length });
    },
  },
  {
    id: 'airport-without-a-country',
    ruleId: 'fallback-airport',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.airportWithoutACountry;
    },
    severity: 'warning',
    expected: 'CR',
    got: (facts) => completeEmptyRequest(facts).country,
  },
  {
    id: 'first-airport-of-a-country',
    ruleId: 'fallback-airport',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.firstAirportOfACountry;
    },
    severity: 'error',
    get expected() {
      return CORE_RULE_RESULT_MESSAGES.none;
    },
    got: ({ airports }) => {
      const countries = [...new Set(airports.map((airport) => airport.countryCode))];
      const astray = countries.filter((country) => {
        const request = { ...EMPTY_REQUEST, destination: { ...EMPTY_REQUEST.destination, country } };
        const first = airports.find((airport) => airport.countryCode === country);
        return applyDefaults(request, airports).airport !== first?.code;
      });
      return astray.join(', ') || CORE_RULE_RESULT_MESSAGES.none;
    },
  },
  {
    id: 'out-of-office',
    ruleId: 'automatic-mail',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.outOfOffice;
    },
    severity: 'error',
    expected: 'ignore',
    got: () => {
      const email = { headers: { 'auto-submitted': 'auto-replied' }, fromAddress: 'ana@client.example' };
      return decideRelease({
        automatic: findAutomatedMailReason(email, []),
        isQuotationRequest: true,
        replyAddress: email.fromAddress,
        sender: undefined,
        authenticity: 'verified',
        shipment: undefined,
        unparsedAttachments: [],
        repliesToAddressLastHour: 0,
        settings: DEFAULT_SETTINGS,
      }).decision;
    },
  },
  {
    id: 'label-borders',
    ruleId: 'recognized-domains',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.labelBorders;
    },
    severity: 'error',
    get expected() {
      const { yes, no } = CORE_RULE_RESULT_MESSAGES;
      return [yes, yes, no].join(', ');
    },
    got: () =>
      ['client.example', 'sales.client.example', 'evil-client.example']
        .map((domain) =>
          listParentDomains(domain).includes('client.example')
            ? CORE_RULE_RESULT_MESSAGES.yes
            : CORE_RULE_RESULT_MESSAGES.no,
        )
        .join(', '),
  },
  {
    id: 'subjects',
    ruleId: 'reply-subject',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.subjects;
    },
    severity: 'error',
    expected: 'Re: Rate to SJO [Q12] | RE: Freight Quotation Request - Quote 12 [Q12]',
    got: () => ['Rate to SJO', ''].map((subject) => formatReplySubject(subject, 'Q12')).join(' | '),
  },
];

function completeEmptyRequest({ airports }: CoreRuleFacts): CompleteShipment {
  return applyDefaults(EMPTY_REQUEST, airports);
}
