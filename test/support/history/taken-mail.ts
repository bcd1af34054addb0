import { createHash } from 'node:crypto';
import type { TakenMail } from './final-state.js';

/** Reads what tells a mail from others. @param to the recipient of its envelope; undefined: the one of its header */
export function readTakenMail(raw: Buffer, to?: string): TakenMail {
  const text = raw.toString('latin1');
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  const find = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
  return {
    messageId: find('Message-ID'),
    inReplyTo: find('In-Reply-To'),
    to: to ?? find('To'),
    sha256: createHash('sha256').update(raw).digest('hex'),
  };
}
