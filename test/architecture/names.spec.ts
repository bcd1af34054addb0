import { describe, expect, it } from '@jest/globals';
import { collectDeclaredNames, type DeclaredName } from './declared-names.js';
import { listFiles, listSourceFiles, ROOTS, readText } from './source-tree.js';

/** Metaphors and words of several meanings, banned in the plural too; docs/glossary.md has the standard terms. */
const BANNED_WORDS = [
  ...['atlas', 'bell', 'beside', 'buried', 'bury', 'chance', 'chore', 'clerk', 'deed', 'departure', 'desk', 'door'],
  ...['errand', 'fault', 'gate', 'hasten', 'hurry', 'journey', 'judge', 'judged', 'judgement', 'keeper', 'lane'],
  ...['lapse', 'letter', 'lore', 'manners', 'matter', 'mend', 'news', 'opinion', 'patience', 'seat', 'sentence'],
  ...['shelf', 'soup', 'standing', 'stranger', 'tally', 'tie', 'tray', 'trouble', 'twin', 'violation', 'visitor'],
  ...['way back', 'world', 'worth'],
];

/** Standard terms that hold a banned word. */
const STANDARD_TERMS = ['dead letter', 'dead letters'];

/** A name that stays, because a database or a reader of our JSON knows it. */
interface KeptProperty {
  readonly name: string;
  /** The files whose types declare it. */
  readonly declaredIn: RegExp;
  /** The files in which it is a key of object literals, as these types ask for; undefined: all files. */
  readonly writtenIn?: RegExp;
  readonly reason: string;
}

/** Where the API and the console declare what is on the wire, the generated files among them. */
const ON_THE_WIRE = /^apps\/(?:api\/.*\.view|console\/src\/(?:api\/generated|.*\.endpoints))\.ts$/;

const KEPT_PROPERTIES: readonly KeptProperty[] = [
  {
    name: 'door',
    declaredIn: /^apps\/api\/inbound-mail\/inbound-email\.view\.ts$/,
    reason: 'Property of the API: the channel by which an email came in.',
  },
  {
    name: 'gate',
    declaredIn: /^(?:.*\/quotation-document\.upcaster|test\/integration\/api\/quoting\/.*\.spec)\.ts$/,
    reason: 'Property of the API, of the JSON of the command line, and of quotations that the first releases stored.',
  },
  {
    name: 'fault',
    declaredIn: ON_THE_WIRE,
    writtenIn: /(?:^|\/)(?:test-mail\.controller|openapi-metadata|notification-emails\.spec)\.ts$/,
    reason: 'Property of the API: why no test mail can be sent to an address.',
  },
  {
    name: 'faults',
    declaredIn: /^test\/integration\/api\/tariff\/bulk-rate-updates\.spec\.ts$/,
    reason: 'Property of the API: what is wrong with the fields of a changed rate.',
  },
  {
    name: 'mailTrouble',
    declaredIn: ON_THE_WIRE,
    reason: 'Property of the API: whether the mail server refuses everything.',
  },
  {
    name: 'violations',
    declaredIn: /^test\/e2e\/accessibility\.ts$/,
    reason: "Property of axe-core's results.",
  },
];

const toPlurals = (word: string) => [`${word}s`, `${word}es`, word.replace(/y$/, 'ies'), word.replace(/f$/, 'ves')];
const BANNED = new Set(BANNED_WORDS.flatMap((word) => [word, ...toPlurals(word)]));

/** The words of a name in camelCase, kebab-case or CAPITALS, in small letters with a space between. */
function splitWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '')
    .join(' ')
    .toLowerCase();
}

const answers = new Map<string, boolean>();

/** Whether a name holds a banned word that is no part of a standard term. */
function isBanned(name: string): boolean {
  const answer = answers.get(name) ?? holdsBannedWord(name);
  answers.set(name, answer);
  return answer;
}

function holdsBannedWord(name: string): boolean {
  const words = STANDARD_TERMS.reduce((rest, term) => ` ${rest} `.replaceAll(` ${term} `, ' , '), splitWords(name))
    .trim()
    .split(' ');
  return words.some((word, index) => BANNED.has(word) || BANNED.has(`${word} ${words[index + 1] ?? ''}`));
}

/** Whether a text has a banned word at all, be it in a comment: only then it is worth parsing. */
function mentionsBanned(text: string): boolean {
  return [...new Set(text.match(/[A-Za-z_$][\w$-]*/g))].some(isBanned);
}

function isKept(path: string, { name, kind }: DeclaredName): boolean {
  return KEPT_PROPERTIES.some(
    (kept) =>
      kept.name === name &&
      (['PropertySignature', 'PropertyDeclaration'].includes(kind)
        ? kept.declaredIn.test(path) || ON_THE_WIRE.test(path)
        : kind === 'PropertyAssignment' && (kept.writtenIn?.test(path) ?? true)),
  );
}

describe('Names', () => {
  const declared = listSourceFiles().flatMap((path) => {
    const text = readText(path);
    return mentionsBanned(text) ? collectDeclaredNames(path, text).map((name) => ({ path, ...name })) : [];
  });

  it('are split into words, and plurals are found', () => {
    const banned = ['deskFigures', 'MAIL_DOORS', 'useTwinsQuery', 'open-shelves', '#tallies', 'wayBack', 'letterCount'];
    expect(banned.filter((name) => !isBanned(name))).toEqual([]);
    expect(['DeadLetter', 'discardDeadLetters', 'desktop', 'explore', 'gateway'].filter(isBanned)).toEqual([]);
  });

  it('of files and folders are standard terms', () => {
    expect(ROOTS.flatMap(listFiles).filter((path) => path.split(/[/.]/).some(isBanned))).toEqual([]);
  });

  it('of whatever the sources declare are standard terms', () => {
    const banned = declared.filter((one) => isBanned(one.name) && !isKept(one.path, one));
    expect(banned.map(({ path, line, name }) => `${path}:${line} ${name}`)).toEqual([]);
  });

  it('that stay in spite of their words are needed', () => {
    const needless = KEPT_PROPERTIES.filter(
      ({ name, declaredIn }) => !declared.some((one) => one.name === name && declaredIn.test(one.path)),
    );
    expect(needless).toEqual([]);
  });
});
