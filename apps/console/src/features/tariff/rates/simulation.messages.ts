import { defineMessages } from '../../../../../../domain/message-catalogue.js';

/** What people read while they try the tariff on a shipment. */
export const simulationMessages = defineMessages('simulationMessages', {
  simulateShipment: 'Simulate shipment',
  intro:
    'Prices a shipment by the tariff as of any day and says of each rate why it applies or not. Nothing is stored or sent.',
  asOf: 'Tariff as of',
  customer: "Customer's email address",
  customerHint: 'An agreement with this customer and rates for this customer count. Empty: the general tariff.',
  dayKind: 'Day of handling',
  dayKindHint: 'Not stated: working days.',
  hour: 'Hour of handling',
  hourHint: 'From 0 to 23. Empty: in working hours.',
  hourRange: 'Please enter a whole hour from 0 to 23.',
  price: 'Price',
  notPriced: 'The shipment could not be priced',
  result: 'Result',
  pricedAsOf: (airport: string, day: string) => `${airport}, tariff as of ${day}`,
  charges: 'Charges of the simulated shipment',
  decisions: 'Why each rate applies or not',
  service: 'Service',
  outcome: 'Outcome',
  reason: 'Reason',
  applied: 'Applied',
  'not-in-force': 'Not in force',
  fails: 'Does not apply',
  unknown: 'Not known',
  outranked: 'Other rate taken',
  'on-request': 'On request',
  'not-charged': 'Not charged',
} as const);
