import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { listFiles, PROJECT, readText } from './source-tree.js';

const HOOK_AT_THE_TOP = /^(?:before|after)(?:All|Each)\(/m;
const GROUP = /\.(?:group|nightly)\.ts$/;
const SPEC = /\.spec\.tsx?$/;

/** What no project takes by its own name; patterns of folders below `test`. */
const { GROUPED_FOLDERS }: { GROUPED_FOLDERS: readonly string[] } = await import(join(PROJECT, 'jest.config.js'));
const ignored = GROUPED_FOLDERS.map((folder) => new RegExp(`^test/${folder}/`));
const files = listFiles('test');
const groupedSpecs = files.filter((path) => SPEC.test(path) && ignored.some((pattern) => pattern.test(path)));

/** The folders that a group file, or one of the night, declares the specs of, as paths. */
function readFolders(group: string): string[] {
  const folder = group.slice(0, group.lastIndexOf('/'));
  const [, names = ''] = /importSpecs\(import\.meta\.dirname, \[([^\]]*)\]/.exec(readText(group)) ?? [];
  return [...names.matchAll(/'([^']+)'/g)].map(([, name]) => `${folder}/${name}/`);
}

const folders = files.filter((path) => GROUP.test(path)).flatMap(readFolders);

describe('Specs that a group declares', () => {
  it('are there, and each is declared once', () => {
    expect(groupedSpecs.length).toBeGreaterThan(0);
    const wrong = groupedSpecs.filter((path) => folders.filter((folder) => path.startsWith(folder)).length !== 1);
    expect(wrong).toEqual([]);
  });

  it('are not taken by their own names as well', () => {
    const isGrouped = (path: string) => folders.some((folder) => path.startsWith(folder));
    expect(files.filter((path) => SPEC.test(path) && isGrouped(path))).toEqual(groupedSpecs);
  });

  it('have no hook that would count for the whole group', () => {
    expect(groupedSpecs.filter((path) => HOOK_AT_THE_TOP.test(readText(path)))).toEqual([]);
  });
});
