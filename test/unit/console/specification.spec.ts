import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const TEST = join(process.cwd(), 'test');
/** Sections of the specification, and the screens of its second one. */
const SECTIONS = 9;
const SCREENS = 17;

/** One thing that is asked, and what proves it. */
interface Proof {
  readonly section: string;
  readonly asked: string;
  readonly file: string;
  readonly titles: readonly string[];
  readonly scene: string;
}

const text = readFileSync(join(TEST, 'unit', 'console', 'specification.md'), 'utf8');
const proofs = proofsIn(text);

/** The rows of the tables, each under its heading. */
function proofsIn(markdown: string): Proof[] {
  const found: Proof[] = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    section = /^#{2,3} (\d+(?:\.\d+)?) /.exec(line)?.[1] ?? section;
    const cells = line.startsWith('| ')
      ? line
          .slice(1, -1)
          .split(' |')
          .map((cell) => cell.trim())
      : [];
    const file = /^`(.+)`$/.exec(cells[1] ?? '')?.[1];
    if (!file) continue;
    found.push({ section, asked: cells[0] ?? '', file, titles: (cells[2] ?? '').split(' › '), scene: cells[3] ?? '' });
  }
  return found;
}

/** Whether some words stand as a text of their own in a source: as the first argument of a call, or anywhere. */
function containsText(source: string, words: string, place: 'title' | 'anywhere'): boolean {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/'/g, "\\\\?'");
  return new RegExp(`${place === 'title' ? '\\(\\s*' : ''}(['"\`])${literal}\\1`).test(source);
}

/** A test file with the files beside it that it takes its scenes from. */
function readWithScenes(file: string, source: string): string {
  const importedPaths = [...source.matchAll(/from '\.\/([\w-]+)\.js'/g)].map(([, name]) =>
    join(TEST, dirname(file), `${name}.ts`),
  );
  return [source, ...importedPaths.map((path) => readFileSync(path, 'utf8'))].join('\n');
}

describe('The specification', () => {
  it('has rows for each of its sections and each of its screens', () => {
    const sections = new Set(proofs.map(({ section }) => section));
    const expected = Array.from({ length: SECTIONS }, (_, index) => String(index + 1)).filter((one) => one !== '2');
    const screens = Array.from({ length: SCREENS }, (_, index) => `2.${index + 1}`);
    expect([...expected, ...screens].filter((one) => !sections.has(one))).toEqual([]);
  });

  it('has a test for every row that exists under its title, with its scene', () => {
    const missing = proofs.flatMap(({ asked, file, titles, scene }) => {
      const path = join(TEST, file);
      if (!existsSync(path)) return [`${asked}: no file ${file}`];
      const source = readFileSync(path, 'utf8');
      const lost = titles.filter((title) => title === '' || !containsText(source, title, 'title'));
      const isLostScene = scene !== '' && !containsText(readWithScenes(file, source), scene, 'anywhere');
      return [...lost, ...(isLostScene ? [scene] : [])].map((words) => `${asked}: no "${words}" in ${file}`);
    });
    expect(missing).toEqual([]);
  });

  it('notices a row whose test is gone', () => {
    expect(containsText("it('reads it', () => {})", 'reads it', 'title')).toBe(true);
    expect(containsText("it.each(ROWS)(\n  'reads %s', () => {})", 'reads %s', 'title')).toBe(true);
    expect(containsText("it('reads it aloud', () => {})", 'reads it', 'title')).toBe(false);
    expect(containsText("const words = 'reads it';", 'reads it', 'title')).toBe(false);
  });
});
