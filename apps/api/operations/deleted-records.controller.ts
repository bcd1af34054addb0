import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type DeletedRecords, RESTORABLE_DAYS } from '../../../application/activity/deleted-records.js';
import { DeletedRecognizedDomains } from '../../../application/customers/deleted-recognized-domains.js';
import { DeletedConsignees } from '../../../application/tariff/deleted-consignees.js';
import { DeletedDisclaimers } from '../../../application/tariff/deleted-disclaimers.js';
import { DeletedRates } from '../../../application/tariff/deleted-rates.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { HTTP_MESSAGES } from '../http/http.messages.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { getCurrentUserEmail } from '../http/staff-account.js';
import { DeletedRecordPageView, RestoredRecordView, toDeletedRecordView } from './deleted-record.view.js';
import { DeletedRecordsQueryDto } from './deleted-records-query.dto.js';

const KIND_PARAMETER = { name: 'kind', enum: ['rate', 'recognized-domain', 'mawb-consignee', 'disclaimer'] };
const PAGE_SIZE = 10;

/** The deleted records of one kind. */
type Kind = Pick<DeletedRecords<never, { readonly id: number }>, 'findPage' | 'restore'>;

/** What staff deleted lately, and its way back. */
@ApiTags('deleted-records')
@Controller('api/deleted-records')
export class DeletedRecordsController {
  private readonly kinds: ReadonlyMap<string, Kind>;

  constructor(
    rates: DeletedRates,
    recognizedDomains: DeletedRecognizedDomains,
    consignees: DeletedConsignees,
    disclaimers: DeletedDisclaimers,
  ) {
    this.kinds = new Map<string, Kind>([
      ['rate', rates],
      ['recognized-domain', recognizedDomains],
      ['mawb-consignee', consignees],
      ['disclaimer', disclaimers],
    ]);
  }

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get(':kind')
  @ApiParam(KIND_PARAMETER)
  async listDeletedRecords(
    @Param('kind') kind: string,
    @Query() query: DeletedRecordsQueryDto,
  ): Promise<DeletedRecordPageView> {
    const { page = 1, pageSize = PAGE_SIZE } = query;
    const { rows, total } = await this.findKind(kind).findPage(page, pageSize);
    return { data: rows.map(toDeletedRecordView), total, page, pageSize, days: RESTORABLE_DAYS };
  }

  @RequireRole('administrator')
  @Post(':kind/:id/restore')
  @HttpCode(201)
  @ApiParam(KIND_PARAMETER)
  async restoreDeletedRecord(
    @Param('kind') kind: string,
    @Param('id', ParseIdPipe) id: number,
    @Req() request: FastifyRequest,
  ): Promise<RestoredRecordView> {
    const restored = await this.findKind(kind).restore(id, getCurrentUserEmail(request));
    return { id: restored.id };
  }

  private findKind(name: string): Kind {
    const kind = this.kinds.get(name);
    if (!kind) throw new DomainError('missing', HTTP_MESSAGES.noRecord);
    return kind;
  }
}
