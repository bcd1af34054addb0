import { beforeAll, describe, expect, it } from '@jest/globals';
import { NodeHasher } from '../../../../adapters/identity/node-hasher.js';
import { createInMemoryRepositories } from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemoryUnitOfWork } from '../../../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { toActivityEntry } from '../../../../application/activity/activity-entry.js';
import { FULL_ACCESS } from '../../../../application/identity/administrator.js';
import { NotificationEmailTemplates } from '../../../../application/notifications/notification-email-templates.js';
import { NotificationMailer } from '../../../../application/notifications/notification-mailer.js';
import { toStaffNotification } from '../../../../application/notifications/staff-notification.js';
import { createEventPublisher } from '../../../../apps/api/infrastructure/event-publisher.js';
import { loadSpanish } from '../../../../apps/api/infrastructure/translations/load-spanish.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';

const AT = new Date('2026-03-02T15:00:00Z');

describe('Notification mails', () => {
  beforeAll(loadSpanish);

  it.each([
    [
      'es',
      'Q12 requiere revisión',
      'El correo no pide una cotización.',
      'por la opción «Avisarme por correo sobre cotizaciones»',
    ],
    ['en', 'Q12 needs review', 'The email asks for no quotation.', 'because of "Email me about quotations"'],
    [null, 'Q12 needs review', 'The email asks for no quotation.', 'because of "Email me about quotations"'],
  ] as const)('Mail to staff who chose %s is in their language', async (language, subject, reason, footer) => {
    const clock = { now: () => AT };
    const repositories = createInMemoryRepositories({ countries: COUNTRIES, airports: AIRPORTS, clock });
    const { administrators, notificationPreferences } = repositories;
    const account = { email: 'eva@desk.example', name: 'Eva', passwordHash: 'hash', ...FULL_ACCESS, language };
    const eva = await administrators.add(account);
    const mailer = new NotificationMailer(
      administrators,
      notificationPreferences,
      new NodeHasher(),
      'quotes@desk.example',
    );
    const templates = new NotificationEmailTemplates('https://desk.example/');
    const held = toStaffNotification(
      toActivityEntry({
        ...{ type: 'quotation-held', at: AT, actor: 'system', emailId: 7, quotationId: 12, to: 'ana@mar.example' },
        ...{ clientEmail: 'ana@mar.example', revision: undefined, reasons: [{ code: 'not-a-request', params: {} }] },
      }),
    );
    const mail = await new InMemoryUnitOfWork(repositories, createEventPublisher).run((tx) =>
      mailer.enqueue(tx, eva, {
        ...{ topic: 'held', deduplicationKey: 'one', at: AT, coveredUntil: AT },
        render: () => templates.renderHeld(held ? [held] : [], 1),
      }),
    );
    expect(mail).toMatchObject({ to: 'eva@desk.example', subject });
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toContain(footer);
  });
});
