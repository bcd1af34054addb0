import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { AnswerLinks, type LinkedRevision } from '../../domain/quoting/outcome/answer-links.port.js';

const KEY_BYTES = 32;
/** Bytes of the signature that a token carries: 144 bits, which nobody guesses. */
const SIGNATURE_BYTES = 18;
/** Of the moment in a token, which is written shortly. */
const RADIX = 36;
/** Number, revision, moment and signature. */
const TOKEN = /^([1-9]\d{0,8})-([1-9]\d{0,5})-([a-z0-9]{1,9})-([\w-]{24})$/;

/** Links signed by HMAC-SHA-256 under a key derived from a secret of the configuration. */
export class HmacAnswerLinks extends AnswerLinks {
  private readonly key: Buffer;

  /** @param baseUrl the address that customers reach, without a slash at its end; undefined: there are no links */
  constructor(
    keySecret: string,
    private readonly baseUrl: string | undefined,
  ) {
    super();
    this.key = Buffer.from(hkdfSync('sha256', keySecret, '', 'istmo answer links', KEY_BYTES));
  }

  createUrl(linked: LinkedRevision): string | undefined {
    if (this.baseUrl === undefined) return undefined;
    const { quotationId, revision, createdAt } = linked;
    const signature = this.sign(linked).toString('base64url');
    return `${this.baseUrl}/api/q/${quotationId}-${revision}-${createdAt.getTime().toString(RADIX)}-${signature}`;
  }

  read(token: string): LinkedRevision | undefined {
    const [, id, revision, moment = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (id === undefined) return undefined;
    const createdAt = new Date(Number.parseInt(moment, RADIX));
    const linked = { quotationId: Number(id), revision: Number(revision), createdAt };
    // Of the several spellings of a token only the one that is written is taken.
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(linked).toString('base64url')))
      ? linked
      : undefined;
  }

  private sign({ quotationId, revision, createdAt }: LinkedRevision): Buffer {
    const signed = `${quotationId}.${revision}.${createdAt.getTime()}`;
    return createHmac('sha256', this.key).update(signed).digest().subarray(0, SIGNATURE_BYTES);
  }
}
