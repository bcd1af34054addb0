import type { EntityManager } from 'typeorm';
import type { Correction } from '../../../../domain/quoting/correction/correction.js';
import { Corrections } from '../../../../domain/quoting/correction/correction.repository.js';
import { run } from '../query.js';
import { storableJsonOrNull, storableText } from '../sanitize.js';
import type { CorrectionRow } from './correction.table.js';

const INSERT = `
  INSERT INTO quotation_correction (quotation_id, revision, field, as_read, corrected, actor, at)
  VALUES ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7)`;

/** The corrections in PostgreSQL. */
export class PostgresCorrections extends Corrections {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add(corrections: readonly Correction[]): Promise<void> {
    for (const one of corrections) {
      await run(this.manager, INSERT, [
        one.quotationId,
        one.revision,
        one.field,
        storableJsonOrNull(one.asRead),
        storableJsonOrNull(one.corrected),
        storableText(one.actor),
        one.at,
      ]);
    }
  }

  async ofQuotation(quotationId: number): Promise<readonly Correction[]> {
    const { rows } = await run<CorrectionRow>(
      this.manager,
      `SELECT quotation_id AS "quotationId", revision, field, as_read AS "asRead", corrected, actor, at
       FROM quotation_correction WHERE quotation_id = $1 ORDER BY revision, id`,
      [quotationId],
    );
    return rows.map((row) => ({ ...row, asRead: row.asRead ?? undefined, corrected: row.corrected ?? undefined }));
  }

  async quotationIds(after: number, limit: number): Promise<readonly number[]> {
    const { rows } = await run<{ id: number }>(
      this.manager,
      `SELECT DISTINCT quotation_id AS id FROM quotation_correction WHERE quotation_id > $1 ORDER BY 1 LIMIT $2`,
      [after, limit],
    );
    return rows.map(({ id }) => id);
  }
}
