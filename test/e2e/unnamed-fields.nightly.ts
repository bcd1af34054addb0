import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { prepareRecords, VALID_CALLS } from '../support/valid-calls.js';
import { PostgresApp } from './postgres-app.js';
import { WEBHOOK_SECRET } from './server-process.js';

/** A value that stands nowhere else, so that every place can be found where it was kept. */
const MARK = 'unnamed-value-7f3a';
const MARK_NUMBER = 918_273_645;
const MARK_DAY = '1999-09-09T09:09:09.999Z';
/** Columns and properties that records have, and forms have not. */
const UNNAMED_FIELDS = {
  id: MARK_NUMBER,
  _id: MARK,
  uuid: MARK,
  emailId: MARK_NUMBER,
  quotationId: MARK_NUMBER,
  administratorId: MARK_NUMBER,
  accountId: MARK_NUMBER,
  createdAt: MARK_DAY,
  created_at: MARK_DAY,
  updatedAt: MARK_DAY,
  updatedBy: MARK,
  actor: MARK,
  passwordHash: MARK,
  password_hash: MARK,
  secondFactor: MARK,
  secondFactorSecret: MARK,
  sessionVersion: MARK_NUMBER,
  staffRole: MARK,
  permissions: [MARK],
  isAdmin: MARK,
  mustChangePassword: MARK,
  needsReview: MARK,
  state: MARK,
  lastError: MARK,
  finalTotal: MARK_NUMBER,
  quoteAmount: MARK_NUMBER,
  quotationNumber: MARK,
  sentAt: MARK_DAY,
  passwordEncrypted: MARK,
  authenticity: MARK,
  channel: MARK,
  __defineGetter__: MARK,
} as const;
/** Texts of JSON that reach for the prototype of everything. */
const PROTOTYPES = [
  `{"__proto__":{"polluted":"${MARK}","role":"administrator"},`,
  `{"constructor":{"prototype":{"polluted":"${MARK}"}},`,
  `{"__proto__":null,"hasOwnProperty":1,"toString":2,"valueOf":3,"then":4,"toJSON":5,`,
  `{"prototype":{"polluted":"${MARK}"},"__lookupGetter__":"${MARK}",`,
];

type Json = Readonly<Record<string, unknown>>;

/** A body with the unnamed fields in it, and in everything that it holds. */
function addUnnamedFields(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(addUnnamedFields);
  if (typeof body !== 'object' || body === null) return body;
  const inner = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, addUnnamedFields(value)]));
  return { ...UNNAMED_FIELDS, ...inner };
}

/** Where a body may hold fields of any name: the headers of an email. */
const TAKES_ANY_FIELD = ['headers'];

describe('fields that nobody asks for', () => {
  let app: PostgresApp;
  let count = 1_000;
  const nextBody = (call: (typeof VALID_CALLS)[number]): Json => {
    count += 1;
    return Object.fromEntries(
      Object.entries(call.createBody(count)).filter(([name]) => !TAKES_ANY_FIELD.includes(name)),
    );
  };
  const headersOf = (path: string): Record<string, string> =>
    path.endsWith('/postmark')
      ? { authorization: `Basic ${Buffer.from(`istmo:${WEBHOOK_SECRET}`).toString('base64')}` }
      : {};
  const findMarks = async () =>
    (await app.listRows()).filter((row) =>
      [MARK, String(MARK_NUMBER), '1999-09-09'].some((mark) => row.includes(mark)),
    );

  beforeAll(async () => {
    app = await PostgresApp.open();
    await prepareRecords((method, path, body) => app.client.call(method, path, body));
  });
  afterAll(() => app.close());

  it('are kept nowhere, whatever call they come with', async () => {
    const answers = new Map<string, number>();
    for (const call of VALID_CALLS) {
      const body = addUnnamedFields(nextBody(call));
      const { status, text } = await app.client.send(call.method, call.path, body, headersOf(call.path));
      answers.set(`${call.method} ${call.path}`, status);
      expect([call.path, status < 500, text.includes(MARK)]).toEqual([call.path, true, false]);
    }
    expect([...answers.values()].filter((status) => status < 300).length).toBeGreaterThan(20);
    expect(await findMarks()).toEqual([]);
  });

  it('reach no prototype', async () => {
    for (const call of VALID_CALLS)
      for (const beginning of PROTOTYPES) {
        const body = JSON.stringify(nextBody(call)).replace('{', beginning);
        const { status, text } = await app.client.send(call.method, call.path, body, headersOf(call.path));
        expect([call.path, beginning, status < 500, text.includes(MARK)]).toEqual([call.path, beginning, true, false]);
      }
    expect({}).not.toHaveProperty('polluted');
    expect([]).not.toHaveProperty('role');
    expect(await findMarks()).toEqual([]);
  });

  it('of the same name count once, and the last one is judged', async () => {
    const rate = VALID_CALLS.find(({ method, path }) => method === 'POST' && path === '/api/rates');
    const text = JSON.stringify(rate?.createBody(2));
    const twice = text.replace('"baseRate":0.2', '"baseRate":0.2,"baseRate":-1');
    expect((await app.client.send('POST', '/api/rates', twice)).status).toBe(400);
  });
});
