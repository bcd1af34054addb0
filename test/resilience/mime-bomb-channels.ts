import { createHmac, randomBytes } from 'node:crypto';
import nodemailer from 'nodemailer';
import { WEBHOOK_SECRET } from '../e2e/server-process.js';

/** A file of an email. */
export interface BombFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** An email that means harm: taken apart by a provider, or as it travels. */
export interface Bomb {
  /** The number by which its Message-ID and its sender differ from the others'. */
  readonly n: number;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly files: readonly BombFile[];
  /** The message as it travels; undefined where it is made of the parts above. */
  readonly raw?: Buffer | undefined;
}

/** What a door said: a status of HTTP or SMTP, and the email's id where it was kept. */
export interface DoorWord {
  readonly status: number;
  readonly emailId: number | undefined;
}

/** Where the desk listens. */
export interface DeskDoors {
  readonly base: string;
  readonly smtpPort: number;
}

/** A way into the desk. */
export type BombDoor = (doors: DeskDoors, bomb: Bomb) => Promise<DoorWord>;

const TO = 'quotes@localhost';
const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };

/** The doors of mail that arrives in parts. */
export const DOORS_OF_PARTS = {
  json: (doors, bomb) =>
    postJson(doors, '', {
      ...{ from: bomb.from, to: TO, subject: bomb.subject, content: bomb.text, messageId: idOf(bomb) },
      attachments: bomb.files.map(({ filename, contentType, content }) => {
        return { filename, contentType, size: content.length, content: content.toString('base64') };
      }),
    }),
  postmark: (doors, bomb) =>
    postJson(doors, '/postmark', {
      ...{ From: bomb.from, To: TO, Subject: bomb.subject, TextBody: bomb.text, MessageID: `bomb-${bomb.n}` },
      Headers: [{ Name: 'Message-ID', Value: idOf(bomb) }],
      Attachments: bomb.files.map(({ filename, contentType, content }) => {
        const name = { Name: filename, ContentType: contentType, ContentLength: content.length };
        return { ...name, Content: content.toString('base64') };
      }),
    }),
  mailgun: (doors, bomb) => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const token = randomBytes(25).toString('hex');
    const signature = createHmac('sha256', WEBHOOK_SECRET)
      .update(timestamp + token)
      .digest('hex');
    const fields = { timestamp, token, signature, from: bomb.from, recipient: TO, subject: bomb.subject };
    return postForm(doors, '/mailgun', { ...fields, 'body-plain': bomb.text, 'Message-Id': idOf(bomb) }, bomb.files);
  },
  sendgrid: (doors, bomb) =>
    postForm(
      doors,
      '/sendgrid',
      { from: bomb.from, to: TO, subject: bomb.subject, text: bomb.text, headers: `Message-ID: ${idOf(bomb)}\n` },
      bomb.files,
    ),
} as const satisfies Record<string, BombDoor>;

/** The doors of mail as it travels. */
export const DOORS_OF_RAW_MAIL = {
  raw: async (doors, bomb) => {
    const headers = { ...BEARER, 'content-type': 'message/rfc822' };
    return post(doors, '/raw', { headers, body: new Uint8Array(rawOf(bomb)) });
  },
  'sendgrid, raw': (doors, bomb) => postForm(doors, '/sendgrid', { to: TO, email: rawOf(bomb).toString('latin1') }, []),
  smtp: async ({ smtpPort }, bomb) => {
    const transport = nodemailer.createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
    try {
      const envelope = { from: bomb.from, to: [TO] };
      const { response } = await transport.sendMail({ envelope, raw: rawOf(bomb) });
      return { status: Number(response.slice(0, 3)), emailId: undefined };
    } catch (fault) {
      const status = fault instanceof Error && 'responseCode' in fault ? Number(fault.responseCode) : 0;
      return { status, emailId: undefined };
    } finally {
      transport.close();
    }
  },
} as const satisfies Record<string, BombDoor>;

function idOf({ n }: Bomb): string {
  return `<bomb-${n}@polvorin.example>`;
}

/** The head of a bomb as it travels. */
export function headOf({ n, from, subject }: Pick<Bomb, 'n' | 'from' | 'subject'>): string {
  const id = `<bomb-${n}@polvorin.example>`;
  return [`From: ${from}`, `To: ${TO}`, `Subject: ${subject}`, `Message-ID: ${id}`, 'MIME-Version: 1.0'].join('\r\n');
}

function rawOf(bomb: Bomb): Buffer {
  if (bomb.raw) return bomb.raw;
  const open = '\r\n--edge\r\n';
  const parts = bomb.files.map(({ filename, contentType, content }) => {
    const lines = content.toString('base64').replace(/.{76}/g, '$&\r\n');
    const head = `Content-Type: ${contentType}; name="${filename}"\r\nContent-Transfer-Encoding: base64`;
    return `${head}\r\nContent-Disposition: attachment; filename="${filename}"\r\n\r\n${lines}`;
  });
  const text = `Content-Type: text/plain; charset=utf-8\r\n\r\n${bomb.text}`;
  const head = `${headOf(bomb)}\r\nContent-Type: multipart/mixed; boundary=edge\r\n`;
  return Buffer.from(`${head}${open}${[text, ...parts].join(open)}\r\n--edge--\r\n`);
}

function postJson(doors: DeskDoors, path: string, body: unknown): Promise<DoorWord> {
  const headers = { ...BEARER, 'content-type': 'application/json' };
  return post(doors, path, { headers, body: JSON.stringify(body) });
}

function postForm(
  doors: DeskDoors,
  path: string,
  fields: Readonly<Record<string, string>>,
  files: readonly BombFile[],
): Promise<DoorWord> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  files.forEach(({ filename, contentType, content }, at) => {
    form.append(`attachment-${at + 1}`, new Blob([new Uint8Array(content)], { type: contentType }), filename);
  });
  return post(doors, path, { headers: BEARER, body: form });
}

async function post({ base }: DeskDoors, path: string, words: RequestInit): Promise<DoorWord> {
  try {
    const response = await fetch(`${base}/api/webhook/email${path}`, { method: 'POST', ...words });
    const answer = (await response.json()) as { readonly emailId?: number };
    return { status: response.status, emailId: answer.emailId };
  } catch {
    // A door that has heard enough hangs up in the middle of the word: what it said, if anything, is lost on the way.
    return { status: 0, emailId: undefined };
  }
}
