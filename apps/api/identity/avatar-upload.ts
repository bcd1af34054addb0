import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AVATAR_SENTENCES, LARGEST_AVATAR_BYTES } from '../../../domain/identity/avatar.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';

const PICTURE = /^(?:image\/|application\/octet-stream)/;
/** Read whole, so that somebody who picked a photo hears what is wrong with it. */
const LARGEST_PHOTO_BYTES = 8 * 1024 * 1024;

/** Lets bodies be pictures. What they are is judged by their content, whatever type they claim. */
export function takePictures(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    PICTURE,
    { parseAs: 'buffer', bodyLimit: LARGEST_PHOTO_BYTES },
    async (_request: FastifyRequest, body: string | Buffer) => body,
  );
}

/** The picture that a request brings: as the file of a form, or as its whole body. @throws RuleViolation `invalid` */
export async function pictureOf(request: FastifyRequest): Promise<Uint8Array> {
  if (request.isMultipart()) {
    // One byte more than may be: a file that is cut there is too large.
    const file = await request.file({ limits: { fileSize: LARGEST_AVATAR_BYTES + 1 }, throwFileSizeLimit: false });
    if (file) return file.toBuffer();
  }
  if (Buffer.isBuffer(request.body)) return request.body;
  throw new RuleViolation('invalid', AVATAR_SENTENCES.none, [{ field: 'avatar', message: AVATAR_SENTENCES.none }]);
}
