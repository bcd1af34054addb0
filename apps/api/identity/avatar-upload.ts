import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { MAX_AVATAR_BYTES } from '../../../domain/identity/avatar.js';
import { AVATAR_MESSAGES } from '../../../domain/identity/identity.messages.js';

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
