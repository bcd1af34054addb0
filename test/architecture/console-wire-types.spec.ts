import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { listFiles, readText } from './source-tree.js';

const CONSOLE = 'apps/console/src';
const GENERATED = `${CONSOLE}/api/generated.ts`;
/** What the address of a screen says; it never leaves the browser. */
const ADDRESS = /-url\.ts$/;

const parse = (path: string, text = readText(path)) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** What a query is asked with becomes an address: the second type of `build.query`. */
function isQueryArgument(node: ts.Node): boolean {
  if (ts.isSourceFile(node) || !ts.isCallExpression(node.parent)) return false;
  const { expression, typeArguments } = node.parent;
  return typeArguments?.[1] === node && /\.query$/.test(expression.getText());
}

/** The object types that a file spells out, as their text. */
function listHandWrittenShapes(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isQueryArgument(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) found.push(node.getText().slice(0, 80));
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The types that a file declares by listing their members. */
function listDeclaredShapes(file: ts.SourceFile): string[] {
  return file.statements
    .filter(
      (one) => ts.isInterfaceDeclaration(one) || (ts.isTypeAliasDeclaration(one) && ts.isTypeLiteralNode(one.type)),
    )
    .map((one) => (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one) ? one.name.text : ''));
}

describe('What the console sends and receives', () => {
  const sources = listFiles(CONSOLE).filter((path) => /\.tsx?$/.test(path) && path !== GENERATED);

  it('is described by the generated types: no endpoint spells out an object type', () => {
    const endpoints = sources.filter((path) => path.endsWith('.endpoints.ts'));
    expect(endpoints.length).toBeGreaterThan(20);
    expect(endpoints.flatMap((path) => listHandWrittenShapes(parse(path)).map((shape) => `${path}: ${shape}`))).toEqual(
      [],
    );
  });

  it('is declared in no other file under the name that the API gives it', () => {
    const generated = new Set(
      [...readText(GENERATED).matchAll(/^export type (\w+) = components/gm)].map(([, name]) => name),
    );
    expect(generated.size).toBeGreaterThan(100);
    const twice = sources
      .filter((path) => !ADDRESS.test(path))
      .flatMap((path) => listDeclaredShapes(parse(path)).map((name) => ({ path, name })))
      .filter(({ name }) => generated.has(name));
    expect(twice).toEqual([]);
  });

  it.each([
    'export interface Row { readonly id: number }',
    'export type Row = RowView & { readonly id: number };',
    'const one = build.query<{ readonly id: number }, void>({});',
    'const one = build.mutation<Row, { readonly id: number }>({});',
    'const one = ({ data }: { readonly data: readonly Row[] }) => data;',
  ])('would be noticed where it is spelled out: %s', (text) => {
    expect(listHandWrittenShapes(parse('planted.ts', text))).toHaveLength(1);
  });

  it('may be asked for with parts of an address that have no type of their own', () => {
    expect(listHandWrittenShapes(parse('planted.ts', 'build.query<Row, { readonly filters: string }>({});'))).toEqual(
      [],
    );
  });
});
