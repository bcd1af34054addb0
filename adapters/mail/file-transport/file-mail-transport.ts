import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MailTransport, type SendResult } from '../../../domain/outbound-mail/mail-transport.port.js';
import type { MimeMessageBuilder } from '../../../domain/outbound-mail/mime-message-builder.port.js';
import type { OutgoingMail } from '../../../domain/outbound-mail/outbound-email.js';
import { toSendableMail } from '../../../domain/outbound-mail/sendable-mail.js';
import { FILE_TRANSPORT_MESSAGES } from './file-transport.messages.js';

const OWNER_ONLY_FOLDER = 0o700;

/** Longer names are cut; file systems stop at 255 bytes. */
const MAX_NAME_LENGTH = 150;

/** The file name of an email: derived from its Message-ID, so that the same email is the same file. */
export function toFileName(messageId: string): string {
  const bare = messageId.replace(/^<|>$/g, '');
  const safe = bare
    .replace(/[^A-Za-z0-9._@-]/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, MAX_NAME_LENGTH);
  // Two ids may become equal by the replacement of unsafe characters.
  const tail = safe === bare && bare !== '' ? '' : `-${createHash('sha256').update(bare).digest('hex').slice(0, 12)}`;
  return `${safe}${tail}.eml`;
}

/** If no mail server is configured: stores each reply as an `.eml` file that every mail client opens. */
export class FileMailTransport extends MailTransport {
  /** @param folder made where it is not there yet */
  constructor(
    private readonly folder: string,
    private readonly messageBuilder: MimeMessageBuilder,
  ) {
    super();
  }

  async send(outgoing: OutgoingMail): Promise<SendResult> {
    const { mail, error: reason } = toSendableMail(outgoing);
    if (mail === undefined) return { kind: 'refused', reason };
    try {
      await makePrivateFolder(this.folder);
      await writeDurably(this.folder, toFileName(mail.messageId), await this.messageBuilder.build(mail));
      return { kind: 'accepted' };
    } catch (error) {
      return { kind: 'later', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  async checkHealth(): Promise<string | undefined> {
    const probe = join(this.folder, `.${randomUUID()}.tmp`);
    try {
      await makePrivateFolder(this.folder);
      await writeFile(probe, '', { mode: 0o600 });
      await rm(probe);
      return undefined;
    } catch {
      return FILE_TRANSPORT_MESSAGES.folderNotWritable;
    }
  }
}

/** Replies are the customers' own: nobody else on this machine may read them, also where an older release made the folder. */
async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  await chmod(folder, OWNER_ONLY_FOLDER);
}

/** The file is there whole or not at all, also after a power cut: written aside, synced, renamed, and the folder synced. */
async function writeDurably(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(folder, `.${randomUUID()}.tmp`);
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

async function syncFolder(folder: string): Promise<void> {
  // Windows has no handle of a folder; it writes a rename through automatically.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
