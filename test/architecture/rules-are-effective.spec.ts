import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FORBIDDEN_IMPORTS, TARGETS } from './forbidden-imports.fixture.js';
import { loadDependencyRules, PROJECT } from './source-tree.js';

interface Finding {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

const CONFIGURATION = ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'];

describe('The dependency rule finds what is planted', () => {
  const tree = mkdtempSync(join(tmpdir(), 'planted-'));
  let findings: readonly Finding[] = [];

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };

  beforeAll(() => {
    for (const file of CONFIGURATION) cpSync(join(PROJECT, file), join(tree, file));
    for (const [path, text] of Object.entries(TARGETS)) write(path, text);
    for (const forbidden of FORBIDDEN_IMPORTS) write(forbidden.file, forbidden.text);
    const depcruise = join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const roots = ['domain', 'application', 'adapters', 'apps', 'test'];
    const answer = execFileSync(
      process.execPath,
      [depcruise, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...roots],
      { cwd: tree, encoding: 'utf8', maxBuffer: 1 << 26 },
    );
    findings = JSON.parse(answer).summary.violations;
  });

  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it.each(FORBIDDEN_IMPORTS.map((forbidden) => [forbidden.rule, forbidden.file, forbidden] as const))(
    '%s in %s',
    (rule, _file, forbidden) => {
      expect(findings.filter((found) => found.from === forbidden.file).map((found) => found.rule.name)).toContain(rule);
    },
  );

  it('has a plant for every rule', () => {
    const expected = new Set(FORBIDDEN_IMPORTS.map((forbidden) => forbidden.rule));
    expect(loadDependencyRules().filter((rule) => !expected.has(rule.name))).toEqual([]);
  });

  it('finds nothing in what is allowed', () => {
    const expected = new Set(FORBIDDEN_IMPORTS.map((forbidden) => forbidden.file));
    expect(findings.filter((found) => !expected.has(found.from))).toEqual([]);
  });
});
