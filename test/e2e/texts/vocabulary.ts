import ts from 'typescript';
import type { Language } from '../../../domain/message-catalogue.js';
import { listFiles, readText } from '../../architecture/source-tree.js';

const ROOTS = ['domain', 'application', 'adapters', 'apps'];
const SPANISH_CATALOGUE = /(?:\.messages\.es|\/es\.messages)\.ts$/;
const MESSAGES = /messages\.(?:es\.)?ts$/;
const CATALOGUE = /\.messages\.ts$/;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/** What the catalogues of a language say: whole texts, and every word of them. */
export interface Vocabulary {
  readonly wholeTexts: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** The words of a text, in lower case. */
export function listWords(text: string): string[] {
  return (text.normalize('NFC').match(WORD) ?? []).map((word) => word.toLowerCase());
}

/** Reads the catalogues of a language. */
export function loadVocabulary(language: Language): Vocabulary {
  const paths = ROOTS.flatMap(listFiles).filter((path) =>
    language === 'es' ? SPANISH_CATALOGUE.test(path) : CATALOGUE.test(path) && !SPANISH_CATALOGUE.test(path),
  );
  const texts = paths.flatMap((path) => listTexts(path, readText(path)));
  // Sentences that stand in the sources are English, too, wherever they were forgotten.
  const sources = language === 'en' ? ROOTS.flatMap(listFiles).filter((path) => !MESSAGES.test(path)) : [];
  const wholeTexts = [...texts, ...sources.flatMap((path) => listQuoted(readText(path)))].map((text) => text.trim());
  return { wholeTexts: new Set(wholeTexts), words: new Set(texts.flatMap(listWords)) };
}

/** The texts between the quotes of a source file, without its imports, keys and types. */
function listTexts(path: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isPropertyAssignment(node)) {
      visit(node.initializer);
      return;
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return texts;
}

/** Words between quotes on one line, at least two of them; examples in comments are no texts. */
function listQuoted(source: string): string[] {
  const code = source
    .split('\n')
    .filter((line) => !/^\s*(?:\/\*\*|\*|\/\/)/.test(line))
    .join('\n');
  return [...code.matchAll(/['`](\p{Lu}[^'`\n]{2,120})['`]/gu)]
    .map(([, text = '']) => text)
    .filter((text) => text.includes(' '));
}
