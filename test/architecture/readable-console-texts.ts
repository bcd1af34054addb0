import ts from 'typescript';

/** A text that people read, where a source file holds it. */
export interface ReadableText {
  readonly text: string;
  readonly line: number;
}

/** Attributes, and properties of objects, that hold what people read. */
const READABLE_PROPERTIES = new Set([
  ...['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title', 'subtitle', 'label', 'labels', 'header'],
  ...['children', 'content', 'description', 'hint', 'note', 'intro', 'body', 'term', 'question', 'consequence'],
  ...['submitLabel', 'addLabel', 'failureTitle', 'loadFailedTitle', 'errorTitle', 'message', 'validationMessage'],
  ...['what', 'thing', 'one', 'many', 'everything', 'caption', 'summary', 'valueName', 'verb', 'unfitting'],
  ...['after', 'before', 'unit', 'words', 'about'],
]);
/** Functions whose arguments people read. */
const READABLE_CALLS = new Set(['notify', 'toast', 'formatCount', 'formatPageRange', 'sayMissing', 'useErrorToast']);
/** Functions whose arguments nobody reads, whatever they look like. */
const UNREAD_CALLS = new Set([
  ...['makeStyles', 'makeStaticStyles', 'mergeClasses', 'Error', 'RegExp', 'querySelector', 'matches', 'closest'],
]);

const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);
const ALPHABETIC = /\p{L}/u;
/** A capital word, or several words: what code does not compare or look up is read by people. */
const PHRASE = /^\p{Lu}\p{Ll}+(?:$|[ ,.:!?…'’-])|\p{L}{2,}[,.]? \p{L}{2,}|^\p{Lu}\p{Ll}+ …|… \p{L}{3,}/u;

/** Every text of a source file that people read: texts of elements, readable attributes and properties, and phrases. */
export function findReadableTexts(path: string, text: string): ReadableText[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: ReadableText[] = [];
  const visit = (node: ts.Node): void => {
    if (isUnread(node)) return;
    const words = readText(node);
    if (words !== undefined && ALPHABETIC.test(words) && (isReadablePlace(node) || isPhrase(node, words))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ text: words, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The words of a text, with an ellipsis for each value in it; undefined where a node is no text. */
function readText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.trim();
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('');
}

/** Imports, types, and calls whose arguments nobody reads. */
function isUnread(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  return UNREAD_CALLS.has(nameCallee(node));
}

function nameCallee(node: ts.CallExpression | ts.NewExpression): string {
  return ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText();
}

/** Whether a text is what an element shows, or the value of a readable attribute, property or argument. */
function isReadablePlace(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true;
  const place = climb(node);
  const { parent } = place;
  if (ts.isJsxExpression(parent)) {
    return ts.isJsxAttribute(parent.parent) ? isReadableName(parent.parent.name) : true;
  }
  if (ts.isJsxAttribute(parent)) return isReadableName(parent.name);
  if (ts.isPropertyAssignment(parent) && parent.initializer === place) return isReadableName(parent.name);
  if (ts.isCallExpression(parent)) return READABLE_CALLS.has(nameCallee(parent)) && place !== parent.expression;
  return false;
}

const isReadableName = (name: ts.Node) => READABLE_PROPERTIES.has(name.getText().replaceAll("'", ''));

/** The whole expression that has a node's value: past parentheses, branches and what stands in for nothing. */
function climb(node: ts.Node): ts.Node {
  const { parent } = node;
  const isBranch = ts.isConditionalExpression(parent) && parent.condition !== node;
  const isFallback =
    ts.isBinaryExpression(parent) &&
    [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.AmpersandAmpersandToken].includes(
      parent.operatorToken.kind,
    );
  const isWrapped = ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent);
  return isBranch || isFallback || isWrapped ? climb(parent) : node;
}

/** Whether words read like a phrase, and are not a name that code compares, looks up, or gives to something. */
function isPhrase(node: ts.Node, words: string): boolean {
  if (!PHRASE.test(words) || /^[./#]|[{}=]/.test(words)) return false;
  const { parent } = node;
  if (ts.isJsxAttribute(parent) || ts.isJsxExpression(climb(node).parent)) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return false;
  return !(ts.isBinaryExpression(parent) && COMPARISONS.has(parent.operatorToken.kind));
}
