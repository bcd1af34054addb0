import { describe, expect, it } from '@jest/globals';
import { parseConfiguration } from '../../../../../apps/api/config/configuration.js';
import { InvalidConfigurationError } from '../../../../../apps/api/config/invalid-configuration-error.js';

const LLM = { LLM_PROVIDER: 'openai', LLM_MODEL: 'm', LLM_API_KEY: 'geheim' };

describe('a wrong value of a variable', () => {
  it.each([
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
  ])('%s=%s is told in one sentence that names the variable and no secret', (name, value) => {
    let thrown: unknown;
    try {
      parseConfiguration({ ...(name.startsWith('LLM_') ? LLM : {}), [name]: value });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(InvalidConfigurationError);
    const { message } = thrown as Error;
    expect(message).toMatch(new RegExp(`^${name} is ".*", but must be .*\\.$`));
    expect(message).not.toMatch(/geheim|heim@|ge@|ge\//);
  });

  it.each([
    ['HOST', '::1', 'http://[::1]:3000'],
    ['PUBLIC_URL', 'https://quotes.forwarder.example/', 'https://quotes.forwarder.example'],
  ])('but %s=%s is a right one', (name, value, publicUrl) => {
    expect(parseConfiguration({ [name]: value }).publicUrl).toBe(publicUrl);
  });
});
