import { Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteShare, MailMemory } from '../../../application/inbound-mail/byte-budget.js';
import { FREE_MAIL_BYTES, findRequestLimits, MAX_FORM_BYTES } from '../http/limits.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the body of a mail holds of the memory for mail; undefined where it is small, or of no channel. */
    mailMemory: ByteShare | undefined;
  }
}

type Body = NodeJS.ReadableStream & { readonly receivedEncodedLength?: number };

/** Lets large bodies of the channels in as the memory for mail allows; the others wait unread. */
export class BodyMemory {
  /** @param isProven whether a caller has proven who it is before its body is read */
  constructor(
    private readonly memory: MailMemory,
    private readonly isProven: (request: FastifyRequest) => boolean,
  ) {}

  /** The hook before a body is parsed. @throws ByteBudgetExhaustedError where its turn does not come in time */
  readonly meterBody = async (request: FastifyRequest, reply: FastifyReply, body: Body): Promise<Body> => {
    const { url } = request.routeOptions;
    const declaredBytes = Number(request.headers['content-length'] ?? Number.NaN);
    // What is declared too large is refused unread.
    if (!isMailRoute(url) || declaredBytes <= FREE_MAIL_BYTES || declaredBytes > findRequestLimits(url).maxBytes)
      return body;
    const share = (this.isProven(request) ? this.memory.proven : this.memory.unproven).open();
    request.mailMemory = share;
    reply.raw.once('close', () => share.release());
    if (!request.headers['content-type']?.startsWith('multipart/')) {
      const metered = meter(body, share);
      // What nobody has read is let go by: the connection's next request stands behind it.
      reply.raw.once('close', () => body.unpipe(metered).resume());
      return metered;
    }
    // The parser of forms takes the connection itself.
    await share.take(Number.isNaN(declaredBytes) ? MAX_FORM_BYTES : declaredBytes);
    return body;
  };
}

function isMailRoute(url: string | undefined): boolean {
  return url !== undefined && (url.startsWith('/api/webhook/email') || url.startsWith('/api/emails/file'));
}

/** The same bytes, each of which waits until there is memory for it. */
function meter(body: Body, share: ByteShare): Transform {
  const metered = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      share.take(chunk.length).then(
        () => done(null, chunk),
        (error: Error) => done(error),
      );
    },
  });
  // Whoever reads the bytes hears of an error; where nobody reads them any more, it must not end the process.
  metered.on('error', () => undefined);
  // Not a pipeline: that would close the connection before its caller has heard what is wrong.
  body.on('error', (error) => metered.destroy(error));
  body.once('close', () => {
    if (!metered.writableEnded) metered.destroy(new Error('closed'));
  });
  return body.pipe(metered);
}
