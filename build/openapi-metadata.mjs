import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import ts from 'typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const API = join(root, 'apps', 'api');
/** Where the module lies. */
export const METADATA_FILE = join(API, 'http', 'openapi-metadata.ts');
const VISITED = ['.dto.ts', '.view.ts', '.controller.ts'];
const HEAD = '// Made by `npm run generate:api` from the types of views, DTOs and controllers.\n';

/** What SWC does not keep of the types that `@nestjs/swagger` describes, as a module of the API. */
export function describeTypes() {
  const { options } = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    { composite: false },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
        throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
      },
    },
  );
  const files = ts.sys.readDirectory(API, ['.ts']).filter((path) => VISITED.some((suffix) => path.endsWith(suffix)));
  const program = ts.createProgram({ rootNames: files.sort(), options });
  const metadata = new ReadonlyVisitor({
    introspectComments: true,
    classValidatorShim: true,
    dtoFileNameSuffix: ['.dto.ts', '.view.ts'],
    controllerFileNameSuffix: ['.controller.ts'],
    pathToSource: dirname(METADATA_FILE),
    esmCompatible: true,
  });
  for (const file of files) metadata.visit(program, program.getSourceFile(file));
  return print(metadata.collect(), metadata.typeImports);
}

/** The compiler lists the members of a union in the order in which it met them, which any edit may change. */
function sortChoices(context) {
  const isChoice = (node) =>
    ts.isPropertyAssignment(node) && node.name.text === 'enum' && ts.isArrayLiteralExpression(node.initializer);
  const visit = (node) => {
    if (!isChoice(node)) return ts.visitEachChild(node, visit, context);
    const sorted = [...node.initializer.elements].sort((a, b) => (a.text < b.text ? -1 : 1));
    return ts.factory.createPropertyAssignment(node.name, ts.factory.createArrayLiteralExpression(sorted));
  };
  return visit;
}

function print(metadata, typeImports) {
  const { factory } = ts;
  /** Classes are objects of expressions, or expressions already. */
  const literal = (value) =>
    'kind' in value
      ? value
      : factory.createObjectLiteralExpression(
          Object.entries(value).map(([key, one]) =>
            factory.createPropertyAssignment(factory.createStringLiteral(key), literal(one)),
          ),
          true,
        );
  const lists = Object.entries(metadata).map(([kind, files]) => [
    kind,
    factory.createArrayLiteralExpression(
      files.map(([source, classes]) => factory.createArrayLiteralExpression([source, literal(classes)])),
      true,
    ),
  ]);
  const imports = Object.entries(typeImports).map(([path, source]) => `    ${JSON.stringify(path)}: ${source},\n`);
  const tree = ts.transform(literal({ '@nestjs/swagger': literal(Object.fromEntries(lists)) }), [sortChoices]);
  const body = ts
    .createPrinter()
    .printNode(ts.EmitHint.Expression, tree.transformed[0], ts.createSourceFile('', '', ts.ScriptTarget.Latest));
  return `${HEAD}\n/** Describes views, DTOs and controllers to \`@nestjs/swagger\`. */\nexport const loadOpenApiMetadata = async () => {\n  const t = {\n${imports.join('')}  };\n  return ${body};\n};\n`;
}
