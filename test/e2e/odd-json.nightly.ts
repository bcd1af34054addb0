import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listJsonPaths, replaceAtPath } from '../support/json-paths.js';
import { prepareRecords, VALID_CALLS } from '../support/valid-calls.js';
import { PostgresApp } from './postgres-app.js';
import { WEBHOOK_SECRET } from './server-process.js';

/** Stands for a number that JSON knows and JavaScript does not. */
const BEYOND_DOUBLE = 'beyond-double';
/** What stands in the place of each value of a body, one after the other. */
const ODD_VALUES: readonly unknown[] = [
  ...[
    null,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'a\udfffb',
    '\u202e',
    '\ufffe',
    '=1+1',
    '\r\nBcc: a@b.example',
    '💥'.repeat(50),
  ],
  ...[
    '__proto__',
    'constructor',
    '../../../etc/passwd',
    'NaN',
    '1e5',
    '0x10',
    ' 1 ',
    '9999-12-31',
    '2026-02-30',
    '+99999-01-01',
  ],
  ...[-1, -0, 0.1, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, BEYOND_DOUBLE, true],
  ...[[], {}, [[]], [null], ['\0'], { a: '\0' }, { length: 1e9 }, { toString: 1 }, 'x'.repeat(60_000)],
];
/** What stands in the place of a whole body; `?` stands for a valid one. */
const ODD_BODIES = [
  'null',
  '[]',
  '[?]',
  '"x"',
  '1',
  'true',
  '',
  '??',
  '\ufeff?',
  '?\0',
  '{"a":NaN}',
  '{/* */}',
  "{'a':1}",
  '{',
];
/** A sentence; those of wrong types begin with the name of the field, others with what was sent. */
const READABLE_ERROR = /"error":"(?:[^"\\]|\\.){10,}"/;
/** Each place is sent every third value, its neighbours the others: all of them take seven minutes. */
const STRIDE = 3;
const MAX_SHOWN = 20;
/** Emails are answered when they are done, which others need not wait for. */
const CONCURRENCY = 10;

describe('JSON that no console sends', () => {
  let app: PostgresApp;
  let count = 1_000;
  beforeAll(async () => {
    app = await PostgresApp.open();
    await prepareRecords((method, path, body) => app.client.call(method, path, body));
  });
  afterAll(() => app.close());

  it.each(VALID_CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'is taken or refused with a reason by %s',
    async (_, call) => {
      const createText = () => {
        count += 1;
        return JSON.stringify(call.createBody(count));
      };
      const texts = listJsonPaths(JSON.parse(createText())).flatMap((path, k) =>
        ODD_VALUES.filter((_odd, at) => at % STRIDE === k % STRIDE).map((odd) =>
          JSON.stringify(replaceAtPath(JSON.parse(createText()), path, odd)).replaceAll(`"${BEYOND_DOUBLE}"`, '1e999'),
        ),
      );
      const headers: Record<string, string> = call.path.endsWith('/postmark')
        ? { authorization: `Basic ${Buffer.from(`istmo:${WEBHOOK_SECRET}`).toString('base64')}` }
        : {};
      const sent = [...texts, ...ODD_BODIES.map((body) => body.replaceAll('?', createText))];
      const defects: string[] = [];
      const send = async (text: string) => {
        const answer = await app.client.send(call.method, call.path, text, headers);
        if (answer.status >= 500 || (answer.status >= 400 && !READABLE_ERROR.test(answer.text)))
          defects.push(`${answer.status} ${answer.text.slice(0, 200)} to ${text.slice(0, 400)}`);
      };
      for (let at = 0; at < sent.length; at += CONCURRENCY)
        await Promise.all(sent.slice(at, at + CONCURRENCY).map(send));
      expect(defects.slice(0, MAX_SHOWN)).toEqual([]);
      expect({}).not.toHaveProperty('polluted');
    },
  );
});
