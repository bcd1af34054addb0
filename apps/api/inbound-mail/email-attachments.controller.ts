import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { OpenAttachment } from '../../../application/inbound-mail/open-attachment.js';
import { createNotFoundError } from '../../../domain/errors/repository-errors.js';
import { PREVIEW_TYPES } from '../../../domain/inbound-mail/preview-type.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { ApiFileResponse } from '../http/api-file-response.decorator.js';
import { composeDisposition } from '../http/file-disposition.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { AttachmentTextView, toAttachmentTextView } from './attachment-text.view.js';

/** A file from outside may load nothing, and has an origin of its own in which nothing runs. */
const ISOLATED = "default-src 'none'; frame-ancestors 'none'; sandbox";
/** The viewers of browsers do not open a PDF in a sandbox; they give it no rights of the page anyway. */
const ISOLATED_PDF = "default-src 'none'; frame-ancestors 'none'; form-action 'none'";

/** The files that came with an email: saved, shown where nothing in them can run, or as the words that are read. */
@ApiTags('emails')
@Controller('api/emails/:id/attachments/:position')
export class EmailAttachmentsController {
  constructor(private readonly openAttachment: OpenAttachment) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  @ApiFileResponse('application/octet-stream')
  async downloadAttachment(
    @Param('id', ParseIdPipe) id: number,
    @Param('position', ParseIdPipe) position: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { filename, bytes } = await this.openAttachment.open(id, position);
    void reply.header('content-security-policy', ISOLATED);
    const disposition = composeDisposition('attachment', filename);
    return new StreamableFile(bytes, { type: 'application/octet-stream', disposition, length: bytes.length });
  }

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get('preview')
  @ApiFileResponse(...PREVIEW_TYPES)
  async previewAttachment(
    @Param('id', ParseIdPipe) id: number,
    @Param('position', ParseIdPipe) position: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { filename, bytes, previewType } = await this.openAttachment.open(id, position);
    if (previewType === undefined) throw createNotFoundError('preview', position);
    void reply.header('content-security-policy', previewType === 'application/pdf' ? ISOLATED_PDF : ISOLATED);
    const disposition = composeDisposition('inline', filename);
    return new StreamableFile(bytes, { type: previewType, disposition, length: bytes.length });
  }

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get('text')
  async readAttachment(
    @Param('id', ParseIdPipe) id: number,
    @Param('position', ParseIdPipe) position: number,
  ): Promise<AttachmentTextView> {
    return toAttachmentTextView(await this.openAttachment.readText(id, position));
  }
}
