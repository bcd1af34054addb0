import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { findTexts } from './catalogue-texts.js';
import { findReadableTexts } from './readable-console-texts.js';
import { listFiles, readText } from './source-tree.js';

const CONSOLE = 'apps/console/src';
const TRANSLATION = /\.messages\.es\.ts$/;
const isCatalogue = (path: string) => path.endsWith('.messages.ts');
const sources = listFiles(CONSOLE).filter((path) => /\.tsx?$/.test(path) && !TRANSLATION.test(path));
const catalogues = sources.filter(isCatalogue);
const files = sources.filter((path) => !isCatalogue(path) && path !== `${CONSOLE}/api/generated.ts`);

/** A text that stays where it is in every language. */
interface Exception {
  readonly text: RegExp;
  readonly file: RegExp;
  readonly reason: string;
}

const EXCEPTIONS: readonly Exception[] = [
  { text: /^Istmo$/, file: /\.tsx$/, reason: 'The name of the product.' },
  { text: /^(?:kg|km|USD|MB|… (?:kg|cm|ms|s|m³)|\$… \/ kg|… \(… kB\))$/, file: /./, reason: 'Units.' },
  { text: /^(?:CSV|XLSX)$/, file: /export-menu\.tsx$/, reason: 'Names of file formats.' },
  { text: /^\w+$/, file: /(?:\.endpoints|\/api|use-polling-quotation)\.ts$/, reason: 'Tags of the cache.' },
  {
    text: /^(?:Compulsory|Delivery|Additional|Optional|Excluded)$/,
    file: /(?:charge-groups\.ts|rate-form-values\.ts|service-definitions\.tsx|line-dialog\.tsx)$/,
    reason: 'Charge categories as the API names them.',
  },
  { text: /^(?:[A-Z]{2} ?)+$/, file: /countries\.ts$/, reason: 'ISO codes.' },
  { text: /^d MMM yyyy$/, file: /chart-drawing\.tsx$/, reason: 'The format of a date.' },
  { text: /^Q…$/, file: /\.tsx$/, reason: 'The number of a quotation.' },
  { text: /^(?:From|De): /, file: /sample-emails\.ts$/, reason: 'Emails of customers, each in its own language.' },
  {
    text: /^Freight Quotation Request$/,
    file: /processing-run\.ts$/,
    reason: 'The subject of an email that has none; the server reads it.',
  },
  { text: /^(?:English|Español)$/, file: /language-names\.ts$/, reason: 'Each language in its own words.' },
  { text: /^npm run restore/, file: /backup-card\.tsx$/, reason: 'A command to be typed.' },
];

const isException = (path: string, text: string) =>
  EXCEPTIONS.some((exception) => exception.file.test(path) && exception.text.test(text));

const listTexts = () =>
  files.flatMap((path) => findReadableTexts(path, readText(path)).map((found) => ({ path, ...found })));

/** The names that a catalogue file exports, each with its keys. */
function listKeys(path: string): ReadonlyMap<string, readonly string[]> {
  const source = ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true);
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations]);
  return new Map(
    declarations.map(({ name, initializer }) => {
      const texts = initializer && findTexts(initializer);
      const properties = texts ? [...texts.properties] : [];
      return [name.getText(), properties.flatMap((one) => (one.name ? [one.name.getText().replaceAll("'", '')] : []))];
    }),
  );
}

/** Whether a file that reads a catalogue names a key, or looks keys of the catalogue up by a variable. */
function isUsedIn(text: string, catalogue: string, key: string): boolean {
  if (!text.includes(catalogue)) return false;
  const looksUp = new RegExp(`Messages\\(${catalogue}\\)\\[|keys\\(${catalogue}\\)|\\bmessages\\[`).test(text);
  return looksUp || new RegExp(`\\.${key}\\b|'${key}'`).test(text);
}

/** Whether a file reads a catalogue while it is loaded, before the language of the page may be there. */
function readsWhileLoading(path: string): boolean {
  const text = readText(path);
  if (!text.includes('getMessages')) return false;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const isRead = (node: ts.Node): boolean => {
    if (ts.isFunctionLike(node)) return false;
    if (ts.isCallExpression(node) && node.expression.getText() === 'getMessages') return true;
    return ts.forEachChild(node, (child) => isRead(child) || undefined) ?? false;
  };
  return isRead(source);
}

describe('What people read in the console', () => {
  const texts = listTexts();

  it('comes from a catalogue', () => {
    const loose = texts.filter(({ path, text }) => !isException(path, text));
    expect(loose.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
  });

  it('has no exception that nothing needs', () => {
    const idle = EXCEPTIONS.filter(
      (exception) => !texts.some(({ path, text }) => exception.file.test(path) && exception.text.test(text)),
    );
    expect(idle.map(({ reason }) => reason)).toEqual([]);
  });

  it('has no key that nobody uses', () => {
    const sources = files.map(readText);
    const idle = catalogues.flatMap((path) =>
      [...listKeys(path)].flatMap(([catalogue, keys]) =>
        keys.filter((key) => !sources.some((text) => isUsedIn(text, catalogue, key))).map((key) => `${path}: ${key}`),
      ),
    );
    expect(idle).toEqual([]);
  });

  it('is looked up when it is shown, not while a file is loaded', () => {
    expect(files.filter(readsWhileLoading)).toEqual([]);
  });

  it('stands in catalogues that hold nothing else', () => {
    const odd = catalogues.filter((path) => {
      const names = [...listKeys(path).keys()];
      return (
        names.length === 0 ||
        names.some((name) => !/^[a-z]\w*Messages$/.test(name)) ||
        /^(?:export )?(?:async )?function/m.test(readText(path))
      );
    });
    expect(odd).toEqual([]);
  });
});

describe('The search for readable texts', () => {
  const find = (text: string) => findReadableTexts('part.tsx', text).map((found) => found.text);

  it.each([
    ['an element', 'const part = <p>Not saved yet</p>;', 'Not saved yet'],
    ['a fallback in an element', 'const part = <p>{name || `none of $' + '{count}`}</p>;', 'none of …'],
    ['an attribute', 'const part = <input aria-label="search" />;', 'search'],
    ['a branch of an attribute', "const part = <Field label={isOn ? 'on' : words} />;", 'on'],
    ['a property', "const column = { header: 'amount' };", 'amount'],
    ['a notice', "notify({ kind: 'success', title: 'saved' });", 'saved'],
    ['a result', "const format = () => 'No rate for it.';", 'No rate for it.'],
    ['clauses in a list', "const keys = ['Search; Enter opens'];", 'Search; Enter opens'],
    ['a sentence with values', 'const format = (n: number) => `Showing $' + '{n} of them`;', 'Showing … of them'],
  ])('finds the text of %s', (_place, source, text) => {
    expect(find(source)).toEqual([text]);
  });

  it.each([
    ['a class name', 'const part = <p className="wide row" />;'],
    ['a style', "const useStyles = makeStyles({ part: { gridColumn: '1 / -1', content: 'Some words' } });"],
    ['a comparison', "const isEnter = key === 'Enter';"],
    ['an address', 'const address = `/api/rates/$' + '{id}`;'],
    ['a type', "type Kind = 'Some words';"],
    ['a catalogue', 'const part = <p>{messages.saved}</p>;'],
  ])('passes over %s', (_place, source) => {
    expect(find(source)).toEqual([]);
  });
});
