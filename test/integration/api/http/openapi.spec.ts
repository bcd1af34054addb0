import { beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';
import { ApiDescription, type Content, type DescribedCall, type Schema } from '../../../support/openapi.js';

/** Calls that change something and take nothing but their path. */
const WITHOUT_BODY: readonly string[] = [
  'completeInboundEmail',
  'cancelOutboundEmail',
  'disableStaffAccount',
  'enableStaffAccount',
  'confirmSampleRates',
  'reopenQuotation',
  'replayWebhookDelivery',
  'reprocessInboundEmail',
  'resendQuotation',
  'restoreDeletedRecord',
  'retryNotificationEmail',
  'retryOutboundEmail',
  'sendTestNotification',
  'undoRateImport',
  'validateCoreRules',
];
/** What leads somewhere else says no more than where. */
const REDIRECT = 302;

let description: ApiDescription;
let calls: readonly DescribedCall[];

describe('the description of the API', () => {
  beforeAll(async () => {
    const app = await InMemoryApp.open();
    await app.signIn();
    description = await ApiDescription.load(app);
    calls = description.listCalls();
    await app.close();
  });

  const nameOf = ({ method, path }: DescribedCall) => `${method} ${path}`;

  /** Whether a schema says what is in it; an object without fields says nothing. */
  function isDescribed(schema: Schema | undefined): boolean {
    if (!schema) return false;
    if (schema.$ref) return isDescribed(description.schemas[schema.$ref.split('/').at(-1) ?? '']);
    const alternatives = [schema.allOf, schema.anyOf, schema.oneOf].find((one) => one !== undefined);
    if (alternatives) return alternatives.every(isDescribed);
    if (schema.enum) return true;
    if (schema.type === 'array') return isDescribed(schema.items);
    if (schema.type !== 'object') return schema.type !== undefined;
    if (schema.additionalProperties !== undefined) return true;
    return schema.properties !== undefined && Object.values(schema.properties).every(isDescribed);
  }

  function hasDescribedContent(content: Content | undefined): boolean {
    const bodies = Object.values(content ?? {});
    return bodies.length > 0 && bodies.every(({ schema }) => isDescribed(schema));
  }

  describe('the description of the API', () => {
    it('knows every call', () => {
      expect(calls.length).toBeGreaterThan(90);
    });

    it('says of every call what it answers when it succeeds', () => {
      const silent = calls.filter(({ responses = {} }) => {
        const successes = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
        const isSilent = ([status, { content, description: words }]: (typeof successes)[number]) =>
          Number(status) === REDIRECT ? !words : !hasDescribedContent(content);
        return successes.length === 0 || successes.some(isSilent);
      });
      expect(silent.map(nameOf)).toEqual([]);
    });

    it('says of every call how it answers an error', () => {
      const silent = calls.filter(({ responses }) => !hasDescribedContent(responses?.default?.content));
      expect(silent.map(nameOf)).toEqual([]);
    });

    it('says of every call that takes a body what stands in it', () => {
      const changing = calls.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method));
      const withoutBody = changing.filter(({ requestBody }) => !hasDescribedContent(requestBody?.content));
      expect(withoutBody.map(({ operationId }) => operationId).sort()).toEqual([...WITHOUT_BODY].sort());
    });

    it('says of every parameter what it may be', () => {
      const silent = calls.flatMap((call) =>
        (call.parameters ?? [])
          .filter(({ schema }) => !isDescribed(schema))
          .map(({ name }) => `${nameOf(call)}: ${name}`),
      );
      expect(silent).toEqual([]);
    });

    it('names every parameter of a path', () => {
      const silent = calls.filter(({ path, parameters = [] }) => {
        const named = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
        return [...named].sort().join() !== [...inPath].sort().join();
      });
      expect(silent.map(nameOf)).toEqual([]);
    });

    it('gives every call a name of its own that begins with a verb', () => {
      const names = calls.map(({ operationId = '' }) => operationId);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
      // What Nest makes up bears the name of the controller: `RatesController_list`.
      expect(names.filter((name) => !/^[a-z]+(?:[A-Z][a-z]*)+$/.test(name))).toEqual([]);
    });
  });

  describe('a class of the description', () => {
    it('says of each of its fields what it may be', () => {
      const silent = Object.entries(description.schemas).filter(([, schema]) => !isDescribed(schema));
      expect(silent.map(([name]) => name)).toEqual([]);
    });
  });
});
