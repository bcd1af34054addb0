import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FileMailTransport, toFileName } from '../../../../../adapters/mail/file-transport/file-mail-transport.js';
import { NodemailerMessageBuilder } from '../../../../../adapters/mail/smtp-transport/nodemailer-message-builder.js';
import { describeMailTransportContract } from '../../../../contracts/mail-transport.contract.js';
import { anOutboundMail } from '../../../../support/fixtures/outbound-mail.js';

const composer = new NodemailerMessageBuilder();
const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  folders.push(folder);
  return folder;
}

describeMailTransportContract('FileMailTransport', async () => {
  const folder = join(await createFolder(), 'outbox');
  const order: string[] = [];
  return {
    mail: new FileMailTransport(folder, composer),
    // A file that is written again counts as arriving again, last.
    arrived: async () => {
      const names = await readdir(folder).catch(() => []);
      order.push(...names.filter((name) => !order.includes(name)));
      return Promise.all(order.map((name) => readFile(join(folder, name), 'latin1')));
    },
    close: async () => undefined,
  };
});

describe('FileMailTransport', () => {
  it('keeps a mail under its Message-ID', async () => {
    const folder = await createFolder();
    await new FileMailTransport(folder, composer).send(anOutboundMail());
    expect(await readdir(folder)).toEqual(['q12.r1.4f0c1b2a@desk.example.eml']);
  });

  it('lets nobody else on the machine read the replies, also in a folder that was open before', async () => {
    const folder = await createFolder();
    await chmod(folder, 0o755);
    await new FileMailTransport(folder, composer).send(anOutboundMail());
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('keeps the same mail once, however often it is sent', async () => {
    const folder = await createFolder();
    const mail = new FileMailTransport(folder, composer);
    await Promise.all(Array.from({ length: 20 }, () => mail.send(anOutboundMail())));
    expect(await readdir(folder)).toEqual(['q12.r1.4f0c1b2a@desk.example.eml']);
  });

  it('comes back later, and leaves nothing half-written, where the folder cannot be written', async () => {
    const folder = await createFolder();
    await writeFile(join(folder, 'outbox'), 'a file stands in the way');
    const sendResult = await new FileMailTransport(join(folder, 'outbox'), composer).send(anOutboundMail());
    expect(sendResult).toMatchObject({ kind: 'later', reason: expect.stringMatching(/\S/) });
    expect(await readdir(folder)).toEqual(['outbox']);
  });

  it('gives every id a name of its own that stays in the folder', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(toFileName(one)).toMatch(/^[A-Za-z0-9_@-][A-Za-z0-9._@-]*\.eml$/);
        expect(toFileName(one).length).toBeLessThan(200);
        const stripBrackets = (id: string) => id.replace(/^<|>$/g, '');
        if (stripBrackets(one) !== stripBrackets(other)) expect(toFileName(one)).not.toBe(toFileName(other));
      }),
    );
  });
});
