import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryOperationsReport } from '../../../../adapters/persistence/in-memory/in-memory-operations-report.js';
import {
  createInMemoryRepositories,
  type InMemoryRepositories,
} from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { type FirstSteps, GetFirstSteps } from '../../../../application/operations/get-first-steps.js';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';
import { anInboundEmail } from '../../../support/fixtures/inbound-email.js';
import { aQuotation } from '../../../support/fixtures/quotations.js';
import { aRate } from '../../../support/fixtures/rates.js';

const NOW = new Date('2026-07-01T15:00:00Z');
const LAST_YEAR = new Date('2025-07-01T15:00:00Z');
const NOTHING: FirstSteps = {
  hasCompanyName: false,
  isTariffConfirmed: false,
  receivesEmail: false,
  hasRecognizedDomain: false,
  hasSentQuotation: false,
};
const MAILBOX = {
  address: 'quotes@forwarder.example',
  imap: { host: 'imap.example', port: 993, security: 'tls' },
  smtp: { host: 'smtp.example', port: 465, security: 'tls' },
  copiesToSent: true,
  credentials: { kind: 'password', user: 'quotes@forwarder.example', encryptedSecret: 'v1.abc' },
  border: { kind: 'named', authservId: 'mx.example' },
  doneFolder: undefined,
  readFrom: NOW,
  sendsByItself: false,
  isActive: true,
} as const;

describe('The first steps with a new server', () => {
  const clock = { now: () => NOW };
  let repositories: InMemoryRepositories;
  let firstSteps: GetFirstSteps;
  beforeEach(() => {
    repositories = createInMemoryRepositories({ countries: COUNTRIES, airports: AIRPORTS, clock });
    const operationsReport = new InMemoryOperationsReport(repositories);
    firstSteps = new GetFirstSteps({ ...repositories, operationsReport, clock });
  });

  it('are all open at first', async () => {
    expect(await firstSteps.execute()).toEqual(NOTHING);
  });

  it('have the company once its name is more than white space', async () => {
    await repositories.settings.save({ ...DEFAULT_SETTINGS, companyName: '  ', companyAddress: 'Alajuela' });
    expect(await firstSteps.execute()).toEqual(NOTHING);
    await repositories.settings.save({ ...DEFAULT_SETTINGS, companyName: 'Carga Aérea Poás' });
    expect(await firstSteps.execute()).toEqual({ ...NOTHING, hasCompanyName: true });
  });

  it('have the tariff once no rate is a sample that nobody confirmed', async () => {
    const sample = await repositories.rates.add({ ...aRate({ service: 'HNDL', base: 12 }), isSample: true });
    await repositories.rates.add(aRate({ service: 'DOCS', base: 8 }));
    expect(await firstSteps.execute()).toEqual(NOTHING);
    await repositories.rates.replace(sample.id, { ...sample, isSample: false });
    expect(await firstSteps.execute()).toEqual({ ...NOTHING, isTariffConfirmed: true });
  });

  it('have the mail once a mailbox is connected', async () => {
    await repositories.mailAccounts.add(MAILBOX);
    expect(await firstSteps.execute()).toEqual({ ...NOTHING, receivesEmail: true });
  });

  it('have the mail once an email came in, however long ago; a request by phone is none', async () => {
    await repositories.emails.addIfAbsent(anInboundEmail({ channel: 'phone' }), 'by phone', NOW);
    expect(await firstSteps.execute()).toEqual(NOTHING);
    await repositories.emails.addIfAbsent(anInboundEmail(), 'by webhook', LAST_YEAR);
    expect(await firstSteps.execute()).toEqual({ ...NOTHING, receivesEmail: true });
  });

  it('have a domain while one is listed', async () => {
    const draft = { mailDomain: 'cafe.example', companyName: 'Café', country: undefined, notes: undefined };
    const { id } = await repositories.recognizedDomains.add({ ...draft, isApproved: true }, NOW);
    expect(await firstSteps.execute()).toEqual({ ...NOTHING, hasRecognizedDomain: true });
    await repositories.recognizedDomains.remove(id);
    expect(await firstSteps.execute()).toEqual(NOTHING);
  });

  it('have the quotation once one was sent, not while it waits', async () => {
    await repositories.quotations.add(aQuotation({ emailId: 1, status: 'pending' }));
    expect(await firstSteps.execute()).toEqual(NOTHING);
    await repositories.quotations.add(aQuotation({ emailId: 2, status: 'sent' }));
    expect(await firstSteps.execute()).toEqual({ ...NOTHING, hasSentQuotation: true });
  });
});
