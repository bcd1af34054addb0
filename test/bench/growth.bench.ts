import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { startEmbeddedPostgres } from '../../adapters/persistence/embedded-postgres/embedded-postgres.js';
import { PostgresQuotationAnalytics } from '../../adapters/persistence/postgres/analytics/postgres-quotation-analytics.js';
import { applyToRollups, beginBulkLoad } from '../../adapters/persistence/postgres/analytics/rollups.js';
import { createDataSource } from '../../adapters/persistence/postgres/data-source.js';
import { migrate } from '../../adapters/persistence/postgres/migrate.js';
import { BACKFILL_SEARCH_WORDS } from '../../adapters/persistence/postgres/migrations/search-words/backfill-search-words.js';
import { PostgresQuotationRepository } from '../../adapters/persistence/postgres/quotations/postgres-quotation.repository.js';
import { toQuotationDocument } from '../../adapters/persistence/postgres/quotations/quotation-document.js';
import type { QuotationFilter } from '../../domain/quoting/quotation.repository.js';
import { aPricedShipment, aQuotation } from '../support/fixtures/quotations.js';
import { computePercentile, measureAlternating } from './measurements.js';
import type { Ratio } from './ratio.js';

const FEW = 10_000;
const MANY = 100_000;
const PAGE_SIZE = 100;
const SAMPLES = 12;
const TOP_DOMAINS = 5;
const ALL: QuotationFilter = {
  country: undefined,
  domain: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  text: undefined,
};

// Customers, countries and days come round and round, so that both servers hold the same mixture.
const FILL = `
  INSERT INTO quotation (revision, email_id, status, client_email, client_domain, country, airport, gross_kg, volume_m3,
                         quote_amount, is_amount_from_charges, values_read, values_corrected, created_at, document)
  SELECT 1, n, (ARRAY['sent', 'pending', 'expired'])[1 + n % 3], 'compras-' || n % 97 || '@cliente-' || n % 36 || '.example',
         'cliente-' || n % 36 || '.example', (ARRAY['CR', 'PA', 'GT', 'HN'])[1 + n % 4],
         (ARRAY['SJO', 'PTY', 'GUA', 'SAP'])[1 + n % 4], 100 + n % 900, 1, 150 + n % 400, true, 8, 0,
         now() - (n * 730.0 / $1) * interval '1 day', $2::jsonb
  FROM generate_series(1, $1::integer) AS n`;

/** B7, B8 and B9: lists, dashboard and search over a hundred thousand quotations, against the same over ten thousand. */
export async function benchmarkGrowth(): Promise<Ratio[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'istmo-bench-'));
  const server = await startEmbeddedPostgres({ dataDir });
  const opened: DataSource[] = [];
  const fillDatabase = async (quotations: number) => {
    const url = new URL(server.url);
    const name = `of_${quotations}`;
    const owner = await createDataSource(server.url, { poolSize: 2 }).initialize();
    await owner.query(`CREATE DATABASE ${name}`);
    await owner.destroy();
    url.pathname = `/${name}`;
    const dataSource = await createDataSource(url.href, { poolSize: 2 }).initialize();
    opened.push(dataSource);
    await migrate(dataSource);
    await dataSource.transaction(async (manager) => {
      await beginBulkLoad(manager);
      await manager.query(FILL, [quotations, JSON.stringify(toQuotationDocument(aQuotation(aPricedShipment())))]);
      for (const backfill of BACKFILL_SEARCH_WORDS) await manager.query(backfill);
      await applyToRollups(manager, 'true', [], 1);
    });
    await dataSource.query('VACUUM ANALYZE');
    const list = new PostgresQuotationRepository(dataSource.manager);
    const statistics = new PostgresQuotationAnalytics(dataSource.manager);
    const lastPage = Math.floor(quotations / PAGE_SIZE);
    return {
      firstPage: () => list.findPage(ALL, 1, PAGE_SIZE),
      lastPage: () => list.findPage(ALL, lastPage, PAGE_SIZE),
      filtered: () => list.findPage({ ...ALL, country: 'CR', status: 'sent' }, 2, PAGE_SIZE),
      dashboard: () => statistics.getStatistic(ALL, TOP_DOMAINS),
      search: () => list.findPage({ ...ALL, text: 'cliente-17' }, 1, PAGE_SIZE),
      twoCharacters: () => statistics.getStatistic({ ...ALL, text: '17' }, TOP_DOMAINS),
    };
  };
  try {
    const [few, many] = [await fillDatabase(FEW), await fillDatabase(MANY)];
    const ratios: Ratio[] = [];
    for (const [name, query] of [
      ['B7 The first page of the list', 'firstPage'],
      ['B7 The last page of the list', 'lastPage'],
      ['B7 A page of one country and status', 'filtered'],
      ['B8 The dashboard', 'dashboard'],
      ['B9 A search for part of a domain', 'search'],
      ['B9 The dashboard of two letters with which a word begins', 'twoCharacters'],
    ] as const) {
      const { ours, theirs } = await measureAlternating(
        () => measureSlowMs(many[query]),
        () => measureSlowMs(few[query]),
      );
      ratios.push({
        name: `${name} with ${MANY} quotations, against ${FEW}: 95 of 100 are faster`,
        ours: `${ours.toFixed(1)} ms`,
        against: `${theirs.toFixed(1)} ms`,
        ratio: ours / theirs,
      });
    }
    return ratios;
  } finally {
    for (const dataSource of opened) await dataSource.destroy();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureSlowMs(query: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < SAMPLES; at += 1) {
    const start = performance.now();
    await query();
    times.push(performance.now() - start);
  }
  return computePercentile(times, 0.95);
}
