import type { OutgoingMail } from '../../domain/reply/outgoing-mail.js';

/** A reply on its way out. */
export function anOutgoingMail(words: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    messageId: '<q12.r1.4f0c1b2a@desk.example>',
    from: 'quotes@desk.example',
    to: 'odilia@molinospoas.example',
    subject: 'Re: Cotización de 2 tarimas a Heredia [Q12]',
    text: 'Estimada Odilia:\n\nTotal USD 296.36\n.\nUna línea con ñ y €\n',
    html: '<!DOCTYPE html><html lang="es"><body><p>Total <b>USD 296.36</b> – ñ €</p></body></html>',
    attachments: [],
    autoSubmitted: 'auto-replied',
    inReplyTo: '<pedido-1@molinospoas.example>',
    references: ['<hilo-0@molinospoas.example>', '<pedido-1@molinospoas.example>'],
    createdAt: new Date('2026-03-02T15:00:00Z'),
    ...words,
  };
}
