import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listMissingBackfills } from '../../../../../adapters/persistence/postgres/backup/backfill.js';
import { MIGRATIONS } from '../../../../../adapters/persistence/postgres/migrations/all-migrations.js';
import { createPostgresRepositories } from '../../../../../adapters/persistence/postgres/unit-of-work/postgres-repositories.js';
import { foldSearchText } from '../../../../../domain/search-text.js';
import { anInboundEmail } from '../../../../support/fixtures/inbound-email.js';
import { aPricedShipment, aQuotation } from '../../../../support/fixtures/quotations.js';
import { aShipmentRequest } from '../../../../support/fixtures/shipments.js';
import { openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';

const SAMPLES = [
  'Cotización ÑANDÚ',
  'cotizacio\u0301n',
  'Straße, STRASSE, ẞ',
  'Œuvre Ærø Þór Łódź Đà Nẵng',
  'a\tb\nc\u00a0d\u3000e',
  '',
];

/** Letters of European languages and Vietnamese, which all fold to what a keyboard without accents can type. */
function listAccented(): string[] {
  const ranges = [[0xa0, 0x17f] as const, [0x1e00, 0x1eff] as const];
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)),
  );
}

describe('the words that are stored to be searched', () => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
  beforeAll(async () => {
    database = await openMigratedDatabase();
  });
  afterAll(() => database.drop());

  it('are folded by the database as by the program', async () => {
    const texts = [...SAMPLES, ...listAccented()];
    const rows: Array<{ folded: string }> = await database.dataSource.query(
      'SELECT fold_search_text(text) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS given(text, at) ORDER BY at',
      [texts],
    );
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldSearchText));
  });

  it('come to rows of before as to new ones', async () => {
    const { manager } = database.dataSource;
    const { emails, quotations, recognizedDomains } = createPostgresRepositories(manager);
    const draft = { country: undefined, isApproved: true, notes: undefined };
    await recognizedDomains.add({ ...draft, mailDomain: 'telas.example', companyName: 'Telas Güémez' }, new Date());
    const body = `Favor cotizar ${'muchísimos '.repeat(300)}`;
    const email = anInboundEmail({ subject: 'Cotización', text: body, fromAddress: 'rosa@mail.telas.example' });
    const { id } = await emails.addIfAbsent(email, 'of-before', new Date());
    const request = aShipmentRequest({ goods: { description: 'Algodón' }, sender: { company: 'Telares Peña' } });
    const further = aPricedShipment(aShipmentRequest({ goods: { description: 'Piñas' }, origin: 'Málaga' }));
    const priced = { ...aPricedShipment(request), furtherShipments: [further] };
    await quotations.add(aQuotation({ ...priced, emailId: id, clientEmail: 'rosa@mail.telas.example' }));

    const readWords = async () => {
      const statement = `SELECT quotation.search_words AS quotation, email.search_words AS email
        FROM quotation JOIN inbound_email email ON email.id = quotation.email_id`;
      const [row]: Array<{ quotation: string; email: string }> = await manager.query(statement);
      return { quotation: toWordSet(row?.quotation), email: toWordSet(row?.email) };
    };
    const stored = await readWords();
    expect(stored.quotation).toEqual(expect.arrayContaining(['guemez', 'cotizacion', 'algodon', 'pinas', 'malaga']));
    await manager.query("UPDATE quotation SET search_words = ''; UPDATE inbound_email SET search_words = ''");
    const known = MIGRATIONS.map(({ name }) => name).filter((name) => !name.startsWith('AddSearchWords'));
    for (const backfill of listMissingBackfills(known)) await manager.query(backfill);
    expect(await readWords()).toEqual(stored);
  });
});

/** The last word may have been cut elsewhere. */
function toWordSet(text = ''): string[] {
  return [...new Set(text.split(' ').slice(0, -1))].sort();
}
