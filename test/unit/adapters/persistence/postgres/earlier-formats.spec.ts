import { describe, expect, it } from '@jest/globals';
import { translateTable } from '../../../../../adapters/persistence/postgres/backup/earlier-formats.js';

describe('a table of an earlier backup', () => {
  it.each(['quotation', 'quotation_revision'])('gives the dismissal columns of %s the names of today', (table) => {
    const columns = ['id', 'decline_reason', 'declined_by', 'declined_at'];
    expect(translateTable(2, { table, columns })).toMatchObject({
      table,
      columns: ['id', 'dismissal_reason', 'dismissed_by', 'dismissed_at'],
      rowColumns: columns,
    });
  });

  it('leaves columns of other tables', () => {
    const columns = ['id', 'declined_at'];
    expect(translateTable(2, { table: 'rate', columns })).toMatchObject({ columns, rowColumns: columns });
  });

  it('lets whoever could sign in before there were roles do everything', () => {
    const table = translateTable(2, { table: 'administrator', columns: ['id', 'email'] });
    expect(table.columns).toEqual(['id', 'email', 'role']);
    const row = JSON.parse(table.completeRow('{"id":1,"email":"ana@desk.example"}'));
    expect(row).toEqual({ id: 1, email: 'ana@desk.example', role: 'administrator' });
    const later = translateTable(2, { table: 'administrator', columns: ['id', 'role'] });
    expect([later.columns, later.completeRow('{"role":"operator"}')]).toEqual([['id', 'role'], '{"role":"operator"}']);
  });
});
