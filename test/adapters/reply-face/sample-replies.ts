import { StandardIncotermProfiles } from '../../../domain/incoterm/standard-incoterm-profiles.js';
import { type ReplyModel, type ReplyParts, replyModel } from '../../../domain/reply/reply-model.js';
import { aPricedShipmentOf, aQuotationOf } from '../../freight/quotations.js';
import { aRateOf, aTariffAt } from '../../freight/rates.js';
import { AIRPORTS } from '../../freight/reference-data.js';
import { aRequestWithoutFacts, aShipmentRequestOf, sizeOf } from '../../freight/shipments.js';

const STANDING: Omit<ReplyParts, 'quotation' | 'profile'> = {
  originalSubject: 'Rates please',
  airport: AIRPORTS.find((airport) => airport.code === 'SJO'),
  taxRate: {
    id: 1,
    version: 1,
    countryCode: 'CR',
    countryName: 'Costa Rica',
    vatRate: 13,
    whtRate: 25,
    notes: '',
    lastUpdated: new Date('2026-01-05T12:00:00Z'),
    lastUpdatedBy: undefined,
  },
  consignment: {
    id: 1,
    version: 1,
    countryId: 2,
    locationId: 2,
    stationLegalName: 'Bodegas Fiscales del Virilla S.A.',
    taxId: 'Cédula jurídica 3-101-000000',
    address1: 'Calle Los Almendros 12',
    address2: 'Zona de carga, bodega 7',
    customsCode: 'A-000',
    cityCountry: 'Alajuela, Costa Rica',
    telephone: '+506 2000 0000',
    email: 'arribos@virilla.example',
  },
  disclaimers: [
    {
      id: 2,
      version: 1,
      title: 'Liability',
      content: 'Liability is limited as the Montreal Convention says.',
      priority: 9,
      airportIds: [],
      place: 1,
    },
    {
      id: 1,
      version: 1,
      title: 'Peak days',
      content: 'Deliveries on public holidays\nare agreed in advance.',
      priority: 2,
      airportIds: [2],
      place: 1,
    },
  ],
};

/** The reply of a quotation, with the standing texts of San José. */
export function aReplyOf(quotation = aQuotationOf(), parts: Partial<ReplyParts> = {}): ReplyModel {
  const profile = new StandardIncotermProfiles().of(quotation.charges.incoterm);
  return replyModel({ ...STANDING, quotation, profile, ...parts });
}

/** Four crates of machine parts to a town beyond the standard radius, under DAP. */
export function aFarDelivery(words: { readonly language?: 'en' | 'es'; readonly revision?: number } = {}): ReplyModel {
  const request = aShipmentRequestOf({
    language: words.language ?? 'en',
    goods: {
      grossWeightKg: 250,
      pieces: 4,
      dimensionLines: [sizeOf(120, 80, 103.3, 2), sizeOf(60, 40, 40, 2)],
      volumeM3: undefined,
      description: words.language === 'es' ? 'repuestos para despulpadora de café' : 'spare parts for a coffee pulper',
    },
    destination: { address: 'Turrialba', city: 'Turrialba', country: 'CR' },
  });
  const shipment = aPricedShipmentOf(request, {
    delivery: { name: 'Turrialba', distanceKm: 88.4 },
    rates: [...aTariffAt('SJO'), aRateOf({ service: 'XRAY', name: 'X-ray screening fee', base: 12 })],
  });
  return aReplyOf(aQuotationOf({ ...shipment, revision: words.revision ?? 1 }));
}

/** A request that says nothing but that a price is wanted. */
export function anIndicativeReply(language: 'en' | 'es' = 'en'): ReplyModel {
  const shipment = aPricedShipmentOf({ ...aRequestWithoutFacts(), language }, { delivery: 'airport' });
  return aReplyOf(aQuotationOf(shipment));
}
