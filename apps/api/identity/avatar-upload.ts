import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { MAX_AVATAR_BYTES } from '../../../domain/identity/avatar.js';
import { AVATAR_MESSAGES } from '../../../domain/identity/identity.messages.js';

const IMAGE_CONTENT_TYPE = /^(?:image\/|application\/octet-stream)/;
/** Read whole, so that somebody who picked a photo hears what is wrong with it. */
const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;

/** Lets bodies be pictures. What they are is judged by their content, whatever type they claim. */
export function registerImageParser(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    IMAGE_CONTENT_TYPE,
    { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES },
    async (_request: FastifyRequest, body: string | Buffer) => body,
  );
}

/** The picture that a request brings: as the file of a form, or as its whole body. @throws DomainError `invalid` */
export async function readAvatarUpload(request: FastifyRequest): Promise<Uint8Array> {
  if (request.isMultipart()) {
    // One byte more than may be: a file that is cut there is too large.
    const file = await request.file({ limits: { fileSize: MAX_AVATAR_BYTES + 1 }, throwFileSizeLimit: false });
    if (file) return file.toBuffer();
  }
  if (Buffer.isBuffer(request.body)) return request.body;
  throw new DomainError('invalid', AVATAR_MESSAGES.none, [{ field: 'avatar', message: AVATAR_MESSAGES.none }]);
}
