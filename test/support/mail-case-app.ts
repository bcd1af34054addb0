import { WorkerAttachmentExtractor } from '../../adapters/extraction/attachments/worker-attachment-extractor.js';
import { type CompiledWorker, compileWorker } from './compiled-worker.js';
import { InMemoryApp, WEBHOOK_SECRET } from './in-memory-app.js';

const HEADERS = { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'message/rfc822' };
/** The domain of the customer whose mail a case is. */
export const CASE_DOMAIN = 'norte-cargo.example';

/** What became of a raw email, and what was read of it. */
export interface MailCaseResult {
  readonly outcome: string;
  readonly reasons: readonly string[];
  readonly quotationId?: number;
  readonly kg?: number;
  readonly pieces?: number;
  readonly volume?: number;
  readonly airport?: string;
  readonly city?: string;
}

/** A raw email of a case, ready to be sent. */
export interface RawMail {
  readonly subject?: string;
  /** Headers in place of the usual ones. */
  readonly headers?: readonly string[];
  /** Content-Type and everything below it. */
  readonly content: string | Buffer;
  readonly from?: string;
}

/** A server that takes raw emails, with a customer and a reader of documents. */
export class MailCaseApp {
  private lastId = 0;

  private constructor(
    readonly app: InMemoryApp,
    private readonly worker: CompiledWorker,
  ) {}

  static async open(): Promise<MailCaseApp> {
    const worker = await compileWorker('extraction/attachments', 'document.worker');
    const app = await InMemoryApp.open('quotes@desk.example', () => ({
      attachmentTextExtractor: new WorkerAttachmentExtractor(worker.workerPools, { program: worker.url }),
    }));
    await app.signIn();
    const draft = { companyName: 'Norte Cargo', country: undefined, isApproved: true, notes: undefined };
    await app.stores.recognizedDomains.add({ ...draft, mailDomain: CASE_DOMAIN }, new Date());
    return new MailCaseApp(app, worker);
  }

  /** The message as it travels. */
  toRaw({ subject = 'Cotización aérea', headers, content, from = `Ana Ruiz <ana@${CASE_DOMAIN}>` }: RawMail): Buffer {
    this.lastId += 1;
    const named = headers ?? [`Subject: =?utf-8?b?${Buffer.from(subject).toString('base64')}?=`];
    const head = [
      `From: ${from}`,
      'To: quotes@desk.example',
      'Date: Sat, 28 Nov 2026 10:00:00 -0600',
      `Message-ID: <case-${this.lastId}@${CASE_DOMAIN}>`,
      'MIME-Version: 1.0',
      ...named,
    ].join('\r\n');
    return Buffer.concat([Buffer.from(`${head}\r\n`, 'latin1'), Buffer.from(content)]);
  }

  /** Hands a raw email in and tells what was made of it. */
  async read(mail: RawMail): Promise<MailCaseResult> {
    const raw = this.toRaw(mail);
    const { json } = await this.app.callUnauthenticated('POST', '/api/webhook/email/raw', raw, HEADERS);
    const { outcome, reasons, quotationId } = json as { outcome: string; reasons: string[]; quotationId?: number };
    const quotation = quotationId ? await this.app.stores.quotations.find(quotationId) : undefined;
    if (!quotation) return { outcome, reasons };
    const { goods, airportDestination, destination } = quotation.request;
    return JSON.parse(
      JSON.stringify({
        outcome,
        reasons,
        quotationId,
        kg: goods.grossWeightKg,
        pieces: goods.pieces,
        volume: goods.volumeM3,
        airport: airportDestination,
        city: destination.city,
      }),
    ) as MailCaseResult;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.worker.remove();
  }
}

/** Parts of a multipart. */
export function multipart(subtype: string, ...parts: ReadonlyArray<string | Buffer>): Buffer {
  const boundary = `b${parts.length}_${subtype.replace(/\W/g, '')}_${parts.reduce((sum, one) => sum + one.length, 0)}`;
  const type = `Content-Type: multipart/${subtype}; boundary="${boundary}"\r\n\r\n`;
  const body = parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n`), Buffer.from(part), Buffer.from('\r\n')]);
  return Buffer.concat([Buffer.from(type), ...body, Buffer.from(`--${boundary}--\r\n`)]);
}

/** A text part in UTF-8. */
export function textPart(text: string, subtype = 'plain'): string {
  return `Content-Type: text/${subtype}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${text}`;
}

/** A file. */
export function filePart(filename: string, bytes: Uint8Array | string, contentType: string, headers = ''): string {
  const disposition = headers.includes('Content-Disposition')
    ? ''
    : `Content-Disposition: attachment; filename="${filename}"\r\n`;
  const base64 = Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n');
  return `Content-Type: ${contentType}; name="${filename}"\r\n${disposition}${headers}Content-Transfer-Encoding: base64\r\n\r\n${base64}`;
}
