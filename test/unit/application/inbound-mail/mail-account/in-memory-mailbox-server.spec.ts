import { INBOX } from '../../../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { describeMailboxConnectorContract } from '../../../../contracts/mailbox-connector.contract.js';
import { writeRequest } from '../../../../support/dovecot/watched-mailbox.js';
import { InMemoryMailboxServer } from '../../../../support/in-memory-mailbox-server.js';

const server = { host: 'imap.example', port: 993, security: 'tls' } as const;

describeMailboxConnectorContract('InMemoryMailboxServer', async () => {
  const memory = new InMemoryMailboxServer(() => Date.now());
  return {
    open: () => memory.connect({ server, user: 'anybody', secret: { kind: 'password', password: 'any' } }),
    deliver: async (numbers, folder = INBOX, receivedAt = new Date()) => {
      for (const number of numbers) memory.deliver(writeRequest(number), folder, receivedAt);
    },
    take: async (number, folder) => memory.take(`Solicitud ${number}`, folder),
    makeFolder: async (name) => memory.makeFolder(name),
    endPositions: async () => memory.renumber(INBOX),
    close: async () => undefined,
  };
});
