import { describe, expect, it } from '@jest/globals';
import type { Attachment } from '../../../../domain/inbound-mail/inbound-email.js';
import { parseMailbox } from '../../../../domain/inbound-mail/mailbox.js';
import { findUnparsedAttachments } from '../../../../domain/inbound-mail/unparsed-attachments.js';

describe('The mailbox of a From header', () => {
  it.each([
    ['odilia@molinos.example', 'odilia@molinos.example', undefined],
    ['Odilia Brenes <Odilia@Molinos.example>', 'odilia@molinos.example', 'Odilia Brenes'],
    ['"Brenes, Odilia" <odilia@molinos.example>', 'odilia@molinos.example', 'Brenes, Odilia'],
    ['"ana@otra.example, Ana" <odilia@molinos.example>', 'odilia@molinos.example', 'ana@otra.example, Ana'],
    ['<odilia@molinos.example>', 'odilia@molinos.example', undefined],
    ['Odilia\r\n <odilia@molinos.example>', 'odilia@molinos.example', 'Odilia'],
  ])('%j', (header, address, name) => {
    expect(parseMailbox(header)).toEqual({ address, name });
  });

  it.each([
    '',
    'Odilia Brenes',
    'odilia@',
    'a@molinos.example, b@otra.example',
    'a@molinos.example, Odilia <b@otra.example>',
    '<a@molinos.example> <b@otra.example>',
    'Odilia <odilia@molinos.example> (mobile)',
    'Desk: a@molinos.example; <b@otra.example>',
    '"a b"@molinos.example',
    'odilia@molinos..example',
  ])('is none in %j, since it could be read in two ways', (header) => {
    expect(parseMailbox(header)).toBeUndefined();
  });
});

describe('Attachments that may hold cargo data', () => {
  const file = (filename: string, contentType: string, sizeBytes = 90_000): Attachment => ({
    filename,
    contentType,
    sizeBytes,
    contentBase64: undefined,
  });

  it('are documents and large pictures, not the logos of signatures', () => {
    const attachments = [
      file('packing-list.xls', 'application/vnd.ms-excel'),
      file('PL', 'application/pdf'),
      file('foto.jpg', 'image/jpeg'),
      file('logo.png', 'image/png', 6_000),
      file('invite.ics', 'text/calendar'),
    ];
    expect(findUnparsedAttachments(attachments)).toEqual(['packing-list.xls', 'PL', 'foto.jpg']);
  });
});
