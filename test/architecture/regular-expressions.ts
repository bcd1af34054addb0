import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { listFiles, PROJECT, readText } from './source-tree.js';

/** A regular expression of the product, and where it stands. */
export interface FoundExpression {
  readonly source: string;
  readonly flags: string;
  /** A path from the project's root. */
  readonly file: string;
  readonly line: number;
}

/** A call of `RegExp` in a file, with `new` or without. */
export interface Construction {
  readonly file: string;
  /** Of its first and its last character. */
  readonly lines: readonly [from: number, to: number];
}

const SHIPPED = ['domain', 'application', 'adapters', 'apps'];
/** A frame of a stack that is in a file of the project itself. */
const OWN_FRAME = /(?:\(|at )(?:file:\/\/)?([^()]*):(\d+):\d+\)?$/;

const isRegExp = (node: ts.Node): boolean => ts.isIdentifier(node) && node.text === 'RegExp';
/** Runs when the console is built. */
const NOT_SHIPPED = 'apps/console/vite.config.ts';
const files = SHIPPED.flatMap(listFiles).filter((path) => /\.tsx?$/.test(path) && path !== NOT_SHIPPED);

/** What tells an expression from all others, short enough for a list. */
export function identifyExpression({ source, flags }: Pick<FoundExpression, 'source' | 'flags'>): string {
  return createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 12);
}

/** Every literal of the product, and every place where it builds an expression from a text. */
export function parseExpressions(): { literals: FoundExpression[]; constructions: Construction[] } {
  const literals: FoundExpression[] = [];
  const constructions: Construction[] = [];
  for (const file of files) {
    const tree = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest);
    const toLine = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        const line = toLine(node.getStart(tree));
        literals.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), file, line });
      }
      if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && isRegExp(node.expression))
        constructions.push({ file, lines: [toLine(node.getStart(tree)), toLine(node.getEnd())] });
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return { literals, constructions };
}

/**
 * The expressions that files build while they are loaded, from lists of words for instance: the files are loaded, and the
 * constructor says what it was given.
 * @param paths from the project's root; a file that was loaded before tells nothing
 */
export async function recordBuiltExpressions(paths: readonly string[]): Promise<FoundExpression[]> {
  const found: FoundExpression[] = [];
  const native = globalThis.RegExp;
  const record = (made: RegExp): RegExp => {
    // This function, the trap, and the file that built it.
    const [, , , frame = ''] = new Error().stack?.split('\n') ?? [];
    const [, path = '', line] = OWN_FRAME.exec(frame) ?? [];
    if (path.startsWith(`${PROJECT}/`) && !path.includes('/node_modules/'))
      found.push({ source: made.source, flags: made.flags, file: path.slice(PROJECT.length + 1), line: Number(line) });
    return made;
  };
  globalThis.RegExp = new Proxy(native, {
    construct: (target, parameters: ConstructorParameters<typeof RegExp>) => record(new target(...parameters)),
    apply: (target, _, parameters: ConstructorParameters<typeof RegExp>) => record(new target(...parameters)),
  });
  try {
    for (const path of paths) await import(pathToFileURL(`${PROJECT}/${path}`).href);
  } finally {
    globalThis.RegExp = native;
  }
  return found;
}
