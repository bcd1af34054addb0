import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, relative } from 'node:path';

/** The root of the project: tests are run from there. */
export const PROJECT = process.cwd();

/** The roots that hold source text. */
export const ROOTS = ['domain', 'application', 'adapters', 'apps', 'test', 'build'] as const;

const SOURCE = /\.(?:tsx?|mjs|cjs|js)$/;
const NOT_OURS = new Set(['node_modules', 'dist', 'data', 'coverage']);

/** Of the folders that were asked for: a rule after the other asks for the same. */
const fileLists = new Map<string, readonly string[]>();

/** Every file below a folder of the project, as a path from the project's root with forward slashes. */
export function listFiles(folder: string): string[] {
  const list = fileLists.get(folder) ?? readFolder(folder);
  fileLists.set(folder, list);
  return [...list];
}

function readFolder(folder: string): readonly string[] {
  return readdirSync(join(PROJECT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(PROJECT, join(entry.parentPath, entry.name)).split('\\').join('/'))
    .filter((path) => !path.split('/').some((part) => NOT_OURS.has(part)));
}

/** Every source file of the project. */
export function listSourceFiles(): string[] {
  return ROOTS.flatMap(listFiles).filter((path) => SOURCE.test(path));
}

/** The text of a file of the project. */
export function readText(path: string): string {
  return readFileSync(join(PROJECT, path), 'utf8');
}

/** An import of one file of the project by another, types included. */
export interface LocalImport {
  readonly from: string;
  readonly to: string;
}

/** Every import of a TypeScript file by another one below a folder; read from its text. */
export function listLocalImports(folder: string): LocalImport[] {
  return listFiles(folder)
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((from) =>
      [...readText(from).matchAll(/\bfrom '(\.{1,2}\/[^']+)\.js';/g)].map(([, specifier = '']) => ({
        from,
        to: `${posix.join(posix.dirname(from), specifier)}.ts`,
      })),
    );
}

/** One rule of the dependency rule, as far as the tests look into it. */
export interface DependencyRule {
  readonly name: string;
  readonly comment: string;
  readonly from: { readonly path?: string; readonly pathNot?: string };
  readonly to: { readonly path?: string; readonly pathNot?: string | readonly string[] };
}

/** The rules as dependency-cruiser reads them. */
export function loadDependencyRules(): readonly DependencyRule[] {
  const require = createRequire(import.meta.url);
  const configuration: { readonly forbidden: readonly DependencyRule[] } = require(
    join(PROJECT, '.dependency-cruiser.cjs'),
  );
  return configuration.forbidden;
}
