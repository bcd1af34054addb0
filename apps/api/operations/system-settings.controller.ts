import { Body, Controller, Get, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { CountOldRecords } from '../../../application/operations/preview-purge.js';
import { KeepSettings } from '../../../application/operations/settings/update-settings.js';
import {
  DATA_RETENTIONS,
  type DataRetention,
  dataRetentionOf,
  retentionDaysOf,
} from '../../../domain/operations/data-retention.js';
import type { DeskSettings } from '../../../domain/operations/settings.js';
import { actorOf } from '../http/session-auth.guard.js';
import { SystemSettingsBody } from './settings.dto.js';

/** The period whose effect is asked for. */
export class RetentionQuery {
  @IsIn(DATA_RETENTIONS) dataRetention?: DataRetention;
}

/** How the desk works. */
@ApiTags('settings')
@Controller('api/settings/system')
export class SystemSettingsController {
  constructor(
    private readonly settings: KeepSettings,
    private readonly oldRecords: CountOldRecords,
  ) {}

  @Get()
  async current() {
    return systemSettingsView(await this.settings.current());
  }

  /** What a period of retention would remove at once; nothing is removed by asking. */
  @Get('retention')
  async retention(@Query() { dataRetention }: RetentionQuery) {
    const days = dataRetention && retentionDaysOf(dataRetention);
    const { before, activity, emails, staffMails } = await this.oldRecords.execute(days);
    return { before: before?.toISOString() ?? null, activity, emails, notificationMails: staffMails };
  }

  @Put()
  async change(@Body() body: SystemSettingsBody, @Req() request: FastifyRequest) {
    const entry = {
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
    return systemSettingsView(await this.settings.change(entry, actorOf(request)));
  }
}

function systemSettingsView(settings: DeskSettings) {
  return {
    autoResponseDelay: settings.autoResponseDelayMinutes,
    maxAttachmentSize: settings.maxAttachmentMb,
    debugMode: settings.debugMode,
    theme: settings.theme,
    dataRetention: dataRetentionOf(settings.retentionDays),
    whenDataIsMissing: settings.whenDataIsMissing,
    trustMailWithoutVerdict: settings.trustMailWithoutVerdict,
    holdAboveUsd: settings.holdAboveUsd,
    validityDays: settings.validityDays,
  };
}
