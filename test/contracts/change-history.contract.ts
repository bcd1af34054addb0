import { describe, expect, it } from '@jest/globals';
import { TldtsPublicSuffixList } from '../../adapters/mail/public-suffix/tldts-public-suffix-list.js';
import { ManageRecognizedDomains } from '../../application/customers/manage-recognized-domains.js';
import { LoadChargeCodes } from '../../application/tariff/load-charge-codes.js';
import { ManageChargeCodes } from '../../application/tariff/manage-charge-codes.js';
import { ManageConsignees } from '../../application/tariff/manage-consignees.js';
import { ManageDisclaimers } from '../../application/tariff/manage-disclaimers.js';
import { ManageRates } from '../../application/tariff/manage-rates.js';
import type { EventType } from '../../domain/activity/event-type.js';
import { CategoryByCodeOrName } from '../../domain/tariff/charge-category/category-by-code-or-name.js';
import { aRate } from '../support/fixtures/rates.js';
import { type ContractContext, matchDomainError, type OpenContext, setUpContext } from './contract-context.js';

interface Versioned {
  readonly id: number;
  readonly version: number;
}

/** What staff edit, with the use case that edits it. */
interface EditedRecord {
  readonly eventType: EventType;
  add(context: ContractContext): Promise<Versioned>;
  replace(context: ContractContext, id: number, text: string): Promise<Versioned>;
  remove(context: ContractContext, id: number): Promise<void>;
}

const CLOCK = { now: () => new Date() };
const CATEGORIES = new CategoryByCodeOrName();
const TEXTS = ['one', 'two', 'three', 'four', 'five'];

const getRates = ({ rates, reference, chargeCodes, unitOfWork }: ContractContext) =>
  new ManageRates(rates, reference, new LoadChargeCodes(chargeCodes, CATEGORIES), unitOfWork, CLOCK);
const getChargeCodes = ({ chargeCodes, unitOfWork }: ContractContext) =>
  new ManageChargeCodes(chargeCodes, CATEGORIES, unitOfWork, CLOCK);
const getConsignees = ({ consignments, unitOfWork }: ContractContext) =>
  new ManageConsignees(consignments, unitOfWork, CLOCK);
const getDisclaimers = ({ disclaimers, reference, unitOfWork }: ContractContext) =>
  new ManageDisclaimers(disclaimers, reference, unitOfWork, CLOCK);
const getDomains = ({ recognizedDomains, unitOfWork }: ContractContext) =>
  new ManageRecognizedDomains(recognizedDomains, new TldtsPublicSuffixList(), unitOfWork, CLOCK);

const RATE = aRate({ airport: 'LIR', service: 'DOCS', base: 40 });
const CONSIGNEE = {
  ...{
    countryId: 2,
    locationId: 2,
    stationLegalName: 'Bodegas',
    taxId: 'RUC 1',
    address1: 'Calle 1',
    address2: 'Bodega 2',
  },
  ...{ customsCode: 'A-1', cityCountry: 'Ciudad', telephone: '+506 2000 0000', email: 'puente@station.example' },
};
const DOMAIN = {
  ...{ domain: 'cafetalera.example', country: undefined, isApproved: true, notes: undefined, version: undefined },
  ...{ confirmFreeMail: false, confirmLookAlike: false },
};
const toRateEntry = (description: string) => {
  const { countryId, locationId, serviceCode, criterion } = RATE;
  return { countryId, locationId, serviceCode, criterion, baseRate: 40, description };
};

const RECORDS: Readonly<Record<string, EditedRecord>> = {
  rate: {
    eventType: 'rate-updated',
    add: (context) => getRates(context).add(toRateEntry(''), 'ana'),
    replace: (context, id, text) => getRates(context).replace(id, toRateEntry(text), 'ana'),
    remove: (context, id) => getRates(context).remove(id, 'ana'),
  },
  'charge code': {
    eventType: 'charge-code-updated',
    add: (context) => getChargeCodes(context).add({ code: 'FUEL', nameEn: 'Fuel' }, 'ana'),
    replace: (context, id, nameEn) => getChargeCodes(context).replace(id, { nameEn }, 'ana'),
    remove: (context, id) => getChargeCodes(context).remove(id, 'ana'),
  },
  consignee: {
    eventType: 'mawb-consignee-updated',
    add: (context) => getConsignees(context).add(CONSIGNEE, 'ana'),
    replace: (context, id, text) =>
      getConsignees(context).replace(id, { ...CONSIGNEE, stationLegalName: text }, undefined, 'ana'),
    remove: (context, id) => getConsignees(context).remove(id, 'ana'),
  },
  disclaimer: {
    eventType: 'disclaimer-updated',
    add: (context) => getDisclaimers(context).add({ title: 'Fragile', content: 'Glass', priority: 5 }, 'ana'),
    replace: (context, id, content) =>
      getDisclaimers(context).replace(id, { title: 'Fragile', content, priority: 5 }, undefined, 'ana'),
    remove: (context, id) => getDisclaimers(context).remove(id, 'ana'),
  },
  'recognized domain': {
    eventType: 'recognized-domain-updated',
    add: (context) => getDomains(context).add({ ...DOMAIN, companyName: 'Cafetalera' }, 'ana'),
    replace: (context, id, companyName) => getDomains(context).replace(id, { ...DOMAIN, companyName }, 'ana'),
    remove: (context, id) => getDomains(context).remove(id, 'ana'),
  },
};

/** What the log says of the changes of one record, whoever else changes it at the same time. */
export function describeChangeHistoryContract(name: string, open: OpenContext): void {
  describe(`${name} keeps the history of what staff edit`, () => {
    const context = setUpContext(open);

    it.each(Object.entries(RECORDS))('logs as the %s before what was there before', async (_what, record) => {
      const { id, version } = await record.add(context());
      await Promise.all(TEXTS.map((text) => record.replace(context(), id, text)));
      const changes = await listChanges(context(), record.eventType, id);
      expect(changes.map(({ after }) => after.version)).toEqual(TEXTS.map((_text, at) => version + at + 1));
      for (const [at, { before }] of changes.entries()) {
        if (at > 0) expect(before).toEqual(changes[at - 1]?.after);
      }
      await record.remove(context(), id);
      await expect(record.remove(context(), id)).rejects.toMatchObject(matchDomainError('missing'));
      await expect(record.replace(context(), id, 'six')).rejects.toMatchObject(matchDomainError('missing'));
    });
  });
}

async function listChanges({ activity }: ContractContext, eventType: EventType, id: number) {
  const filter = { categories: undefined, status: undefined, text: undefined, from: undefined, to: undefined };
  const entries = await activity.findPage({ ...filter, eventType }, 'oldest-first', 1, 100);
  return entries
    .map(({ before, after }) => ({ before: before as Versioned, after: after as Versioned }))
    .filter(({ after }) => after.id === id)
    .sort((a, b) => a.after.version - b.after.version);
}
