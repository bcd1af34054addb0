import { Body, Controller, Get, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { PreviewPurge } from '../../../application/operations/preview-purge.js';
import { UpdateSettings } from '../../../application/operations/settings/update-settings.js';
import {
  DATA_RETENTIONS,
  type DataRetention,
  findDataRetention,
  getRetentionDays,
} from '../../../domain/operations/data-retention.js';
import type { Settings } from '../../../domain/operations/settings.js';
import { getCurrentUserEmail } from '../http/session-auth.guard.js';
import { SystemSettingsDto } from './settings.dto.js';

/** The period whose effect is asked for. */
export class RetentionQueryDto {
  @IsIn(DATA_RETENTIONS) dataRetention?: DataRetention;
}

/** How the desk works. */
@ApiTags('settings')
@Controller('api/settings/system')
export class SystemSettingsController {
  constructor(
    private readonly updateSettings: UpdateSettings,
    private readonly previewPurge: PreviewPurge,
  ) {}

  @Get()
  async getSettings() {
    return toSystemSettingsView(await this.updateSettings.get());
  }

  /** What a period of retention would remove at once; nothing is removed by asking. */
  @Get('retention')
  async previewRetention(@Query() { dataRetention }: RetentionQueryDto) {
    const days = dataRetention && getRetentionDays(dataRetention);
    const { before, activity, emails, staffMails: notificationEmails } = await this.previewPurge.execute(days);
    return { before: before?.toISOString() ?? null, activity, emails, notificationMails: notificationEmails };
  }

  @Put()
  async changeSettings(@Body() body: SystemSettingsDto, @Req() request: FastifyRequest) {
    const input = {
      autoResponseDelay: body.autoResponseDelay,
      maxAttachmentSize: body.maxAttachmentSize,
      debugMode: body.debugMode ?? undefined,
      theme: body.theme,
      dataRetention: body.dataRetention,
      whenDataIsMissing: body.whenDataIsMissing,
      trustMailWithoutVerdict: body.trustMailWithoutVerdict ?? undefined,
      holdAboveUsd: body.holdAboveUsd,
      validityDays: body.validityDays,
    };
    return toSystemSettingsView(await this.updateSettings.update(input, getCurrentUserEmail(request)));
  }
}

function toSystemSettingsView(settings: Settings) {
  return {
    autoResponseDelay: settings.autoResponseDelayMinutes,
    maxAttachmentSize: settings.maxAttachmentMb,
    debugMode: settings.debugMode,
    theme: settings.theme,
    dataRetention: findDataRetention(settings.retentionDays),
    whenDataIsMissing: settings.whenDataIsMissing,
    trustMailWithoutVerdict: settings.trustMailWithoutVerdict,
    holdAboveUsd: settings.holdAboveUsd,
    validityDays: settings.validityDays,
  };
}
