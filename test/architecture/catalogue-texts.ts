import ts from 'typescript';

/** The object that holds the texts of a catalogue: what `defineMessages` is given, without what types say of it. */
export function findTexts(initializer: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(initializer)) return initializer;
  if (ts.isAsExpression(initializer) || ts.isSatisfiesExpression(initializer)) return findTexts(initializer.expression);
  if (!ts.isCallExpression(initializer) || initializer.expression.getText() !== 'defineMessages') return undefined;
  const texts = initializer.arguments[1];
  return texts && findTexts(texts);
}
