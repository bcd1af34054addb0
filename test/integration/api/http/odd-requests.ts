import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Method } from '../../../support/in-memory-app.js';
import type { ApiDescription, DescribedCall, Schema } from '../../../support/openapi.js';

/** The same requests at every run, so that a red test is red again; `ODD_REQUEST_SEED` writes others. */
const SEED = Number(process.env.ODD_REQUEST_SEED ?? 20_261);
const TIMEOUT_MS = 3_600_000;
/** Calls that end the session of this test, or wait for what comes later. */
const LEFT_OUT = [/\/auth\//, /\/(?:login|logout|password)$/, /\/events$/, /\/docs/];
const MAX_DEPTH = 6;
const MAX_SHOWN_ERRORS = 20;

/** Values that no program should send, of every kind. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    ...[
      null,
      '',
      ' ',
      '0',
      '-1',
      'NaN',
      '1e999',
      'true',
      'null',
      '[object Object]',
      '\0',
      '\ud800',
      '\u202e',
      '%',
      '%00',
    ],
    ...["' OR 1=1 --", '../../etc/passwd', '<script>', '{{x}}', '__proto__', 'constructor', '9999-12-31', '0000-00-00'],
    ...[0, -0, -1, 0.5, 1e-300, 1e308, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), true, false],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.array(fc.constantFrom<unknown>(null, 1, 'a', {}, []), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('id', 'constructor', '__proto__', 'toString', 'length', ''), fc.integer()),
  fc.nat({ max: 200_000 }).map((length) => 'x'.repeat(length)),
);

/** What a program would send for a schema. @param schemas those that are named */
function createValue(schema: Schema, schemas: Readonly<Record<string, Schema>>, depth = 0): fc.Arbitrary<unknown> {
  const named = schema.$ref === undefined ? undefined : schemas[schema.$ref.split('/').at(-1) ?? ''];
  if (named) return createValue(named, schemas, depth + 1);
  const [option] = schema.allOf ?? schema.anyOf ?? schema.oneOf ?? [];
  if (option) return createValue(option, schemas, depth + 1);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (depth > MAX_DEPTH) return fc.constant(null);
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [
            name,
            fc.oneof({ weight: 6, arbitrary: createValue(property, schemas, depth + 1) }, oddValue),
          ]),
        ),
        { requiredKeys: [] },
      );
    case 'array':
      return fc.array(createValue(schema.items ?? {}, schemas, depth + 1), { maxLength: 4 });
    case 'number':
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 400 }), fc.double({ min: 0, max: 5000, noNaN: true }));
    case 'boolean':
      return fc.boolean();
    default:
      return fc.oneof(fc.constantFrom('SJO', 'CR', 'a@b.example', '2026-03-01', '350', 'DAP', 'desc'), fc.string());
  }
}

interface OddRequest {
  readonly method: Method;
  readonly url: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Requests for one call: its path, its query and its body with odd values in some of their places. */
function createRequests(call: DescribedCall, schemas: Readonly<Record<string, Schema>>): fc.Arbitrary<OddRequest> {
  const oddText = fc.oneof(fc.nat({ max: 30 }).map(String), oddValue.map(showText));
  const pathNames = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const queryNames = (call.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
  const schema = call.requestBody?.content?.['application/json']?.schema;
  const body = schema
    ? fc.oneof({ weight: 9, arbitrary: createValue(schema, schemas) }, oddValue)
    : fc.constant(undefined);
  const headers = fc.constantFrom<Readonly<Record<string, string>>>(
    ...[{}, {}, {}, { accept: 'text/html' }, { 'idempotency-key': 'x' }, { 'content-type': 'text/plain' }],
    ...[{ 'if-match': '"7"' }, { 'accept-language': 'es;q=x' }, { range: 'bytes=5-2' }],
  );
  return fc
    .record({
      path: fc.tuple(...pathNames.map(() => oddText)),
      query: fc.record(Object.fromEntries(queryNames.map((name) => [name, oddText])), { requiredKeys: [] }),
      body,
      headers,
    })
    .map(({ path, query, body, headers }) => {
      const filled = pathNames.reduce(
        (url, name, at) => url.replace(`{${name}}`, encodeText(path[at] ?? '')),
        call.path,
      );
      const search = new URLSearchParams(query as Record<string, string>).toString();
      return { method: call.method as Method, url: search ? `${filled}?${search}` : filled, body, headers };
    });
}

/** A value as text of an address; only so long, since longer addresses end in the server's own limit. */
function showText(value: unknown): string {
  return String(typeof value === 'object' ? JSON.stringify(value) : value).slice(0, 300);
}

/** Lone surrogates have no form in an address. */
function encodeText(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString()) || '%20';
}

/** A server that is called by somebody who is signed in. */
export interface OddRequestTarget {
  send(
    method: Method,
    url: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly text: string }>;
  loadDescription(): Promise<ApiDescription>;
  close(): Promise<unknown>;
}

/**
 * Declares what becomes of requests as no program should send them.
 * @param usualRequests how many, unless `ODD_REQUESTS` says so
 */
export function describeOddRequests(usualRequests: number, openTarget: () => Promise<OddRequestTarget>): void {
  const count = Number(process.env.ODD_REQUESTS ?? usualRequests);
  describe('Requests as no program should send them', () => {
    let target: OddRequestTarget;
    beforeAll(async () => {
      target = await openTarget();
    });
    afterAll(() => target.close());

    it(
      `are each answered, and none with an error of the server's (${count} of them)`,
      async () => {
        const description = await target.loadDescription();
        const calls = description.listCalls().filter(({ path }) => !LEFT_OUT.some((pattern) => pattern.test(path)));
        const requests = fc.oneof(...calls.map((call) => createRequests(call, description.schemas)));
        const serverErrors: unknown[] = [];
        const answers = new Map<number, number>();
        for (const request of fc.sample(requests, { numRuns: count, seed: SEED })) {
          const { method, url, body, headers } = request;
          const { status, text } = await target.send(method, url, body, headers);
          answers.set(status, (answers.get(status) ?? 0) + 1);
          if (status >= 500) serverErrors.push({ ...request, status, text });
        }
        if (process.env.ODD_REQUESTS) console.log(Object.fromEntries(answers));
        expect(serverErrors.slice(0, MAX_SHOWN_ERRORS)).toEqual([]);
        expect(answers.get(200)).toBeGreaterThan(count / 20);
        expect(answers.get(400)).toBeGreaterThan(count / 20);
      },
      TIMEOUT_MS,
    );
  });
}
