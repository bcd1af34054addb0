import { createHmac, randomBytes } from 'node:crypto';
import nodemailer from 'nodemailer';
import { type ApiClient, WEBHOOK_SECRET } from '../e2e/server-process.js';

/** A file of an email. */
export interface MimeBombFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** An email that means harm: taken apart by a provider, or as it travels. */
export interface MimeBomb {
  /** The number by which its Message-ID and its sender differ from the others'. */
  readonly n: number;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  readonly files: readonly MimeBombFile[];
  /** The message as it travels; undefined where it is made of the parts above. */
  readonly raw?: Buffer | undefined;
}

/** By what one bomb differs from the others. */
export type BombHead = Pick<MimeBomb, 'n' | 'from' | 'subject'>;
/** What a bomb holds, which may depend on its head. */
export type BombContent = (head: BombHead) => Omit<MimeBomb, keyof BombHead>;

/** What a door said: a status of HTTP or SMTP, and the email's id where it was kept. */
export interface ChannelResponse {
  readonly status: number;
  readonly emailId: number | undefined;
}

/** Where the server listens. */
export interface ServerAddresses {
  readonly base: string;
  readonly smtpPort: number;
  /** Of somebody who is signed in. */
  readonly client: ApiClient;
}

/** A way into the server. */
export type InboundChannelSender = (addresses: ServerAddresses, bomb: MimeBomb) => Promise<ChannelResponse>;

const TO = 'quotes@localhost';
const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };

/** The doors of mail that arrives in parts. */
export const PARSED_MAIL_CHANNELS = {
  json: (addresses, bomb) =>
    postJson(addresses, '', {
      ...{ from: bomb.from, to: TO, subject: bomb.subject, content: bomb.text, messageId: toMessageId(bomb) },
      html: bomb.html,
      attachments: bomb.files.map(({ filename, contentType, content }) => {
        return { filename, contentType, size: content.length, content: content.toString('base64') };
      }),
    }),
  postmark: (addresses, bomb) =>
    postJson(addresses, '/postmark', {
      ...{ From: bomb.from, To: TO, Subject: bomb.subject, TextBody: bomb.text, MessageID: `bomb-${bomb.n}` },
      HtmlBody: bomb.html,
      Headers: [{ Name: 'Message-ID', Value: toMessageId(bomb) }],
      Attachments: bomb.files.map(({ filename, contentType, content }) => {
        const name = { Name: filename, ContentType: contentType, ContentLength: content.length };
        return { ...name, Content: content.toString('base64') };
      }),
    }),
  mailgun: (addresses, bomb) => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const token = randomBytes(25).toString('hex');
    const signature = createHmac('sha256', WEBHOOK_SECRET)
      .update(timestamp + token)
      .digest('hex');
    const fields = { timestamp, token, signature, from: bomb.from, recipient: TO, subject: bomb.subject };
    return postForm(
      addresses,
      '/mailgun',
      { ...fields, 'body-plain': bomb.text, 'body-html': bomb.html ?? '', 'Message-Id': toMessageId(bomb) },
      bomb.files,
    );
  },
  sendgrid: (addresses, bomb) =>
    postForm(
      addresses,
      '/sendgrid',
      {
        from: bomb.from,
        to: TO,
        subject: bomb.subject,
        text: bomb.text,
        html: bomb.html ?? '',
        headers: `Message-ID: ${toMessageId(bomb)}\n`,
      },
      bomb.files,
    ),
} as const satisfies Record<string, InboundChannelSender>;

/** Where staff open a saved email or paste one, which is kept nowhere. */
export const EMAIL_FILE_CHANNELS = {
  'Email Processor': ({ client }, bomb) => sendEmailFile(client, '/api/emails/file/process-ai', bomb),
  'pasted text': async ({ client }, bomb) => {
    const emailContent = `From: ${bomb.from}\nSubject: ${bomb.subject}\n\n${bomb.html ?? bomb.text}`;
    const { status } = await client.call('POST', '/api/emails/process-ai', { emailContent });
    return { status, emailId: undefined };
  },
  'preview of the Email Processor': ({ client }, bomb) => sendEmailFile(client, '/api/emails/file', bomb),
} as const satisfies Record<string, InboundChannelSender>;

async function sendEmailFile(client: ApiClient, path: string, bomb: MimeBomb): Promise<ChannelResponse> {
  const headers = { 'content-type': 'message/rfc822' };
  const { status } = await client.send('POST', path, toRawMessage(bomb).toString('latin1'), headers);
  return { status, emailId: undefined };
}

