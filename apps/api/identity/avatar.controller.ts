import { Controller, Delete, Get, Header, HttpCode, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { UpdateAvatar } from '../../../application/identity/update-avatar.js';
import type { AvatarType } from '../../../domain/identity/avatar.js';
import { getCurrentUserEmail } from '../http/session-auth.guard.js';
import { readAvatarUpload } from './avatar-upload.js';
import { getCurrentUserId } from './session.js';

const FILE_EXTENSIONS: Readonly<Record<AvatarType, string>> = {
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/png': 'png',
};

/** The picture of the person who is signed in. */
@ApiTags('settings')
@Controller('api/settings/avatar')
export class AvatarController {
  constructor(private readonly avatars: UpdateAvatar) {}

  @Get()
  @Header('cache-control', 'private, no-cache')
  async getPicture(@Req() request: FastifyRequest) {
    const { contentType, bytes } = await this.avatars.get(getCurrentUserId(request));
    return new StreamableFile(bytes, {
      type: contentType,
      disposition: `inline; filename="avatar.${FILE_EXTENSIONS[contentType]}"`,
      length: bytes.length,
    });
  }

  @Post()
  @HttpCode(200)
  @ApiConsumes('multipart/form-data', 'image/jpeg', 'image/gif', 'image/png')
  async replace(@Req() request: FastifyRequest) {
    const bytes = await readAvatarUpload(request);
    const avatar = await this.avatars.replace(getCurrentUserId(request), bytes, getCurrentUserEmail(request));
    return { avatar: true, contentType: avatar.contentType, sizeBytes: avatar.bytes.length };
  }

  @Delete()
  async remove(@Req() request: FastifyRequest) {
    await this.avatars.remove(getCurrentUserId(request), getCurrentUserEmail(request));
    return { deleted: true };
  }
}
