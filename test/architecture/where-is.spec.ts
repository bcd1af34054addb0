import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PROJECT, readText } from './source-tree.js';

const ROW = /^\| ([^|]+) \| `([^`]+)` \|$/;

describe('The page that says where things are', () => {
  const lines = readText('docs/where-is.md').split('\n');
  const rows = lines.flatMap((line) => {
    const [, question = '', path = ''] = ROW.exec(line) ?? [];
    return path === '' ? [] : [{ question, path }];
  });

  it('has a question and a path in every row', () => {
    const tableLines = lines.filter((line) => line.startsWith('|'));
    expect(rows).toHaveLength(tableLines.length - 2);
    expect(rows.length).toBeGreaterThan(30);
    expect(new Set(rows.map(({ question }) => question)).size).toBe(rows.length);
  });

  it('names only what is there', () => {
    expect(rows.filter(({ path }) => !existsSync(join(PROJECT, path)))).toEqual([]);
  });
});
