import { describe, expect, it } from '@jest/globals';
import {
  type AutomatedMailReason,
  findAutomatedMailReason,
  isMachineAnswer,
} from '../../../../domain/inbound-mail/automated-mail.js';

const OWN = ['quotes@istmo.example', 'cotizaciones@istmo.example'];
const STAFF_MAILBOX = 'odilia@molinospoas.example';
type Row = readonly [string, Readonly<Record<string, string>>, string | undefined, AutomatedMailReason | undefined];

/** Headers and senders as mail systems of the trade set them. */
const MATRIX: readonly Row[] = [
  ['a person’s mail', { 'content-type': 'text/plain; charset=utf-8' }, STAFF_MAILBOX, undefined],
  ['a person’s mail marked no', { 'auto-submitted': 'no' }, STAFF_MAILBOX, undefined],
  ['… with a comment', { 'auto-submitted': 'No (a person)' }, STAFF_MAILBOX, undefined],
  ['… with a parameter', { 'auto-submitted': 'no; owner=desk' }, STAFF_MAILBOX, undefined],
  ['an out-of-office of Gmail', { 'auto-submitted': 'auto-replied' }, STAFF_MAILBOX, 'auto-submitted'],
  ['a generated notice', { 'auto-submitted': 'auto-generated (rejected)' }, STAFF_MAILBOX, 'auto-submitted'],
  ['a notification', { 'auto-submitted': 'auto-notified; owner-email="x@y.example"' }, STAFF_MAILBOX, 'auto-submitted'],
  ['a word that only begins with no', { 'auto-submitted': 'notification' }, STAFF_MAILBOX, 'auto-submitted'],
  ['an out-of-office of Exchange', { 'x-auto-response-suppress': 'All' }, STAFF_MAILBOX, 'auto-response-header'],
  [
    'Exchange’s longer list',
    { 'x-auto-response-suppress': 'DR, OOF, AutoReply' },
    STAFF_MAILBOX,
    'auto-response-header',
  ],
  ['a read receipt', { 'x-auto-response-suppress': 'rn' }, STAFF_MAILBOX, 'auto-response-header'],
  ['a header that suppresses nothing', { 'x-auto-response-suppress': 'None' }, STAFF_MAILBOX, undefined],
  ['bulk mail', { precedence: 'bulk' }, STAFF_MAILBOX, 'mailing-list'],
  ['junk mail', { precedence: 'Junk' }, STAFF_MAILBOX, 'mailing-list'],
  ['list mail', { precedence: 'list' }, STAFF_MAILBOX, 'mailing-list'],
  ['an autoresponder’s precedence', { precedence: 'auto_reply' }, STAFF_MAILBOX, 'mailing-list'],
  ['first-class mail', { precedence: 'first-class' }, STAFF_MAILBOX, undefined],
  ['a list with an id', { 'list-id': '<tarifas.aerolinea.example>' }, STAFF_MAILBOX, 'mailing-list'],
  ['a newsletter', { 'list-unsubscribe': '<mailto:baja@aerolinea.example>' }, STAFF_MAILBOX, 'mailing-list'],
  ['a campaign', { 'feedback-id': '77:ofertas:aerolinea' }, STAFF_MAILBOX, 'mailing-list'],
  ['X-Autoreply', { 'x-autoreply': 'yes' }, STAFF_MAILBOX, 'auto-response-header'],
  ['X-Autorespond', { 'x-autorespond': 'Fuera de oficina' }, STAFF_MAILBOX, 'auto-response-header'],
  ['X-Autoresponder', { 'x-autoresponder': '1' }, STAFF_MAILBOX, 'auto-response-header'],
  ['X-Loop', { 'x-loop': 'desk@aerolinea.example' }, STAFF_MAILBOX, 'auto-response-header'],
  ['a null return path', { 'return-path': '<>' }, STAFF_MAILBOX, 'bounce'],
  ['failed recipients', { 'x-failed-recipients': 'nadie@istmo.example' }, STAFF_MAILBOX, 'bounce'],
  ['a delivery report', { 'content-type': 'multipart/report; report-type=delivery-status' }, STAFF_MAILBOX, 'bounce'],
  ['a delivery status', { 'content-type': 'Message/Delivery-Status' }, STAFF_MAILBOX, 'bounce'],
  ['the mailer daemon', {}, 'mailer-daemon@aerolinea.example', 'machine-sender'],
  ['a postmaster', {}, 'postmaster@aerolinea.example', 'machine-sender'],
  ['noreply', {}, 'noreply@portal.example', 'machine-sender'],
  ['no-reply with a tag', {}, 'no-reply+rfq@portal.example', 'machine-sender'],
  ['do-not-reply', {}, 'do-not-reply@portal.example', 'machine-sender'],
  ['bounces', {}, 'bounces-123@lista.example', 'machine-sender'],
  ['noresponder', {}, 'noresponder@banco.example', 'machine-sender'],
  ['a person whose name begins so', {}, 'noreplyson@molinospoas.example', undefined],
  ['our own mailbox', {}, 'quotes@istmo.example', 'own-address'],
  ['another of its mailboxes', { 'auto-submitted': 'auto-replied' }, 'cotizaciones@istmo.example', 'own-address'],
  ['mail without any sender', {}, undefined, undefined],
];

describe('Automatic mail', () => {
  it.each(MATRIX)('%s', (_, headers, fromAddress, reason) => {
    expect(findAutomatedMailReason({ headers, fromAddress }, OWN)).toBe(reason);
  });
});

describe('A machine', () => {
  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['an autoresponder', { 'auto-submitted': 'auto-replied (vacation)' }, STAFF_MAILBOX],
    ['an old autoresponder', { 'x-autoreply': 'yes' }, STAFF_MAILBOX],
    ['a delivery report', { 'return-path': '<>' }, STAFF_MAILBOX],
    ['a mailer daemon', {}, 'mailer-daemon@aerolinea.example'],
    ['our own mailbox', {}, 'quotes@istmo.example'],
  ])('that answers or reports passes on nobody’s request: %s', (_, headers, fromAddress) => {
    expect(isMachineAnswer({ headers, fromAddress }, OWN)).toBe(true);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['a web form', { 'auto-submitted': 'auto-generated' }, 'noreply@portal.example'],
    ['a list', { 'list-id': '<tarifas.example>' }, STAFF_MAILBOX],
  ])('that passes on mail may pass on a request: %s', (_, headers, fromAddress) => {
    expect(isMachineAnswer({ headers, fromAddress }, OWN)).toBe(false);
  });
});
