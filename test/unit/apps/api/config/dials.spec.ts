import { describe, expect, it } from '@jest/globals';
import { parseConfiguration } from '../../../../../apps/api/config/configuration.js';

const LLM = { LLM_PROVIDER: 'ollama', LLM_MODEL: 'small' };
const SMTP_URL = 'smtp://mail.forwarder.example:587';

describe('STORE', () => {
  it.each([
    [{}, 'postgres'],
    [{ STORE: 'postgres' }, 'postgres'],
    [{ STORE: 'memory' }, 'memory'],
    [{ STORE: 'memory', DATABASE_URL: 'postgres://db.forwarder.example/istmo' }, 'memory'],
  ])('%j keeps in %s', (environment, store) => {
    expect(parseConfiguration(environment).store).toBe(store);
  });

  it.each([
    [{ STORE: 'disk' }, 'STORE is "disk", but must be one of postgres, memory.'],
    [{ STORE: 'memory', WORKERS: 'only' }, 'WORKERS is "only", but must be inline where STORE is memory.'],
    [{ STORE: 'memory', WORKERS: 'none' }, 'WORKERS is "none", but must be inline where STORE is memory.'],
    [{ DEMO_DATA: 'yes' }, 'DEMO_DATA is "yes", but must be no where STORE is postgres.'],
    [{ STORE: 'memory', DEMO_DATA: 'some' }, 'DEMO_DATA is "some", but must be one of yes, no.'],
  ])('%j stops the start: %s', (environment, message) => {
    expect(() => parseConfiguration(environment)).toThrow(new Error(message));
  });

  it('is filled with made-up quotations only where that is asked for', () => {
    expect(parseConfiguration({ STORE: 'memory' }).hasDemoData).toBe(false);
    expect(parseConfiguration({ STORE: 'memory', DEMO_DATA: 'yes' }).hasDemoData).toBe(true);
  });
});

describe('READER', () => {
  it.each([
    [{}, undefined],
    [LLM, 'small'],
    [{ ...LLM, READER: 'cascade' }, 'small'],
    [{ ...LLM, READER: 'rules' }, undefined],
    [{ READER: 'rules' }, undefined],
  ])('%j asks the model %s', (environment, model) => {
    expect(parseConfiguration(environment).llm?.model).toBe(model);
  });

  it.each([
    [{ READER: 'model' }, 'READER is "model", but must be one of cascade, rules.'],
    [{ READER: 'cascade' }, 'READER is "cascade", but must be rules where LLM_PROVIDER is none.'],
  ])('%j stops the start: %s', (environment, message) => {
    expect(() => parseConfiguration(environment)).toThrow(new Error(message));
  });
});

describe('POST', () => {
  it.each([
    [{}, undefined],
    [{ SMTP_URL }, SMTP_URL],
    [{ SMTP_URL, POST: 'smtp' }, SMTP_URL],
    [{ SMTP_URL, POST: 'folder' }, undefined],
    [{ POST: 'folder' }, undefined],
  ])('%j sends by %s', (environment, smtpUrl) => {
    expect(parseConfiguration(environment).smtpUrl).toBe(smtpUrl);
  });

  it.each([
    [{ POST: 'pigeon' }, 'POST is "pigeon", but must be one of smtp, folder.'],
    [{ POST: 'smtp' }, 'POST is "smtp", but must be folder where SMTP_URL is not set.'],
  ])('%j stops the start: %s', (environment, message) => {
    expect(() => parseConfiguration(environment)).toThrow(new Error(message));
  });
});

describe('WARM_UP', () => {
  it.each([
    [{}, true],
    [{ WARM_UP: 'yes' }, true],
    [{ WARM_UP: 'no' }, false],
  ])('%j reads invented requests after the start: %s', (environment, warmsUp) => {
    expect(parseConfiguration(environment).warmsUp).toBe(warmsUp);
  });

  it('stops the start where it is neither', () => {
    const message = 'WARM_UP is "maybe", but must be one of yes, no.';
    expect(() => parseConfiguration({ WARM_UP: 'maybe' })).toThrow(new Error(message));
  });
});
