import { Controller, Delete, Get, Header, HttpCode, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { KeepAvatar } from '../../../application/identity/update-avatar.js';
import type { AvatarType } from '../../../domain/identity/avatar.js';
import { personOf } from './session.js';
import { actorOf } from '../http/session-auth.guard.js';
import { pictureOf } from './avatar-upload.js';

const ENDINGS: Readonly<Record<AvatarType, string>> = { 'image/jpeg': 'jpg', 'image/gif': 'gif', 'image/png': 'png' };

/** The picture of the person who is signed in. */
@ApiTags('settings')
@Controller('api/settings/avatar')
export class AvatarController {
  constructor(private readonly avatars: KeepAvatar) {}

  @Get()
  @Header('cache-control', 'private, no-cache')
  async picture(@Req() request: FastifyRequest) {
    const { contentType, bytes } = await this.avatars.of(personOf(request));
    return new StreamableFile(bytes, {
      type: contentType,
      disposition: `inline; filename="avatar.${ENDINGS[contentType]}"`,
      length: bytes.length,
    });
  }

  @Post()
  @HttpCode(200)
  @ApiConsumes('multipart/form-data', 'image/jpeg', 'image/gif', 'image/png')
  async replace(@Req() request: FastifyRequest) {
    const bytes = await pictureOf(request);
    const avatar = await this.avatars.replace(personOf(request), bytes, actorOf(request));
    return { avatar: true, contentType: avatar.contentType, sizeBytes: avatar.bytes.length };
  }

  @Delete()
  async remove(@Req() request: FastifyRequest) {
    await this.avatars.remove(personOf(request), actorOf(request));
    return { deleted: true };
  }
}
