import { describe, expect, it } from '@jest/globals';
import { parseMailbox } from '../../../../domain/inbound-mail/mailbox.js';

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
