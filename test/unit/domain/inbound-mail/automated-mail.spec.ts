import { describe, expect, it } from '@jest/globals';
import { type AutomaticReason, automaticReason } from '../../../../domain/inbound-mail/automated-mail.js';

const OWN = ['quotes@istmo.example', 'cotizaciones@istmo.example'];
const PERSON = 'odilia@molinospoas.example';
type Row = readonly [string, Readonly<Record<string, string>>, string | undefined, AutomaticReason | undefined];

/** Headers and senders as mail systems of the trade set them. */
const MATRIX: readonly Row[] = [
  ['a person’s mail', { 'content-type': 'text/plain; charset=utf-8' }, PERSON, undefined],
  ['a person’s mail marked no', { 'auto-submitted': 'no' }, PERSON, undefined],
  ['… with a comment', { 'auto-submitted': 'No (a person)' }, PERSON, undefined],
  ['… with a parameter', { 'auto-submitted': 'no; owner=desk' }, PERSON, undefined],
  ['an out-of-office of Gmail', { 'auto-submitted': 'auto-replied' }, PERSON, 'auto-submitted'],
  ['a generated notice', { 'auto-submitted': 'auto-generated (rejected)' }, PERSON, 'auto-submitted'],
  ['a notification', { 'auto-submitted': 'auto-notified; owner-email="x@y.example"' }, PERSON, 'auto-submitted'],
  ['a word that only begins with no', { 'auto-submitted': 'notification' }, PERSON, 'auto-submitted'],
  ['an out-of-office of Exchange', { 'x-auto-response-suppress': 'All' }, PERSON, 'auto-response-header'],
  ['Exchange’s longer list', { 'x-auto-response-suppress': 'DR, OOF, AutoReply' }, PERSON, 'auto-response-header'],
  ['a read receipt', { 'x-auto-response-suppress': 'rn' }, PERSON, 'auto-response-header'],
  ['a header that suppresses nothing', { 'x-auto-response-suppress': 'None' }, PERSON, undefined],
  ['bulk mail', { precedence: 'bulk' }, PERSON, 'mailing-list'],
  ['junk mail', { precedence: 'Junk' }, PERSON, 'mailing-list'],
  ['list mail', { precedence: 'list' }, PERSON, 'mailing-list'],
  ['an autoresponder’s precedence', { precedence: 'auto_reply' }, PERSON, 'mailing-list'],
  ['first-class mail', { precedence: 'first-class' }, PERSON, undefined],
  ['a list with an id', { 'list-id': '<tarifas.aerolinea.example>' }, PERSON, 'mailing-list'],
  ['a newsletter', { 'list-unsubscribe': '<mailto:baja@aerolinea.example>' }, PERSON, 'mailing-list'],
  ['a campaign', { 'feedback-id': '77:ofertas:aerolinea' }, PERSON, 'mailing-list'],
  ['X-Autoreply', { 'x-autoreply': 'yes' }, PERSON, 'auto-response-header'],
  ['X-Autorespond', { 'x-autorespond': 'Fuera de oficina' }, PERSON, 'auto-response-header'],
  ['X-Autoresponder', { 'x-autoresponder': '1' }, PERSON, 'auto-response-header'],
  ['X-Loop', { 'x-loop': 'desk@aerolinea.example' }, PERSON, 'auto-response-header'],
  ['a null return path', { 'return-path': '<>' }, PERSON, 'bounce'],
  ['failed recipients', { 'x-failed-recipients': 'nadie@istmo.example' }, PERSON, 'bounce'],
  ['a delivery report', { 'content-type': 'multipart/report; report-type=delivery-status' }, PERSON, 'bounce'],
  ['a delivery status', { 'content-type': 'Message/Delivery-Status' }, PERSON, 'bounce'],
  ['the mailer daemon', {}, 'mailer-daemon@aerolinea.example', 'machine-sender'],
  ['a postmaster', {}, 'postmaster@aerolinea.example', 'machine-sender'],
  ['noreply', {}, 'noreply@portal.example', 'machine-sender'],
  ['no-reply with a tag', {}, 'no-reply+rfq@portal.example', 'machine-sender'],
  ['do-not-reply', {}, 'do-not-reply@portal.example', 'machine-sender'],
  ['bounces', {}, 'bounces-123@lista.example', 'machine-sender'],
  ['noresponder', {}, 'noresponder@banco.example', 'machine-sender'],
  ['a person whose name begins so', {}, 'noreplyson@molinospoas.example', undefined],
  ['the desk’s own mailbox', {}, 'quotes@istmo.example', 'own-address'],
  ['another of its mailboxes', { 'auto-submitted': 'auto-replied' }, 'cotizaciones@istmo.example', 'own-address'],
  ['mail without any sender', {}, undefined, undefined],
];

describe('Automatic mail', () => {
  it.each(MATRIX)('%s', (_, headers, fromAddress, reason) => {
    expect(automaticReason({ headers, fromAddress }, OWN)).toBe(reason);
  });
});
