import { Body, Controller, Get, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PreviewPurge } from '../../../application/operations/preview-purge.js';
import { UpdateSettings } from '../../../application/operations/settings/update-settings.js';
import { getRetentionDays } from '../../../domain/operations/data-retention.js';
import { mapPricingTexts } from '../../../domain/operations/pricing-texts.js';
import { mapReplyFacts } from '../../../domain/operations/reply-facts.js';
import { withConflictingValues } from '../http/edit-conflict.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { RetentionQueryDto } from './retention-query.dto.js';
import { SystemSettingsDto } from './settings.dto.js';
import { RetentionPreviewView, toSystemSettingsView } from './system-settings.view.js';

/** How the server works. */
@ApiTags('settings')
@Controller('api/settings/system')
export class SystemSettingsController {
  constructor(
    private readonly updateSettings: UpdateSettings,
    private readonly previewPurge: PreviewPurge,
  ) {}

  @RequireRole('read-only')
  @Get()
  async getSystemSettings() {
    return toSystemSettingsView(await this.updateSettings.get());
  }

  /** What a period of retention would remove at once; nothing is removed by asking. */
  @RequireRole('read-only')
  @Get('retention')
  async previewRetention(@Query() { dataRetention }: RetentionQueryDto): Promise<RetentionPreviewView> {
    const days = dataRetention && getRetentionDays(dataRetention);
    const { before, activity, emails, staffMails: notificationEmails } = await this.previewPurge.execute(days);
    return { before: before?.toISOString() ?? null, activity, emails, notificationMails: notificationEmails };
  }

  @RequireRole('administrator')
  @Put()
  async updateSystemSettings(@Body() body: SystemSettingsDto, @Req() request: FastifyRequest) {
    const input = {
      autoResponseDelay: body.autoResponseDelay,
      maxAttachmentSize: body.maxAttachmentSize,
      readPictures: body.readPictures ?? undefined,
      debugMode: body.debugMode ?? undefined,
      theme: body.theme,
      dataRetention: body.dataRetention,
      whenDataIsMissing: body.whenDataIsMissing,
      autonomy: body.autonomy,
      trustMailWithoutVerdict: body.trustMailWithoutVerdict ?? undefined,
      answerLinks: body.answerLinks ?? undefined,
      holdAboveUsd: body.holdAboveUsd,
      marginFloorPercent: body.marginFloorPercent,
      marginFloorUsd: body.marginFloorUsd,
      validityDays: body.validityDays,
      reminderDays: body.reminderDays,
      approvalUndoSeconds: body.approvalUndoSeconds,
      callDays: body.callDays,
      callAboveUsd: body.callAboveUsd,
      withoutReminder: body.withoutReminder ?? undefined,
      maxPieceHeightCm: body.maxPieceHeightCm,
      maxPieceWeightKg: body.maxPieceWeightKg,
      valueWithoutFreight: body.valueWithoutFreight,
      serviceTax: body.serviceTax,
      localCurrency: body.localCurrency,
      timeZone: body.timeZone ?? undefined,
      roadDistances: body.roadDistances ?? undefined,
      ...mapPricingTexts((name) => body[name] ?? undefined),
      ...mapReplyFacts((name) => body[name] ?? undefined),
      version: body.version ?? undefined,
    };
    return withConflictingValues(
      body,
      () => this.getSystemSettings(),
      async () => toSystemSettingsView(await this.updateSettings.update(input, getCurrentUserEmail(request))),
    );
  }
}
