import { describe, expect, it } from '@jest/globals';
import { parseConfiguration } from '../../../../../apps/api/config/configuration.js';
import { InvalidConfigurationError } from '../../../../../apps/api/config/invalid-configuration-error.js';

const LLM = { LLM_PROVIDER: 'openai', LLM_MODEL: 'm', LLM_API_KEY: 'geheim' };

/** Of these no text is wrong before the machine looks at it (start-with-wrong-values.spec.ts), or in itself. */
const WITHOUT_WRONG_TEXT = ['DATA_DIR', 'ADMIN_PASSWORD'];

const WRONG_VALUES: readonly (readonly [name: string, value: string])[] = [
  ['HOST', 'not a host'],
  ['HOST', '999.1.1.1'],
  ['PORT', '-1'],
  ['PORT', '70000'],
  ['PORT', '1e3'],
  ['PUBLIC_URL', 'x'],
  ['PUBLIC_URL', 'ftp://h'],
  ['PUBLIC_URL', 'https://'],
  ['PUBLIC_URL', 'http://[::1'],
  ['PUBLIC_URL', 'https://u:geheim@h'],
  ['PUBLIC_URL', 'https://geheim@h'],
  ['DATABASE_URL', 'x'],
  ['DATABASE_URL', 'mysql://u:geheim@h/x'],
  ['DATABASE_URL', 'postgres://u:ge/heim@h:70000/db'],
  ['DATABASE_URL', 'postgres:u:geheim@h/db'],
  ['DATABASE_URL', 'postgres://u:geheim%zz@h/db'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp:u:geheim@h'],
  ['SMTP_URL', 'smtp://u:ge/heim@h'],
  ['SMTP_URL', 'smtp://u:geheim@'],
  ['SMTP_URL', 'smtp://u:geheim%@h'],
  ['SMTP_URL', 'smtp://u:ge@heim@h:99999'],
  ['SMTP_URL', 'http://u:geheim@h'],
  ['SMTP_LISTEN', '127.0.0.1:99999'],
  ['GOOGLE_CLIENT_ID', 'an id'],
  ['GOOGLE_CLIENT_SECRET', 'geheim'],
  ['MICROSOFT_CLIENT_ID', 'ñ'],
  ['MICROSOFT_CLIENT_SECRET', 'geheim'],
  ['MICROSOFT_TENANT', 'con/toso'],
  ['MICROSOFT_LOGIN_URL', 'login.microsoftonline.com'],
  ['METRICS_LISTEN', 'x'],
  ['ADMIN_EMAIL', 'a@b@c'],
  ['SESSION_SECRET', 'geheim'],
  ['WEBHOOK_SECRET', 'geheim'],
  ['METRICS_TOKEN', 'geheim'],
  ['BACKUP_SECRET', 'geheim'],
  ['ENCRYPTION_SECRET', 'geheim'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['API_DOCS', 'yes'],
  ['LLM_BASE_URL', 'http://u:geheim@'],
  ['LLM_BASE_URL', 'http://u:ge/heim@h'],
  ['LLM_INPUT_PRICE', '-1'],
  ['WORKERS', 'all'],
  ['STORE', 'disk'],
  ['PRIVATE_WEBHOOKS', 'maybe'],
  ['DEMO_DATA', 'maybe'],
  ['DEMO_DATA', 'yes'],
  ['POST', 'pigeon'],
  ['POST', 'smtp'],
  ['READER', 'model'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_LEVEL', 'info\nfatal'],
  ['WARM_UP', 'y'],
  ['ALLOW_UNSAFE_DATABASE', 'true'],
  ['AUTHSERV_ID', 'mx example'],
  ['AUTHSERV_ID', 'a'.repeat(300)],
  ['QUOTATION_MAILBOX', 'quotes'],
  ['QUOTATION_MAILBOX', 'a@b.example\r\nBcc: c@d.example'],
  ['ADMIN_NAME', 'Ana\nBcc: c@d.example'],
  ['ADMIN_NAME', 'a\u202eb'],
  ['ADMIN_NAME', 'a'.repeat(201)],
  ['ADMIN_EMAIL', 'a@b.example\nc'],
  ['LLM_PROVIDER', 'perplexity'],
  ['LLM_MODE', 'sometimes'],
  ['LLM_MODEL', 'a b'],
  ['LLM_API_KEY', 'geheim\nX-Other: heim@'],
  ['LLM_API_KEY', 'geheim\u00e9'],
  ['LLM_OUTPUT_PRICE', '1e3'],
];

describe('a wrong value of a variable', () => {
  it('is known for every variable that is read', () => {
    const read = new Set<string>();
    const environments = [{}, LLM, { LLM_PROVIDER: 'ollama', LLM_MODEL: 'm' }];
    for (const environment of environments) {
      const get = (values: NodeJS.ProcessEnv, name: string) => {
        read.add(name);
        return values[name];
      };
      parseConfiguration(new Proxy<NodeJS.ProcessEnv>(environment, { get }));
    }
    const listed = new Set([...WRONG_VALUES.map(([name]) => name), ...WITHOUT_WRONG_TEXT]);
    expect([...read].filter((name) => !listed.has(name))).toEqual([]);
    expect(read.size).toBeGreaterThan(30);
  });

  it.each(WRONG_VALUES)('%s=%j is told in one sentence that names the variable and no secret', (name, value) => {
    let thrown: unknown;
    try {
      parseConfiguration({ ...(name.startsWith('LLM_') ? LLM : {}), [name]: value });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(InvalidConfigurationError);
    const { message } = thrown as Error;
    expect(message).toMatch(new RegExp(`^${name} is ".*", but must be .*\\.$`));
    expect(message.length).toBeLessThan(500);
    expect(message).not.toMatch(/geheim|heim@|ge@|ge\//);
  });

  it.each([
    ['METRICS_LISTEN', '99999'],
    ['SMTP_LISTEN', '2525'],
    // Prices are looked at also where nothing uses them.
    ['LLM_INPUT_PRICE', 'cheap'],
  ])('%s=%s is told as it was written', (name, value) => {
    expect(() => parseConfiguration({ [name]: value })).toThrow(`${name} is "${value}", but must be `);
  });

  it('but a port alone is enough where metrics are told on this machine', () => {
    expect(parseConfiguration({ METRICS_LISTEN: '9464' }).metricsListen).toEqual({ host: '127.0.0.1', port: 9464 });
  });

  it.each([
    ['HOST', '::1', 'http://[::1]:3000'],
    ['PUBLIC_URL', 'https://quotes.forwarder.example/', 'https://quotes.forwarder.example'],
  ])('but %s=%s is a right one', (name, value, publicUrl) => {
    expect(parseConfiguration({ [name]: value }).publicUrl).toBe(publicUrl);
  });
});
