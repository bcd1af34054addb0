import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { listFiles, PROJECT, readText } from './source-tree.js';

const CATALOGUE = /\.messages\.ts$/;
const ROOTS = ['domain', 'application', 'adapters', 'apps'];

/** Catalogues that stay in English. */
const ENGLISH_ONLY: readonly { readonly path: RegExp; readonly reason: string }[] = [
  { path: /^adapters\/rendering\//, reason: 'Replies to customers have catalogues of their own in both languages.' },
  { path: /^apps\/mcp\//, reason: 'For whoever sets it up, and for an assistant, which speaks to people itself.' },
  { path: /^apps\/cli\//, reason: 'The command line is for whoever runs the server.' },
  { path: /^apps\/api\/(?:config\/|api\.messages)/, reason: 'Said at the start, to whoever runs the server.' },
  { path: /^adapters\/(?:persistence\/(?:embedded-)?postgres|runtime)\//, reason: 'For whoever runs the server.' },
  { path: /^adapters\/mail\/smtp-receiver\//, reason: 'Answers to sending servers.' },
  { path: /^adapters\/extraction\//, reason: 'Remarks of readers, which are stored with the email.' },
];

const catalogues = ROOTS.flatMap(listFiles).filter((path) => CATALOGUE.test(path));
const translated = catalogues.filter((path) => !ENGLISH_ONLY.some((one) => one.path.test(path)));

/** The names under which a file defines catalogues. */
function listNames(path: string): string[] {
  return [...readText(path).matchAll(/defineMessages\(\s*'(?:\w+\.)?(\w+)'/g)].map(([, name = '']) => name);
}

const toSpanish = (path: string) => path.replace(CATALOGUE, '.messages.es.ts');

const [FIRST_TEXTS, FURTHER_TEXTS] = ['spanish-first-screen', 'spanish-further'].map(
  (name) => `apps/console/src/i18n/${name}.ts`,
) as [string, string];
const PAGE_TEXTS = [FIRST_TEXTS, FURTHER_TEXTS];
/** What a page says before anything was opened: the first screen, those before the sign-in, notices and the switch of the theme. */
const FIRST_PARTS = [
  'main.tsx',
  'features/home/home-screen.tsx',
  'features/session/login-screen.tsx',
  'components/toast/toast-host.tsx',
  'components/theme/theme-switch.tsx',
].map((path) => `apps/console/src/${path}`);

/** The files that files need before they can run. */
function collectNeededFiles(paths: readonly string[]): readonly string[] {
  const needed = new Set(paths);
  for (const path of needed) {
    for (const [, specifier = ''] of readText(path).matchAll(
      /^(?:import|export) (?!type)[^;]+? from '(\.[^']+)\.js';/gm,
    )) {
      const target = posix.join(posix.dirname(path), specifier);
      needed.add(existsSync(join(PROJECT, `${target}.tsx`)) ? `${target}.tsx` : `${target}.ts`);
    }
  }
  return [...needed];
}

describe('Sentences in Spanish', () => {
  it('stand beside every catalogue, under the same names', () => {
    const missing = translated.flatMap((path) => {
      const spanish = readText(toSpanish(path));
      return listNames(path).filter(
        (name) => !spanish.includes(`export const ${name}: Translation<typeof english.${name}>`),
      );
    });
    expect(missing).toEqual([]);
  });

  it('are loaded: those of the console by the page, the others by the server', () => {
    const page = PAGE_TEXTS.map(readText).join('\n');
    const server = listFiles('apps/api/infrastructure/translations').map(readText).join('\n');
    const forgotten = translated.filter((path) => {
      const name = `/${path.split('/').at(-1)?.replace(/\.ts$/, '.es.js') ?? ''}'`;
      return !(path.startsWith('apps/console/') ? page : server).includes(name);
    });
    expect(forgotten).toEqual([]);
  });

  it('of a page come before the others where the first screen says them', () => {
    const first = collectNeededFiles(FIRST_PARTS).filter(
      (path) => path.startsWith('apps/console/') && CATALOGUE.test(path),
    );
    const missing = first.filter(
      (path) => !readText(FIRST_TEXTS).includes(`/${posix.basename(toSpanish(path), '.ts')}.js'`),
    );
    expect(first.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  it('of a page are each in one place', () => {
    const [first, further] = PAGE_TEXTS.map((path) => new Set(readText(path).split('\n').filter(Boolean)));
    expect([...(first ?? [])].filter((line) => further?.has(line))).toEqual([]);
  });

  it('have names that are each given once in a layer', () => {
    const names = catalogues.flatMap((path) =>
      [...readText(path).matchAll(/defineMessages\(\s*'([\w.]+)'/g)].map(([, name = '']) => name),
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('are left out only where a reason is given', () => {
    expect(ENGLISH_ONLY.filter(({ path }) => !catalogues.some((file) => path.test(file)))).toEqual([]);
  });
});
