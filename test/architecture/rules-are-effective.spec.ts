import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PLANTS, TARGETS } from './forbidden-imports.fixture.js';
import { dependencyRules, PROJECT } from './source-tree.js';

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

const CONFIGURATION = ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'];

describe('The dependency rule finds what is planted', () => {
  const tree = mkdtempSync(join(tmpdir(), 'planted-'));
  let violations: readonly Violation[] = [];

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };

  beforeAll(() => {
    for (const file of CONFIGURATION) cpSync(join(PROJECT, file), join(tree, file));
    for (const [path, text] of Object.entries(TARGETS)) write(path, text);
    for (const plant of PLANTS) write(plant.file, plant.text);
    const depcruise = join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const roots = ['domain', 'application', 'adapters', 'apps', 'test'];
    const answer = execFileSync(
      process.execPath,
      [depcruise, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...roots],
      { cwd: tree, encoding: 'utf8', maxBuffer: 1 << 26 },
    );
    violations = JSON.parse(answer).summary.violations;
  });

  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it.each(PLANTS.map((plant) => [plant.rule, plant.file, plant] as const))('%s in %s', (rule, _file, plant) => {
    expect(violations.filter((found) => found.from === plant.file).map((found) => found.rule.name)).toContain(rule);
  });

  it('has a plant for every rule', () => {
    const planted = new Set(PLANTS.map((plant) => plant.rule));
    expect(dependencyRules().filter((rule) => !planted.has(rule.name))).toEqual([]);
  });

  it('finds nothing in what is allowed', () => {
    const planted = new Set(PLANTS.map((plant) => plant.file));
    expect(violations.filter((found) => !planted.has(found.from))).toEqual([]);
  });
});
