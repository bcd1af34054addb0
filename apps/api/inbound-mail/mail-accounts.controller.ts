import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CheckMailAccount } from '../../../application/inbound-mail/mail-account/check-mail-account.js';
import { ManageMailAccounts } from '../../../application/inbound-mail/mail-account/manage-mail-accounts.js';
import { DeletionView } from '../http/deletion.view.js';
import { withConflictingValues } from '../http/edit-conflict.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { MailAccountDto, MailAccountEditDto, MailboxTrialDto, toMailAccountInput } from './mail-account.dto.js';
import {
  type MailboxCheckView,
  type PreviewedMailView,
  toMailAccountView,
  toMailboxCheckView,
  toPreviewedMailView,
} from './mail-account.view.js';

/** The mailboxes that requests are read from. */
@ApiTags('mail-accounts')
@Controller('api/mail-accounts')
export class MailAccountsController {
  constructor(
    private readonly mailAccounts: ManageMailAccounts,
    private readonly checkMailAccount: CheckMailAccount,
  ) {}

  @RequireRole('administrator')
  @Get()
  async listMailAccounts() {
    return (await this.mailAccounts.list()).map(toMailAccountView);
  }

  @RequireRole('administrator')
  @Post()
  @HttpCode(201)
  async connectMailAccount(@Body() body: MailAccountDto, @Req() request: FastifyRequest) {
    return toMailAccountView(await this.mailAccounts.connect(toMailAccountInput(body), getCurrentUserEmail(request)));
  }

  /** Signs in with what was entered, stores nothing, sends nothing, and says in a sentence what is wrong. */
  @RequireRole('administrator')
  @Post('check')
  @HttpCode(200)
  async checkMailbox(@Body() body: MailboxTrialDto, @Req() request: FastifyRequest): Promise<MailboxCheckView> {
    const actor = getCurrentUserEmail(request);
    const checked = await this.checkMailAccount.check(toMailAccountInput(body), body.id ?? undefined, actor);
    return toMailboxCheckView(checked);
  }

  /** The newest ten mails of a mailbox as it is entered, and what would be done with each; nothing is stored or sent. */
  @RequireRole('administrator')
  @Post('preview')
  @HttpCode(200)
  async previewEntry(@Body() body: MailboxTrialDto, @Req() request: FastifyRequest): Promise<PreviewedMailView[]> {
    const actor = getCurrentUserEmail(request);
    const mails = await this.checkMailAccount.previewEntry(toMailAccountInput(body), body.id ?? undefined, actor);
    return mails.map(toPreviewedMailView);
  }

  /** The newest ten mails, and what would be done with each. */
  @RequireRole('administrator')
  @Get(':id/preview')
  async previewMailbox(@Param('id', ParseIdPipe) id: number): Promise<PreviewedMailView[]> {
    return (await this.checkMailAccount.preview(id)).map(toPreviewedMailView);
  }

  @RequireRole('administrator')
  @Put(':id')
  async updateMailAccount(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: MailAccountEditDto,
    @Req() request: FastifyRequest,
  ) {
    const { password: _password, ...entered } = body;
    const input = toMailAccountInput(body);
    return withConflictingValues(
      entered,
      async () => (await this.listMailAccounts()).find((one) => one.id === id),
      async () =>
        toMailAccountView(await this.mailAccounts.replace(id, input, body.version, getCurrentUserEmail(request))),
    );
  }

  @RequireRole('administrator')
  @Delete(':id')
  async disconnectMailAccount(
    @Param('id', ParseIdPipe) id: number,
    @Req() request: FastifyRequest,
  ): Promise<DeletionView> {
    await this.mailAccounts.disconnect(id, getCurrentUserEmail(request));
    return { deleted: true };
  }
}
