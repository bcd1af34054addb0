import { Controller, Delete, Get, Header, HttpCode, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { UpdateAvatar } from '../../../application/identity/update-avatar.js';
import type { AvatarType } from '../../../domain/identity/avatar.js';
import { ApiFileResponse } from '../http/api-file-response.decorator.js';
import { DeletionView } from '../http/deletion.view.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { AvatarView } from './avatar.view.js';
import { readAvatarUpload } from './avatar-upload.js';
import { getCurrentUserId } from './session.js';

const FILE_EXTENSIONS: Readonly<Record<AvatarType, string>> = {
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/png': 'png',
};
const MEDIA_TYPES = Object.keys(FILE_EXTENSIONS);
const BINARY = { type: 'string', format: 'binary' } as const;
const UPLOAD = {
  required: true,
  content: {
    'multipart/form-data': { schema: { type: 'object', properties: { avatar: BINARY }, required: [...['avatar']] } },
    ...Object.fromEntries(MEDIA_TYPES.map((mediaType) => [mediaType, { schema: BINARY }])),
  },
};

/** The picture of the person who is signed in. */
@ApiTags('settings')
@Controller('api/settings/avatar')
export class AvatarController {
  constructor(private readonly avatars: UpdateAvatar) {}

  @RequireRole('read-only')
  @Get()
  @Header('cache-control', 'private, no-cache')
  @ApiFileResponse(...MEDIA_TYPES)
  async getAvatar(@Req() request: FastifyRequest) {
    const { contentType, bytes } = await this.avatars.get(getCurrentUserId(request));
    return new StreamableFile(bytes, {
      type: contentType,
      disposition: `inline; filename="avatar.${FILE_EXTENSIONS[contentType]}"`,
      length: bytes.length,
    });
  }

  @RequireRole('read-only')
  @Post()
  @HttpCode(200)
  @ApiOperation({ requestBody: UPLOAD })
  async replaceAvatar(@Req() request: FastifyRequest): Promise<AvatarView> {
    const bytes = await readAvatarUpload(request);
    const avatar = await this.avatars.replace(getCurrentUserId(request), bytes, getCurrentUserEmail(request));
    return { avatar: true, contentType: avatar.contentType, sizeBytes: avatar.bytes.length };
  }

  @RequireRole('read-only')
  @Delete()
  async deleteAvatar(@Req() request: FastifyRequest): Promise<DeletionView> {
    await this.avatars.remove(getCurrentUserId(request), getCurrentUserEmail(request));
    return { deleted: true };
  }
}
