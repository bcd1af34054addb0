import { describe, expect, it } from '@jest/globals';
import { TldtsPublicSuffixList } from '../../../../adapters/mail/public-suffix/tldts-public-suffix-list.js';
import { listRecognitionObstacles } from '../../../../domain/customers/recognition-obstacle.js';

const RECOGNIZED = [{ mailDomain: 'norte.example' }, { mailDomain: 'gmail.com', mailbox: 'ana.lopez@gmail.com' }];

describe('listRecognitionObstacles', () => {
  it.each([
    ['a company', { mailDomain: 'sur.example' }, []],
    ['a domain below a recognized one', { mailDomain: 'ventas.norte.example' }, []],
    ['a public suffix', { mailDomain: 'co.cr' }, [{ kind: 'public-suffix' }]],
    ['a public mail provider', { mailDomain: 'hotmail.com' }, [{ kind: 'mail-provider' }]],
    ['a provider with a recognized mailbox', { mailDomain: 'gmail.com' }, [{ kind: 'mail-provider' }]],
    ['one mailbox of a provider', { mailDomain: 'hotmail.com', mailbox: 'eva@hotmail.com' }, []],
    ['an imitation of a domain', { mailDomain: 'n0rte.example' }, [{ kind: 'look-alike', of: 'norte.example' }]],
    [
      'a mailbox of an imitation of a domain',
      { mailDomain: 'n0rte.example', mailbox: 'eva@n0rte.example' },
      [{ kind: 'look-alike', of: 'norte.example' }],
    ],
    [
      'a mailbox of an imitation of a provider',
      { mailDomain: 'gmai1.com', mailbox: 'ana.lopez@gmai1.com' },
      [{ kind: 'look-alike', of: 'gmail.com' }],
    ],
    [
      'an imitation of a mailbox',
      { mailDomain: 'gmail.com', mailbox: 'ana.l0pez@gmail.com' },
      [{ kind: 'look-alike', of: 'ana.lopez@gmail.com' }],
    ],
    [
      'a mailbox in letters of two alphabets',
      { mailDomain: 'gmail.com', mailbox: 'anа@gmail.com' },
      [{ kind: 'mixed-alphabets' }],
    ],
    ['the recognized mailbox itself', { mailDomain: 'gmail.com', mailbox: 'ana.lopez@gmail.com' }, []],
  ])('%s', (_name, candidate, obstacles) => {
    expect(listRecognitionObstacles(candidate, RECOGNIZED, new TldtsPublicSuffixList())).toEqual(obstacles);
  });
});
