import { describe, expect, it } from '@jest/globals';
import { listFiles, readText } from './source-tree.js';

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
    const page = readText('apps/console/src/i18n/spanish.ts');
    const server = listFiles('apps/api/infrastructure/translations').map(readText).join('\n');
    const forgotten = translated.filter((path) => {
      const name = `/${path.split('/').at(-1)?.replace(/\.ts$/, '.es.js') ?? ''}'`;
      return !(path.startsWith('apps/console/') ? page : server).includes(name);
    });
    expect(forgotten).toEqual([]);
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
