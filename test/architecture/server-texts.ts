import ts from 'typescript';

/** A text in the source that a person might read. */
export interface ReadableText {
  readonly line: number;
  /** Each value in it is written as X. */
  readonly words: string;
}

const CAPITAL_FIRST = /^[“"'(]?\p{Lu}/u;
const WORD = /^[“"'(]?\p{L}?\p{Ll}{2,}/u;
const SQL = /\b(?:SELECT|UPDATE|INSERT|DELETE|CREATE|ALTER|WHERE|GROUP BY)\b/;
/** A header of HTTP or of an email, or MIME's own words. */
const HEADER = /^[A-Z][A-Za-z-]+: \S/;
const LOGGING = /(?:^|\.)(?:logger|log|console)\.\w+$/i;
const MIN_WORDS = 3;

/** The strings and templates that begin with a capital and have three words or more; no logs, decorators or SQL. */
export function findReadableTexts(path: string, text: string): ReadableText[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: ReadableText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isDecorator(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node) || isLogged(node)) return;
    const words = toPlainText(node);
    if (words !== undefined && isReadable(words)) {
      found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, words });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isLogged(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const called = node.expression.getText();
  return LOGGING.test(called);
}

function toPlainText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map((span) => `X${span.literal.text}`).join('');
}

function isReadable(words: string): boolean {
  const parts = words.split(/\s+/);
  if (!CAPITAL_FIRST.test(words) || parts.length < MIN_WORDS || SQL.test(words) || HEADER.test(words)) {
    return false;
  }
  return parts.filter((word) => WORD.test(word)).length >= 2;
}
