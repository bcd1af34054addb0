import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizeMailbox } from '../../../application/inbound-mail/mail-account/authorize-mailbox.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { TokenClient } from '../../../domain/inbound-mail/mail-account/token-client.port.js';
import { TOKEN_PROVIDERS } from '../../../domain/inbound-mail/mail-account/token-provider.js';
import { ApiFileResponse } from '../http/api-file-response.decorator.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { AuthorizationResponseDto, MailAuthorizationDto } from './mail-authorization.dto.js';
import {
  type MailAuthorizationView,
  type MailProvidersView,
  type MailSignInView,
  renderAuthorizationPage,
  toMailAuthorizationView,
} from './mail-authorization.view.js';

/** Signing in to a mailbox at its provider instead of with a password. */
@ApiTags('mail-accounts')
@Controller('api/mail-authorizations')
export class MailAuthorizationsController {
  constructor(
    private readonly authorizeMailbox: AuthorizeMailbox,
    private readonly tokenClient: TokenClient,
  ) {}

  /** At which providers this installation is registered. */
  @RequireRole('administrator')
  @Get('providers')
  listProviders(): MailProvidersView {
    const { tokenClient } = this;
    return {
      redirectUrl: tokenClient.redirectUrl,
      providers: TOKEN_PROVIDERS.map((provider) => ({
        provider,
        isRegistered: tokenClient.isRegistered(provider),
        hasOrganization: tokenClient.hasOrganization(provider),
      })),
    };
  }

  /** Begins a sign-in: the answer says where the person goes. */
  @RequireRole('administrator')
  @Post()
  @HttpCode(201)
  requestAuthorization(@Body() body: MailAuthorizationDto, @Req() request: FastifyRequest): Promise<MailSignInView> {
    return this.authorizeMailbox.request(body.provider, body.address ?? '', getCurrentUserEmail(request));
  }

  /** Where the provider sends the person back to; the answer is a page for them. */
  @RequireRole('administrator')
  @Get('callback')
  @Header('cache-control', 'no-store')
  @ApiFileResponse('text/html')
  async completeAuthorization(
    @Query() query: AuthorizationResponseDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { state = '', code, error, error_description: errorDescription } = query;
    const response = { state, code, error, errorDescription };
    const completed = await this.authorizeMailbox
      .complete(response, getCurrentUserEmail(request))
      .catch((failure: unknown) => {
        if (failure instanceof DomainError && failure.kind === 'missing') return failure.message;
        throw failure;
      });
    void reply.status(typeof completed === 'string' ? 404 : 200).type('text/html; charset=utf-8');
    return renderAuthorizationPage(completed);
  }

  /** How far a sign-in has come. */
  @RequireRole('administrator')
  @Get(':id')
  async findAuthorization(@Param('id') id: string, @Req() request: FastifyRequest): Promise<MailAuthorizationView> {
    return toMailAuthorizationView(await this.authorizeMailbox.find(id, getCurrentUserEmail(request)));
  }
}
