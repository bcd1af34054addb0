import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { KeepSettings } from '../../../application/keep-settings/keep-settings.js';
import { dataRetentionOf } from '../../../domain/settings/data-retention.js';
import type { DeskSettings } from '../../../domain/settings/desk-settings.js';
import { actorOf } from '../sign-in/signed-in.guard.js';
import { SystemSettingsBody } from './settings.body.js';

/** How the desk works. */
@ApiTags('settings')
@Controller('api/settings/system')
export class SystemSettingsController {
  constructor(private readonly settings: KeepSettings) {}

  @Get()
  async current() {
    return systemSettingsView(await this.settings.current());
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
