import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Construction,
  type FoundExpression,
  identifyExpression,
  parseExpressions,
  recordBuiltExpressions,
} from './regular-expressions.js';
import { BUILT_FROM_ARGUMENTS, REVIEWED_EXPRESSIONS } from './reviewed-expressions.js';
import { PROJECT } from './source-tree.js';

/** What recheck says of an expression. */
interface Verdict {
  readonly status: 'safe' | 'vulnerable' | 'unknown';
  /** `2nd degree polynomial`, `exponential`. */
  readonly complexity?: string;
  /** JavaScript that makes a text which takes the time. */
  readonly attack?: string;
}

/** Those that are known to take linear time, one a line: an answer costs seconds. It is written anew like a snapshot. */
const SAFE_LIST = join(PROJECT, 'test/architecture/safe-expressions.txt');
/** For one expression, in milliseconds. */
const TIMEOUT_MS = 60_000;
const ALL_MS = 3_600_000;

const reviewed = new Set(REVIEWED_EXPRESSIONS.flatMap(({ expressions }) => Object.values(expressions).flat()));
const safe = new Set(readFileSync(SAFE_LIST, 'utf8').split('\n').filter(Boolean));

async function analyze(expressions: ReadonlyArray<Pick<FoundExpression, 'source' | 'flags'>>): Promise<Verdict[]> {
  const program = spawn(process.execPath, ['test/architecture/analyze-expressions.mjs', String(TIMEOUT_MS)], {
    cwd: PROJECT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  program.stdin.end(JSON.stringify(expressions));
  return JSON.parse(await text(program.stdout));
}

describe('The regular expressions of the product', () => {
  let all: FoundExpression[] = [];
  let constructions: Construction[] = [];
  let built: FoundExpression[] = [];
  beforeAll(async () => {
    const parsed = parseExpressions();
    constructions = parsed.constructions;
    built = await recordBuiltExpressions([...new Set(constructions.map(({ file }) => file))]);
    all = [...parsed.literals, ...built];
  });

  it(
    'take time that grows with the length of a text, or are reviewed',
    async () => {
      const unlisted = all.filter((one) => ![safe, reviewed].some((list) => list.has(identifyExpression(one))));
      const unique = [...new Map(unlisted.map((one) => [identifyExpression(one), one])).values()];
      const verdicts = unique.length === 0 ? [] : await analyze(unique);
      const wrong = unique.flatMap((one, at) => {
        const { status, complexity, attack } = verdicts[at] ?? { status: 'unknown' };
        if (status === 'safe') safe.add(identifyExpression(one));
        return status === 'safe' ? [] : [[one, status, complexity, attack] as const];
      });
      const used = new Set(all.map(identifyExpression));
      const lines = [...safe].filter((id) => used.has(id)).sort();
      if (!process.env.CI) writeFileSync(SAFE_LIST, `${lines.join('\n')}\n`);
      expect(
        wrong.map(
          ([one, status, complexity, attack]) =>
            `${one.file}:${one.line} ${identifyExpression(one)} /${one.source.slice(0, 200)}/${one.flags} is ${complexity ?? status}: ${attack}`,
        ),
      ).toEqual([]);
    },
    ALL_MS,
  );

  it('are seen where they are built from lists of words', () => {
    const unseen = constructions.filter(
      ({ file, lines }) => !built.some((one) => one.file === file && one.line >= lines[0] && one.line <= lines[1]),
    );
    const expected = Object.entries(BUILT_FROM_ARGUMENTS).flatMap(([file, { calls }]) => Array(calls).fill(file));
    expect(unseen.map(({ file }) => file).sort()).toEqual(expected);
  });

  it('are reviewed where they stand, each once, and only where recheck cannot say that they are linear', () => {
    const found = new Set(all.map((one) => `${one.file} ${identifyExpression(one)}`));
    const listed = REVIEWED_EXPRESSIONS.flatMap(({ expressions }) =>
      Object.entries(expressions).flatMap(([file, ids]) => ids.map((id) => `${file} ${id}`)),
    );
    expect(listed.filter((one) => !found.has(one))).toEqual([]);
    expect(listed.filter((one, at) => listed.indexOf(one) !== at)).toEqual([]);
    expect([...reviewed].filter((id) => safe.has(id))).toEqual([]);
  });

  it('would be found if one took more', async () => {
    const [exponential, polynomial, linear] = await analyze([
      { source: '^(?:a+)+$', flags: '' },
      { source: '\\s+$', flags: 'u' },
      { source: '^\\s+', flags: '' },
    ]);
    expect(exponential).toMatchObject({ status: 'vulnerable', complexity: 'exponential' });
    expect(polynomial).toMatchObject({ status: 'vulnerable', attack: expect.stringContaining('repeat') });
    expect(linear).toMatchObject({ status: 'safe' });
  });
});
