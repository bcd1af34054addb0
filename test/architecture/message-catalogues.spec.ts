import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { findTexts } from './catalogue-texts.js';
import { findReadableTexts } from './server-texts.js';
import { listFiles, readText } from './source-tree.js';

const SERVER = ['domain', 'application', 'adapters', 'apps/api', 'apps/cli', 'apps/mcp'] as const;
/** Where each sentence that a person reads comes from a catalogue. */
const GUARDED = /^(?:domain|application|apps\/api|apps\/cli|apps\/mcp)\//;
const CATALOGUE = /\.messages\.ts$/;
const TRANSLATION = /\.messages\.es\.ts$/;

/** A file or a folder whose sentences stay where they are. */
interface Exception {
  readonly path: RegExp;
  readonly reason: string;
}

const EXCEPTIONS: readonly Exception[] = [
  { path: /^apps\/api\/http\/(?:openapi-metadata|openapi)\.ts$/, reason: 'Describes the API to developers.' },
  { path: /^apps\/api\/.*\.decorator\.ts$/, reason: 'Describes the API to developers.' },
  {
    path: /^apps\/api\/infrastructure\/(?:warm-up|load-demo-data)\.ts$/,
    reason: 'Made-up emails and what became of them.',
  },
  { path: /^apps\/mcp\/tools\//, reason: 'Describes tools and their arguments to an assistant.' },
  { path: /^domain\/core-rules\/fallback-and-mail-checks\.ts$/, reason: 'The subject of a made-up email.' },
  { path: /^domain\/geography\/road-access\.ts$/, reason: 'Names of places as the gazetteer writes them.' },
  { path: /^domain\/tariff\/service-code\.ts$/, reason: 'Names of services, which staff may change in each rate.' },
  { path: /^application\/jobs\/job-queue\.port\.ts$/, reason: 'An error that only the worker catches.' },
];

/** A key of a catalogue, and whether an interface names it, so that code reaches it under another name as well. */
interface CatalogueKey {
  readonly constant: string;
  readonly key: string;
  readonly isTyped: boolean;
}

/** The keys that the object literals of a catalogue declare at their top. */
function listKeys(path: string): CatalogueKey[] {
  const source = ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, type, initializer }) => {
      const value = initializer && findTexts(initializer);
      if (!value) return [];
      return value.properties.flatMap(({ name: key }) =>
        key && (ts.isIdentifier(key) || ts.isStringLiteral(key))
          ? [{ constant: name.getText(), key: key.text, isTyped: type !== undefined }]
          : [],
      );
    }),
  );
}

/**
 * Whether code names a key, or picks one of the catalogue's by a code such as that of a reason.
 * @param users code outside the catalogues, which knows a typed one by other names
 */
function isUsed({ constant, key, isTyped }: CatalogueKey, code: string, users: string): boolean {
  if (isTyped) return new RegExp(`\\b${key}\\b`).test(users) || code.includes(`${constant}[`);
  return new RegExp(`\\b${constant}\\s*(?:\\.\\s*${key}\\b|\\[)`).test(code);
}

/** What a file reads of catalogues while it is loaded: it would be in English for everybody. */
function findReadWhileLoading(path: string, text: string): string[] {
  if (!text.includes('_MESSAGES')) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return;
    if (ts.isPropertyAccessExpression(node) && /^[A-Z][A-Z_]*_MESSAGES$/.test(node.expression.getText()))
      found.push(`${path}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('Sentences that people read', () => {
  const sources = SERVER.flatMap(listFiles).filter((path) => path.endsWith('.ts') && !TRANSLATION.test(path));

  it('are found by their form', () => {
    const text = [
      "throw new Error('There is no rate.');",
      'const title = `$' + "{number} needs review`; const action = 'Reply not delivered';",
      "logger.info('The server is ready.'); @ApiOperation({ summary: 'All rates of the tariff' }) class Rates {}",
      "const sql = 'SELECT all of it'; const header = 'Content-Type: text/html';",
    ].join('\n');
    expect(findReadableTexts('sample.ts', text).map(({ words }) => words)).toEqual([
      'There is no rate.',
      'X needs review',
      'Reply not delivered',
    ]);
  });

  it('stand in the catalogues of their subdomains', () => {
    const outside = sources
      .filter((path) => GUARDED.test(path) && !CATALOGUE.test(path))
      .filter((path) => !EXCEPTIONS.some((one) => one.path.test(path)))
      .flatMap((path) => findReadableTexts(path, readText(path)).map(({ line, words }) => `${path}:${line} ${words}`));
    expect(outside).toEqual([]);
  });

  it('are looked up when they are said, not while a file is loaded', () => {
    const sample = 'const A = { name: RATE_MESSAGES.name, get unit() { return RATE_MESSAGES.unit; } };';
    expect(findReadWhileLoading('sample.ts', sample)).toEqual(['sample.ts: RATE_MESSAGES.name']);
    const early = sources
      .filter((path) => /^(?:domain|application|adapters|apps\/api)\//.test(path) && !CATALOGUE.test(path))
      .flatMap((path) => findReadWhileLoading(path, readText(path)));
    // What describes the API to developers is in English for all of them.
    expect(early.filter((one) => !/MESSAGES\.\w+Field$/.test(one))).toEqual([]);
  });

  it('are each used', () => {
    const paths = [...sources, ...listFiles('apps/console')].filter((path) => /\.tsx?$/.test(path));
    const code = paths.map(readText).join('\n');
    const users = paths
      .filter((path) => !/messages(?:\.es)?\.ts$/.test(path))
      .map(readText)
      .join('\n');
    const unused = sources
      .filter((path) => CATALOGUE.test(path))
      .flatMap((path) => listKeys(path).filter((key) => !isUsed(key, code, users)))
      .map(({ constant, key }) => `${constant}.${key}`);
    expect(unused).toEqual([]);
  });

  it('stand elsewhere only where a reason is given', () => {
    const needless = EXCEPTIONS.filter(
      ({ path }) => !sources.some((file) => path.test(file) && findReadableTexts(file, readText(file)).length > 0),
    );
    expect(needless).toEqual([]);
  });
});
