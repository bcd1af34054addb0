import type { ChargeCategoryRule } from '../../domain/tariff/charge-category/charge-category-rule.port.js';
import type { ChargeCodeRepository } from '../../domain/tariff/charge-code/charge-code.repository.js';
import { ChargeCodeCatalog } from '../../domain/tariff/charge-code/charge-code-catalog.js';

/** Loads the charge codes that a rate being entered may refer to. */
export class LoadChargeCodes {
  constructor(
    private readonly chargeCodes: Pick<ChargeCodeRepository, 'all'>,
    private readonly categories: ChargeCategoryRule,
  ) {}

  async execute(): Promise<ChargeCodeCatalog> {
    return new ChargeCodeCatalog(await this.chargeCodes.all(), this.categories);
  }
}
