import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MAX_HITS_PER_GROUP, SearchAll } from '../../../application/operations/search-all.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { findScreens } from './console-screens.js';
import { toSearchHitsView } from './search.view.js';
import { SearchQueryDto } from './search-query.dto.js';

/** The search box: a few of each kind, and where each is to be seen. */
@ApiTags('search')
@Controller('api/search')
export class SearchController {
  constructor(private readonly searchAll: SearchAll) {}

  @RequireRole('read-only')
  @AllowTokens('read')
  @Get()
  async searchRecords(@Query() { q = '' }: SearchQueryDto) {
    return toSearchHitsView(await this.searchAll.execute(q), findScreens(q, MAX_HITS_PER_GROUP));
  }
}
