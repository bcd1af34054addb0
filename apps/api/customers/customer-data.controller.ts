import { Readable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Post, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { EraseCustomer } from '../../../application/customers/erase-customer.js';
import { ExportCustomer } from '../../../application/customers/export-customer.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { CustomerQueryDto, EraseCustomerDto } from './customer-data.dto.js';
import {
  type CustomerErasureView,
  CustomerExportView,
  type CustomerSummaryView,
  toCustomerErasureView,
  toCustomerSummaryView,
} from './customer-data.view.js';

/** Everything that is stored of one customer: a mailbox, or a domain with all of its mailboxes. */
@ApiTags('customer-data')
@Controller('api/customer-data')
export class CustomerDataController {
  constructor(
    private readonly exportCustomer: ExportCustomer,
    private readonly eraseCustomer: EraseCustomer,
  ) {}

  /** How much there is of a customer. */
  @RequireRole('administrator')
  @Get()
  async getCustomerSummary(@Query() { customer }: CustomerQueryDto): Promise<CustomerSummaryView> {
    return toCustomerSummaryView(await this.exportCustomer.summarize(customer));
  }

  /** Everything as one JSON document; files in it are base64. */
  @RequireRole('administrator')
  @Get('export')
  @ApiOkResponse({ type: CustomerExportView })
  async exportCustomerData(@Query() { customer }: CustomerQueryDto, @Req() request: FastifyRequest) {
    const document = await this.exportCustomer.execute(customer, getCurrentUserEmail(request));
    return new StreamableFile(Readable.from(document, { objectMode: false }), {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="customer-data.json"',
    });
  }

  /** Erases a customer everywhere, for good. */
  @RequireRole('administrator')
  @Post('erase')
  @HttpCode(200)
  async eraseCustomerData(
    @Body() { customer, confirmation }: EraseCustomerDto,
    @Req() request: FastifyRequest,
  ): Promise<CustomerErasureView> {
    const actor = getCurrentUserEmail(request);
    return toCustomerErasureView(await this.eraseCustomer.execute({ customer, confirmation, actor }));
  }
}