/** The doors of mail as it travels. */
export const RAW_MAIL_CHANNELS = {
  raw: async (addresses, bomb) => {
    const headers = { ...BEARER, 'content-type': 'message/rfc822' };
    return postRequest(addresses, '/raw', { headers, body: new Uint8Array(toRawMessage(bomb)) });
  },
  'sendgrid, raw': (addresses, bomb) =>
    postForm(addresses, '/sendgrid', { to: TO, email: toRawMessage(bomb).toString('latin1') }, []),
  smtp: async ({ smtpPort }, bomb) => {
    const transport = nodemailer.createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
    try {
      const envelope = { from: bomb.from, to: [TO] };
      const { response } = await transport.sendMail({ envelope, raw: toRawMessage(bomb) });
      return { status: Number(response.slice(0, 3)), emailId: undefined };
    } catch (error) {
      const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
      return { status, emailId: undefined };
    } finally {
      transport.close();
    }
  },
} as const satisfies Record<string, InboundChannelSender>;

function toMessageId({ n }: MimeBomb): string {
  return `<bomb-${n}@polvorin.example>`;
}

/** All ways of mail that is taken apart from its raw form. */
export const RAW_CHANNELS: Readonly<Record<string, InboundChannelSender>> = {
  ...RAW_MAIL_CHANNELS,
  ...EMAIL_FILE_CHANNELS,
};
/** All ways of mail into the server. */
export const ALL_CHANNELS: Readonly<Record<string, InboundChannelSender>> = {
  ...PARSED_MAIL_CHANNELS,
  ...RAW_CHANNELS,
};

/** A message with the headers of a bomb's head; one that it brings itself it has once. */
export function addHeaders(head: BombHead, message: string): Buffer {
  const [own = ''] = message.split(':', 1);
  const others = toHeaders(head)
    .split('\r\n')
    .filter((line) => !line.startsWith(`${own}:`));
  return Buffer.from([...others, message].join('\r\n'));
}

/** The head of a bomb as it travels. */
export function toHeaders({ n, from, subject }: BombHead): string {
  const id = `<bomb-${n}@polvorin.example>`;
  return [`From: ${from}`, `To: ${TO}`, `Subject: ${subject}`, `Message-ID: ${id}`, 'MIME-Version: 1.0'].join('\r\n');
}

function toRawMessage(bomb: MimeBomb): Buffer {
  if (bomb.raw) return bomb.raw;
  const open = '\r\n--edge\r\n';
  const parts = bomb.files.map(({ filename, contentType, content }) => {
    const lines = content.toString('base64').replace(/.{76}/g, '$&\r\n');
    const head = `Content-Type: ${contentType}; name="${filename}"\r\nContent-Transfer-Encoding: base64`;
    return `${head}\r\nContent-Disposition: attachment; filename="${filename}"\r\n\r\n${lines}`;
  });
  const [type, text] = bomb.html === undefined ? ['plain', bomb.text] : ['html', bomb.html];
  const body = `Content-Type: text/${type}; charset=utf-8\r\n\r\n${text}`;
  const head = `${toHeaders(bomb)}\r\nContent-Type: multipart/mixed; boundary=edge\r\n`;
  return Buffer.from(`${head}${open}${[body, ...parts].join(open)}\r\n--edge--\r\n`);
}

function postJson(addresses: ServerAddresses, path: string, body: unknown): Promise<ChannelResponse> {
  const headers = { ...BEARER, 'content-type': 'application/json' };
  return postRequest(addresses, path, { headers, body: JSON.stringify(body) });
}

function postForm(
  addresses: ServerAddresses,
  path: string,
  fields: Readonly<Record<string, string>>,
  files: readonly MimeBombFile[],
): Promise<ChannelResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  files.forEach(({ filename, contentType, content }, at) => {
    form.append(`attachment-${at + 1}`, new Blob([new Uint8Array(content)], { type: contentType }), filename);
  });
  return postRequest(addresses, path, { headers: BEARER, body: form });
}

async function postRequest({ base }: ServerAddresses, path: string, init: RequestInit): Promise<ChannelResponse> {
  try {
    const response = await fetch(`${base}/api/webhook/email${path}`, { method: 'POST', ...init });
    const answer = (await response.json()) as { readonly emailId?: number };
    return { status: response.status, emailId: answer.emailId };
  } catch {
    // A door that has heard enough hangs up in the middle of the word: what it said, if anything, is lost on the way.
    return { status: 0, emailId: undefined };
  }
}
