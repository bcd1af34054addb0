import { describe, expect, it } from '@jest/globals';
import { type DependencyRule, listFiles, listLocalImports, loadDependencyRules } from './source-tree.js';

const LAYERS = ['domain', 'application'] as const;

/** Subdomains that import each other today. A pair that is gone leaves the list; none is to be added. */
const MUTUAL_IMPORTS = {
  domain: [] as readonly string[],
  application: [
    'activity ↔ persistence',
    'identity ↔ notifications',
    'identity ↔ persistence',
    'jobs ↔ persistence',
    'notifications ↔ operations',
    'notifications ↔ persistence',
    'operations ↔ persistence',
    'operations ↔ quoting',
  ],
} as const;

const isSubdomainRule = ({ name }: DependencyRule) => /^(?:domain|application)-.*-imports$/.test(name);

/** The second-level folder of a file; undefined for a file at the root of a layer. */
function findSubdomain(path: string): string | undefined {
  return /^[^/]+\/([^/]+)\//.exec(path)?.[1];
}

describe.each(LAYERS)('The subdomains of %s', (layer) => {
  const imports = listLocalImports(layer).filter(({ to }) => to.startsWith(`${layer}/`));
  const rules = loadDependencyRules().filter((rule) => isSubdomainRule(rule) && rule.name.startsWith(`${layer}-`));

  it('have a rule each', () => {
    const folders = [...new Set(listFiles(layer).map(findSubdomain))].filter((name) => name !== undefined);
    expect(rules.map(({ from }) => from.path).sort()).toEqual(folders.map((name) => `^${layer}/${name}/`).sort());
  });

  it('are allowed no import that they do not need', () => {
    const needless = rules.flatMap((rule) =>
      [rule.to.pathNot ?? []].flat().flatMap((allowed) => {
        const needed = imports.filter(({ from }) => new RegExp(rule.from.path ?? '').test(from));
        return needed.some(({ to }) => new RegExp(allowed).test(to)) ? [] : [`${rule.name}: ${allowed}`];
      }),
    );
    const isOwnFolder = (line: string) => rules.some((rule) => line === `${rule.name}: ${rule.from.path}`);
    expect(needless.filter((line) => !isOwnFolder(line))).toEqual([]);
  });

  it('import each other only where the list says so', () => {
    const edges = new Set(imports.map(({ from, to }) => `${findSubdomain(from)} > ${findSubdomain(to)}`));
    const mutual = [...edges].flatMap((edge) => {
      const [from = '', to = ''] = edge.split(' > ');
      return from < to && edges.has(`${to} > ${from}`) ? [`${from} ↔ ${to}`] : [];
    });
    expect(mutual.sort()).toEqual(MUTUAL_IMPORTS[layer]);
  });
});
