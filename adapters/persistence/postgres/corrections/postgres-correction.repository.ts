import type { EntityManager } from 'typeorm';
import type { Correction } from '../../../../domain/quoting/correction/correction.js';
import { CorrectionRepository } from '../../../../domain/quoting/correction/correction.repository.js';
import { query } from '../query.js';
import { sanitizeJsonOrNull, sanitizeText } from '../sanitize.js';
import type { CorrectionRow } from './correction.table.js';

const INSERT = `
  INSERT INTO quotation_correction (quotation_id, revision, field, as_read, corrected, actor, at)
  VALUES ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7)`;

/** The corrections in PostgreSQL. */
export class PostgresCorrectionRepository extends CorrectionRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add(corrections: readonly Correction[]): Promise<void> {
    for (const one of corrections) {
      await query(this.manager, INSERT, [
        one.quotationId,
        one.revision,
        one.field,
        sanitizeJsonOrNull(one.asRead),
        sanitizeJsonOrNull(one.corrected),
        sanitizeText(one.actor),
        one.at,
      ]);
    }
  }

  async findByQuotation(quotationId: number): Promise<readonly Correction[]> {
    const { rows } = await query<CorrectionRow>(
      this.manager,
      `SELECT quotation_id AS "quotationId", revision, field, as_read AS "asRead", corrected, actor, at
       FROM quotation_correction WHERE quotation_id = $1 ORDER BY revision, id`,
      [quotationId],
    );
    return rows.map((row) => ({ ...row, asRead: row.asRead ?? undefined, corrected: row.corrected ?? undefined }));
  }

  async findQuotationIds(after: number, limit: number): Promise<readonly number[]> {
    const { rows } = await query<{ id: number }>(
      this.manager,
      `SELECT DISTINCT quotation_id AS id FROM quotation_correction WHERE quotation_id > $1 ORDER BY 1 LIMIT $2`,
      [after, limit],
    );
    return rows.map(({ id }) => id);
  }
}
