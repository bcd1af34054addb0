import { Body, Controller, Headers, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { QuoteByPhone } from '../../../application/inbound-mail/quote-by-phone.js';
import { HandOverQuotation } from '../../../application/quoting/hand-over-quotation.js';
import { QuotationQueries } from '../../../application/quoting/quotation-queries.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { Repeatable } from '../http/idempotency.interceptor.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { PhoneQuotationDto, PhoneRequestDto, parseRequestKey, toPhoneInput } from './phone-quotation.dto.js';
import { PhoneQuotationView, PhoneQuoteView, toPhoneQuotationView, toPhoneQuoteView } from './phone-quotation.view.js';
import { HandOverQuotationDto } from './quotation-decisions.dto.js';
import { toQuotationDetailsView } from './quotation-details.mapper.js';

/** Quotations that customers ask for by phone, without an email. */
@ApiTags('quotations')
@Controller('api/phone-quotations')
export class PhoneQuotationsController {
  constructor(
    private readonly quoteByPhone: QuoteByPhone,
    private readonly handOverQuotation: HandOverQuotation,
    private readonly quotationQueries: QuotationQueries,
  ) {}

  /** The price of a request that is being entered, and what would hold it; nothing is stored. */
  @RequireRole('operator')
  @AllowTokens('quote')
  @Post('preview')
  @HttpCode(200)
  async previewPhoneQuotation(@Body() body: PhoneRequestDto, @Req() request: FastifyRequest): Promise<PhoneQuoteView> {
    return toPhoneQuoteView(await this.quoteByPhone.preview(toPhoneInput(body), getCurrentUserEmail(request)));
  }

  /** Makes a quotation of a request by phone; the release policy decides whether its reply leaves. */
  @RequireRole('operator')
  @AllowTokens('quote')
  @Repeatable()
  @Post()
  @HttpCode(200)
  async createPhoneQuotation(
    @Body() body: PhoneQuotationDto,
    @Req() request: FastifyRequest,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<PhoneQuotationView> {
    const actor = getCurrentUserEmail(request);
    const { seenTotal } = body;
    const requestKey = parseRequestKey(body.requestKey, idempotencyKey);
    const submission = { requestKey, seenTotalUsd: seenTotal ?? undefined };
    return toPhoneQuotationView(await this.quoteByPhone.execute(submission, toPhoneInput(body), actor));
  }

  /** Records that the customer has been given the PDF of a held quotation: it counts as sent. */
  @RequireRole('operator')
  @AllowTokens('write')
  @Post(':id/hand-over')
  @HttpCode(200)
  async handOver(
    @Param('id', ParseIdPipe) id: number,
    @Body() body: HandOverQuotationDto,
    @Req() request: FastifyRequest,
  ) {
    await this.handOverQuotation.execute(id, body.revision, getCurrentUserEmail(request));
    return toQuotationDetailsView(await this.quotationQueries.getDetails(id));
  }
}
