import { describe, expect, it } from '@jest/globals';
import { CUSTOMER_RECORD_KINDS } from '../../domain/customers/customer-data.repository.js';
import { anEmailWithWord, seedCustomer } from '../support/fixtures/customer-records.js';
import { type ContractContext, matchDomainError, type OpenContext, setUpContext } from './contract-context.js';

const ERASURE = { actor: 'ada@desk.example', at: new Date('2026-04-01T08:00:00Z') };
const EVERYTHING = {
  ...{ country: undefined, domain: undefined, status: undefined },
  ...{ from: undefined, to: undefined, text: undefined },
};

const erase = ({ unitOfWork }: ContractContext, customer: { mailDomain: string; mailbox?: string }) =>
  unitOfWork.run((tx) => tx.customerData.erase(customer, ERASURE));

const findWith = async (context: ContractContext, word: string) =>
  (await context.listRows()).filter((row) => row.toLowerCase().includes(word));

async function exportText(context: ContractContext, customer: { mailDomain: string; mailbox?: string }) {
  const records: string[] = [];
  for await (const record of context.customerData.stream(customer)) records.push(JSON.stringify(record));
  return records;
}

/** What the keeping of one customer's data promises. */
export function describeCustomerDataRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as the data of one customer`, () => {
    const context = setUpContext(open);
    const mailbox = { mailDomain: 'mail.example', mailbox: 'ana@mail.example' };

    it('gives out every record of a mailbox, and none of another customer', async () => {
      await seedCustomer(context(), { word: 'quetzal', address: 'ana@mail.example', locationId: 2 });
      await seedCustomer(context(), { word: 'tucan', address: 'mariana@mail.example', locationId: 3 });
      const records = await exportText(context(), mailbox);
      const counts = await context().customerData.count(mailbox);
      for (const kind of CUSTOMER_RECORD_KINDS) {
        const ofKind = records.filter((record) => record.startsWith(`{"kind":"${kind}"`));
        expect([kind, ofKind.length]).toEqual([kind, counts[kind]]);
        expect(ofKind.length).toBeGreaterThan(0);
      }
      expect(records.join()).toContain('quetzal.pdf');
      expect(records.join()).toContain(Buffer.from('quetzal file').toString('base64'));
      expect(records.join()).not.toContain('tucan');
    });

    it('refuses while an email of the customer is worked on, and changes nothing then', async () => {
      const job = await context().queue.claim(['answer-email'], 60);
      if (!job) throw new Error('There is no job.');
      expect(await context().customerData.isBeingProcessed(mailbox)).toBe(true);
      const before = await context().listRows();
      await expect(erase(context(), mailbox)).rejects.toMatchObject(matchDomainError('conflict'));
      expect(await context().listRows()).toEqual(before);
      await context().queue.retryAt(job, new Date(), 'later');
      expect(await context().customerData.isBeingProcessed(mailbox)).toBe(false);
    });

    it('takes everything back where the unit of work fails', async () => {
      const before = await context().listRows();
      const failing = context().unitOfWork.run(async (tx) => {
        await tx.customerData.erase(mailbox, ERASURE);
        throw new Error('undone');
      });
      await expect(failing).rejects.toThrow('undone');
      expect(await context().listRows()).toEqual(before);
    });

    it('erases every word of a mailbox everywhere, and leaves another customer as it was', async () => {
      const neighbour = await findWith(context(), 'tucan');
      expect(neighbour.length).toBeGreaterThan(15);
      const totals = await context().statistics.getTotals(EVERYTHING);
      const counts = await context().customerData.count(mailbox);
      const rows = (await context().listRows()).length;
      expect(await erase(context(), mailbox)).toEqual(counts);
      expect(await findWith(context(), 'quetzal')).toEqual([]);
      const encoded = Buffer.from('quetzal file').toString('base64').slice(0, 8).toLowerCase();
      expect(await findWith(context(), encoded)).toEqual([]);
      expect((await findWith(context(), 'ana@mail')).filter((row) => !row.includes('mariana@mail'))).toEqual([]);
      expect(await findWith(context(), 'tucan')).toEqual(neighbour);
      const { count, valueUsd, grossKg, volumeM3 } = await context().statistics.getTotals(EVERYTHING);
      expect({ count, valueUsd, grossKg, volumeM3 }).toMatchObject({
        ...{ count: totals.count, valueUsd: totals.valueUsd, grossKg: totals.grossKg, volumeM3: totals.volumeM3 },
      });
      expect((await context().listRows()).length).toBeLessThan(rows);
    });

    it('keeps the entries of the log, without what they said of the customer', async () => {
      const entries = await context().activity.findPage(
        { categories: undefined, status: undefined, text: undefined, from: undefined, to: undefined },
        'oldest-first',
        ...([1, 100] as const),
      );
      expect(entries).toHaveLength(8);
      const erased = entries.filter(({ details }) => details === 'Erased at the request of the customer');
      expect(erased.map(({ action, before, after }) => ({ action, before, after }))).toEqual(
        Array.from({ length: 4 }, () => ({ action: 'Email held', before: undefined, after: undefined })),
      );
    });

    it('leaves a quotation whose figures can be read and which nobody can send', async () => {
      const { rows } = await context().quotations.findPage(EVERYTHING, 1, 10);
      const erased = rows.find(({ clientEmail }) => clientEmail === '');
      expect(erased).toMatchObject({ status: 'dismissed' });
      const quotation = await context().quotations.find(erased?.id ?? 0);
      expect(quotation?.dismissal?.actor).toBe(ERASURE.actor);
      expect(() => quotation?.reopen().approve()).toThrow('no sender mailbox');
      expect(await context().quotations.findRevisions(erased?.id ?? 0)).toHaveLength(1);
      expect((await context().emails.find(quotation?.emailId ?? 0))?.state).toBe('ignored');
    });

    it('takes the next email of the customer for a new one', async () => {
      const { isNew } = await context().emails.addIfAbsent(
        anEmailWithWord('quetzal', 'ana@mail.example', ' read'),
        'ana@mail.example quetzal read',
        new Date(),
      );
      expect(isNew).toBe(true);
      expect(await context().emails.findQuotationByMessageId(['<quetzal read@mail.example>'])).toBeUndefined();
      expect(await context().outboundEmails.findByMessageId(['<quetzal.reply@desk.example>'])).toBeUndefined();
      expect(await context().recognizedDomains.findBySender('ana@mail.example')).toBeUndefined();
      expect(await context().customerData.count(mailbox)).toMatchObject({ emails: 1, quotations: 0, activity: 0 });
    });

    it('erases a domain with all of its mailboxes and subdomains, and no domain that only ends alike', async () => {
      await seedCustomer(context(), { word: 'jaguar', address: 'eva@jaguar.example', locationId: 2 });
      await seedCustomer(context(), { word: 'jaguar', address: 'luis@sur.jaguar.example', locationId: 2 });
      await seedCustomer(context(), { word: 'puma', address: 'eva@otherjaguar.example', locationId: 3 });
      const neighbour = await findWith(context(), 'puma');
      await erase(context(), { mailDomain: 'jaguar.example' });
      const left = (await findWith(context(), 'jaguar')).filter((row) => !row.includes('otherjaguar'));
      expect(left).toEqual([]);
      expect(await findWith(context(), 'puma')).toEqual(neighbour);
      expect(await context().statistics.listSenderDomains(10)).toEqual(['mail.example', 'otherjaguar.example']);
    });
  });
}
