import ts from 'typescript';

/** A name that a source file declares, and where. */
export interface DeclaredName {
  readonly name: string;
  readonly line: number;
  /** The enclosing declarations, outermost first. */
  readonly container: string;
  /** The declaration's kind, as the compiler calls it. */
  readonly kind: string;
}

/** Whether a node's `name` is one that the file itself chose, and not one that it takes over from elsewhere. */
const isDeclaration = (node: ts.Node): node is ts.Node & { readonly name: ts.DeclarationName } =>
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isEnumMember(node) ||
  ts.isTypeParameterDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isClassExpression(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isAccessor(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isParameter(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isBindingElement(node) ||
  ts.isImportClause(node) ||
  ts.isNamespaceImport(node) ||
  ((ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) && node.propertyName !== undefined) ||
  ts.isNamedTupleMember(node);

/** Declarations whose name stands before the names of what is declared in them. */
const isContainer = (node: ts.Node): boolean =>
  !(
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isFunctionExpression(node) ||
    ts.isClassExpression(node)
  );

const readName = (name: ts.Node | undefined): string | undefined =>
  name &&
  (ts.isIdentifier(name) || ts.isPrivateIdentifier(name) || (ts.isStringLiteral(name) && /^[\w$-]+$/.test(name.text)))
    ? name.text
    : undefined;

/** Every name that a source file declares; read from its syntax alone, without types. */
export function collectDeclaredNames(path: string, text: string): DeclaredName[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const names: DeclaredName[] = [];
  const visit = (node: ts.Node, container: string) => {
    let inside = container;
    const name = isDeclaration(node) ? readName(node.name) : undefined;
    if (name !== undefined && isDeclaration(node)) {
      const line = file.getLineAndCharacterOfPosition(node.name.getStart(file)).line + 1;
      names.push({ name, line, container, kind: ts.SyntaxKind[node.kind] });
      if (isContainer(node)) inside = container === '' ? name : `${container}.${name}`;
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(file, '');
  return names;
}
