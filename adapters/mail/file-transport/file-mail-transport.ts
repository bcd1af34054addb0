import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailComposer } from '../../../domain/outbound-mail/mime-message-builder.port.js';
import type { OutgoingMail } from '../../../domain/outbound-mail/outbound-email.js';
import { type Delivery, ReplyMail } from '../../../domain/outbound-mail/mail-transport.port.js';
import { sendable } from '../../../domain/outbound-mail/sendable-mail.js';

/** Longer names are cut; file systems stop at 255 bytes. */
const LONGEST_NAME = 150;

/** The file that a mail is kept in: made of its Message-ID, so that the same mail is the same file. */
export function fileNameOf(messageId: string): string {
  const bare = messageId.replace(/^<|>$/g, '');
  const safe = bare
    .replace(/[^A-Za-z0-9._@-]/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, LONGEST_NAME);
  // Two ids may look the same once they are made safe.
  const tail = safe === bare && bare !== '' ? '' : `-${createHash('sha256').update(bare).digest('hex').slice(0, 12)}`;
  return `${safe}${tail}.eml`;
}

/** Where no mail server is set up: keeps each reply as an `.eml` file that every mail program opens. */
export class FolderReplyMail extends ReplyMail {
  /** @param folder made where it is not there yet */
  constructor(
    private readonly folder: string,
    private readonly composer: MailComposer,
  ) {
    super();
  }

  async send(outgoing: OutgoingMail): Promise<Delivery> {
    const { mail, fault } = sendable(outgoing);
    if (mail === undefined) return { kind: 'refused', reason: fault };
    try {
      await mkdir(this.folder, { recursive: true });
      await writeForGood(this.folder, fileNameOf(mail.messageId), await this.composer.compose(mail));
      return { kind: 'accepted' };
    } catch (error) {
      return { kind: 'later', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  async trouble(): Promise<string | undefined> {
    const probe = join(this.folder, `.${randomUUID()}.tmp`);
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(probe, '', { mode: 0o600 });
      await rm(probe);
      return undefined;
    } catch {
      return 'The folder of outgoing mail cannot be written to.';
    }
  }
}

/** The file is there whole or not at all, also after a power cut: written aside, synced, renamed, and the folder synced. */
async function writeForGood(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const aside = join(folder, `.${randomUUID()}.tmp`);
  try {
    const file = await open(aside, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, join(folder, name));
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

async function syncFolder(folder: string): Promise<void> {
  // Windows keeps no handle of a folder; its rename is written through by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
