import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '../../../../domain/durations.js';
import { toOfficeDay, toStartOfOfficeDay } from '../../../../domain/office-day.js';
import { Quotation } from '../../../../domain/quoting/quotation.js';
import { AnswerableApp, WITH_LINKS } from '../../../support/answerable-app.js';
import { waitToPass } from '../../../support/wait-to-pass.js';

const REMINDING = { ...WITH_LINKS, reminderDays: 3 };

/** Ten in the morning of the first working day from so many days on. */
function toWorkingMorning(daysAhead: number): Date {
  const day = toOfficeDay(new Date(Date.now() + daysAhead * DAY_MS));
  const morning = toStartOfOfficeDay(day, 10);
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? toWorkingMorning(daysAhead + 1) : morning;
}

describe('reminders of quotations', () => {
  let server: AnswerableApp;
  beforeAll(async () => {
    server = await AnswerableApp.open();
  });
  beforeEach(async () => {
    server.clock.aheadMs = 0;
    await server.app.stores.settings.save(REMINDING);
  });
  afterAll(() => server.close());

  const goTo = (moment: Date) => {
    server.clock.aheadMs = moment.getTime() - Date.now();
  };
  const remind = () => server.app.remindCustomers();
  const findReminders = async (id: number) => {
    const { rows } = await server.app.stores.outboundEmails.findPage({ state: undefined, page: 1, pageSize: 200 });
    return rows.filter((row) => row.quotationId === id && row.isReminder);
  };
  const DUE_IN_DAYS = 13;

  it('go out once, in the thread and the language of the customer, and name total and last day', async () => {
    const { id, reply } = await server.sendQuotation(
      'Favor cotizar flete aéreo de Miami a SJO, entrega DAP Heredia: 2 tarimas 120x80x100 cm, 350 kg de repuestos.',
    );
    goTo(toWorkingMorning(5));
    expect(await remind()).toBe(0);
    goTo(toWorkingMorning(DUE_IN_DAYS));
    expect((await Promise.all([remind(), remind()])).reduce((sum, one) => sum + one)).toBe(1);
    expect(await remind()).toBe(0);
    await waitToPass(async () => expect(await findReminders(id)).toMatchObject([{ state: 'sent' }]));
    const [reminder] = await findReminders(id);
    expect(reminder).toMatchObject({
      to: reply.to,
      subject: reply.subject,
      inReplyTo: reply.messageId,
      references: [...reply.references, reply.messageId],
    });
    expect(reminder?.messageId).not.toBe(reply.messageId);
    expect(reminder?.text).toMatch(
      /RECORDATORIO DE LA COTIZACIÓN[\s\S]*no\s+le\s+enviaremos\s+otro recordatorio[\s\S]*USD/,
    );
    expect(reminder?.html).toContain('/api/q/');
    await server.app.signIn();
    expect(await server.readDetails(id)).toMatchObject({
      status: 'sent',
      events: expect.arrayContaining([expect.objectContaining({ action: 'Customer reminded' })]),
    });
    // An answer to the reminder is one to the quotation.
    await server.receive('Adelante con la cotización, gracias.', { inReplyTo: reminder?.messageId, subject: 'Re: x' });
    await waitToPass(async () =>
      expect((await server.find(id))?.commercial).toMatchObject({ outcome: { outcome: 'accepted' } }),
    );
  });

  it('go to nobody who has answered, has no reminder by their entry, or while they are switched off', async () => {
    const answered = await server.sendQuotation();
    const silent = await server.sendQuotation();
    await server.receive('Is pickup included?', { inReplyTo: answered.reply.messageId, subject: 'Re: x' });
    await waitToPass(async () => expect((await server.find(answered.id))?.commercial?.answeredAt).toBeDefined());
    goTo(toWorkingMorning(DUE_IN_DAYS));
    for (const settings of [
      { ...REMINDING, reminderDays: 0 },
      { ...REMINDING, withoutReminder: 'other.example\nGranos-del-Sur.example' },
      { ...REMINDING, withoutReminder: 'rosa@granos-del-sur.example' },
    ]) {
      await server.app.stores.settings.save(settings);
      expect(await remind()).toBe(0);
    }
    await server.app.stores.settings.save(REMINDING);
    expect(await remind()).toBe(1);
    expect(await findReminders(answered.id)).toEqual([]);
    expect(await findReminders(silent.id)).toHaveLength(1);
    // Resent replies and reminders do not meet.
    await waitToPass(async () => expect(await findReminders(silent.id)).toMatchObject([{ state: 'sent' }]));
    await server.app.signIn();
    expect((await server.app.call('POST', `/api/quotations/${silent.id}/resend`)).status).toBe(200);
  });

  it('do not go out on a holiday of the country that the customer has by their entry', async () => {
    const { id } = await server.sendQuotation();
    const { clock, app } = server;
    const year = clock.now().getUTCFullYear() + 1;
    const isWorkday = (day: string) => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
    const holiday = ['04-11', '05-01', '07-25', '09-15'].map((day) => `${year}-${day}`).find(isWorkday) ?? '';
    goTo(toStartOfOfficeDay(holiday, 10));
    const quotation = await server.find(id);
    if (!quotation) throw new Error('It was sent.');
    const validUntil = new Date(clock.now().getTime() + DAY_MS);
    await app.stores.quotations.update(Quotation.restore({ ...quotation, validUntil }));
    const entry = await app.stores.recognizedDomains.findBySender('rosa@granos-del-sur.example');
    if (!entry) throw new Error('The customer is recognized.');
    await app.stores.recognizedDomains.replace(entry.id, { ...entry, country: 'Costa Rica' }, entry.version);
    expect(await remind()).toBe(0);
    await app.stores.recognizedDomains.replace(entry.id, { ...entry, country: undefined }, entry.version + 1);
    expect(await remind()).toBe(1);
    expect(await findReminders(id)).toHaveLength(1);
  });

  it('do not go out at night, on a Sunday, after the last day, or where the customer answers before they leave', async () => {
    const { id } = await server.sendQuotation();
    const morning = toWorkingMorning(DUE_IN_DAYS);
    goTo(toStartOfOfficeDay(toOfficeDay(morning), 3));
    expect(await remind()).toBe(0);
    goTo(toWorkingMorning(40));
    expect(await remind()).toBe(0);
    goTo(morning);
    const quotation = await server.find(id);
    if (!quotation) throw new Error('It was sent.');
    await server.app.stores.quotations.update(quotation.recordAnswer(server.clock.now()));
    expect(await remind()).toBe(0);
  });
});
