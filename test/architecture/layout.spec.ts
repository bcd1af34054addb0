import { describe, expect, it } from '@jest/globals';
import { listFiles, listSourceFiles, loadDependencyRules, ROOTS, readText } from './source-tree.js';

const VAGUE_FOLDERS = ['utils', 'util', 'helpers', 'helper', 'common', 'shared', 'misc', 'lib'];
const MAX_FILE = 300;
/** Made by `npm run generate:api`, and read by nobody. */
const GENERATED = ['apps/api/http/openapi-metadata.ts', 'apps/console/src/api/generated.ts'];
/** Put together here, so that this file does not find itself. */
const EXCUSES = new RegExp(
  ['TO' + 'DO', 'FIX' + 'ME', '@ts-' + 'ignore', '@ts-' + 'nocheck', 'biome-' + 'ignore'].join('|'),
);

const SHIPPED = /^(?:domain|application|adapters|apps)\/.*\.tsx?$/;
const EXPORT = /^export (?:default )?(?:abstract |async )*(?:class|function|interface)\b/;

/** The exports that no sentence stands above; decorators may stand in between. */
function findUndocumentedExports(text: string): string[] {
  const lines = text.split('\n');
  return lines.filter((line, at) => {
    if (!EXPORT.test(line)) return false;
    const above = lines.slice(0, at).reverse();
    const first = above.find((one) => !/^(?:@|\)|\}\)| {2})/.test(one));
    return !first?.trimEnd().endsWith('*/');
  });
}

/** The folder of an adapter below adapters/: one word, or two within a group. */
function findAdapterFolder(path: string): string {
  const [, folder = ''] =
    /^adapters\/((?:extraction|mail|persistence|runtime)\/[^/]+(?=\/)|[^/]+(?=\/))/.exec(path) ?? [];
  return folder;
}

describe('The dependency rule', () => {
  it.each(loadDependencyRules().map((rule) => [rule.name, rule] as const))(
    '%s guards files that exist',
    (_name, rule) => {
      const guarded = listSourceFiles().filter(
        (path) =>
          new RegExp(rule.from.path ?? '').test(path) &&
          !(rule.from.pathNot && new RegExp(rule.from.pathNot).test(path)),
      );
      expect(guarded.length).toBeGreaterThan(0);
    },
  );

  it('gives its reason with every rule', () => {
    expect(loadDependencyRules().filter((rule) => rule.comment.trim() === '')).toEqual([]);
  });
});

describe('The tree', () => {
  it('has no folder that could hold anything', () => {
    const vague = ROOTS.flatMap(listFiles).filter((path) =>
      path
        .split('/')
        .slice(0, -1)
        .some((folder) => VAGUE_FOLDERS.includes(folder)),
    );
    expect(vague).toEqual([]);
  });

  it(`has no source file of more than ${MAX_FILE} lines`, () => {
    const long = listSourceFiles()
      .filter((path) => !GENERATED.includes(path))
      .map((path) => ({ path, lines: readText(path).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > MAX_FILE);
    expect(long).toEqual([]);
  });

  it('names every file in kebab-case', () => {
    const odd = listSourceFiles().filter((path) => !/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(path.split('/').at(-1) ?? ''));
    expect(odd).toEqual([]);
  });

  it('says of every class, function and interface that ships what it is', () => {
    const silent = listSourceFiles()
      .filter((path) => SHIPPED.test(path) && !GENERATED.includes(path))
      .flatMap((path) => findUndocumentedExports(readText(path)).map((line) => `${path}: ${line}`));
    expect(silent).toEqual([]);
  });

  it('has no default export that no tool asks for', () => {
    const odd = listSourceFiles().filter((path) => SHIPPED.test(path) && /^export default /m.test(readText(path)));
    expect(odd.filter((path) => !path.endsWith('vite.config.ts'))).toEqual([]);
  });

  it('lists every adapter in adapters/README.md', () => {
    const folders = [...new Set(listFiles('adapters').map(findAdapterFolder))].filter((folder) => folder !== '');
    const listed = [...readText('adapters/README.md').matchAll(/^\| `([^`]+)\/`/gm)].map((match) => match[1]);
    expect(listed).toEqual(folders.sort());
  });

  it('makes no excuses in comments', () => {
    expect(listSourceFiles().filter((path) => EXCUSES.test(readText(path)))).toEqual([]);
  });
});

describe('docs/dependencies.md', () => {
  const manifest: Record<string, Readonly<Record<string, string>> | undefined> = JSON.parse(readText('package.json'));
  const dependencies = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.keys(manifest[kind] ?? {}),
  );
  const lines = [...readText('docs/dependencies.md').matchAll(/^- `([^`]+)` · /gm)].map((match) => match[1] ?? '');
  const mentionsPackage = (line: string, name: string) =>
    line === name || (line.endsWith('/*') && name.startsWith(line.slice(0, -1)));

  it('has a line for every dependency', () => {
    expect(dependencies.filter((name) => !lines.some((line) => mentionsPackage(line, name)))).toEqual([]);
  });

  it('has no line for a dependency that is gone', () => {
    expect(lines.filter((line) => !dependencies.some((name) => mentionsPackage(line, name)))).toEqual([]);
  });
});
