import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp, type Route } from '../../../support/in-memory-app.js';

/**
 * What the contract leaves open: signing in and out, health, the channels for mail and the metrics, which have a proof of their
 * own, and the page on which customers answer, whose address is its proof.
 */
const OPEN: readonly string[] = [
  'POST /api/auth/login',
  'GET /api/logout',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/q/:token',
  'POST /api/q/:token',
];
const WITH_CREDENTIALS: readonly string[] = [
  'POST /api/webhook/email',
  'POST /api/webhook/email/raw',
  'POST /api/webhook/email/mailgun',
  'POST /api/webhook/email/sendgrid',
  'POST /api/webhook/email/postmark',
  'GET /metrics',
];
/** The files behind the page that describes the API. */
const FILES_OF_DOCS = '/api/docs/';

/** Other ways to write 1 that JavaScript knows, and none of which is an id. */
const OTHER_ROUTES = ['0x1', '1e0', '0b1', '0o1', '1.0', '+1', '%201', '1%20', '01', '-1', 'true', '1%0A', '%EF%BC%91'];

const routeName = ({ method, path }: Route) => `${method.replace('HEAD', 'GET')} ${path}`;
const fillPath = ({ path }: Route, id = '1') => path.replace(/:\w+(?:\|:\w+)*/g, id);

/** Mailgun tries again on every other refusal. */
const REFUSED_FOR_GOOD = 406;
/** A caller behind a proxy, which is never this machine. */
const CROSS_ORIGIN = { 'x-forwarded-for': '203.0.113.9' } as const;
const FOREIGN_ORIGIN = { origin: 'https://elsewhere.example' } as const;
const createBody = ({ method }: Route) => (method === 'POST' || method === 'PUT' ? {} : undefined);

let app: InMemoryApp;
let routes: readonly Route[];

describe('who may call the API', () => {
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    routes = app.listRoutes().filter(({ path }) => !path.startsWith(FILES_OF_DOCS));
  });
  afterAll(() => app.close());

  describe('every route of the running server', () => {
    it('is described for those who call it', async () => {
      const { json } = await app.call('GET', '/api/docs-json');
      const { paths } = json as { paths: Readonly<Record<string, object>> };
      const described = Object.entries(paths).flatMap(([path, operations]) =>
        Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, ':')}`),
      );
      const served = routes.filter(({ method, path }) => method !== 'HEAD' && !path.startsWith('/api/docs'));
      expect(described.length).toBeGreaterThan(80);
      expect(served.map((route) => `${route.method} ${fillPath(route, ':')}`).sort()).toEqual(described.sort());
    });

    it('answers 401 to a stranger, but for what the contract leaves open', async () => {
      const closed = routes.filter((route) => ![...OPEN, ...WITH_CREDENTIALS].includes(routeName(route)));
      expect(closed.length).toBeGreaterThan(100);
      const answers = closed.map(async (route) => {
        const { status, json } = await app.callUnauthenticated(route.method, fillPath(route), createBody(route));
        const isRefused = route.method === 'HEAD' || (json as { error?: string })?.error === 'Not signed in';
        return { call: routeName(route), status, isRefused };
      });
      expect((await Promise.all(answers)).filter(({ status, isRefused }) => status !== 401 || !isRefused)).toEqual([]);
    });

    it('describes the API to the signed-in alone', async () => {
      for (const path of ['/api/docs', '/api/docs-json', '/api/docs-yaml']) {
        expect([path, (await app.callUnauthenticated('GET', path)).status]).toEqual([path, 401]);
        expect([path, (await app.call('GET', path)).status]).toEqual([path, 200]);
      }
    });

    it('says of every answer of the API that nobody is to keep it, but for pictures and documents of the signed-in', async () => {
      const answers = routes
        .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/') && !path.includes('logout'))
        .map(async (route) => [fillPath(route), (await app.call('GET', fillPath(route))).headers['cache-control']]);
      const kept = (await Promise.all(answers)).filter(([, control]) => control !== 'no-store');
      expect(kept.every(([, control]) => control === 'private, no-cache')).toBe(true);
    });

    it('knows each one that the contract leaves open, and asks the doors for their proof', async () => {
      const names = routes.map(routeName);
      expect([...OPEN, ...WITH_CREDENTIALS].filter((name) => !names.includes(name))).toEqual([]);
      const authenticatedRoutes = routes.filter((route) => WITH_CREDENTIALS.includes(routeName(route)));
      const answers = authenticatedRoutes.map(async (route) => {
        const { status } = await app.callUnauthenticated(
          route.method,
          fillPath(route),
          createBody(route),
          CROSS_ORIGIN,
        );
        return { call: routeName(route), status };
      });
      const refused = (await Promise.all(answers)).filter(
        ({ status }) => status === REFUSED_FOR_GOOD || status === 401,
      );
      expect(new Set(refused.map(({ call }) => call))).toEqual(new Set(WITH_CREDENTIALS));
      expect(refused).toHaveLength(authenticatedRoutes.length);
    });

    it('refuses to change anything for a page of somebody else, with the session or without', async () => {
      const changing = routes.filter(
        (route) => !['GET', 'HEAD'].includes(route.method) && !WITH_CREDENTIALS.includes(routeName(route)),
      );
      expect(changing.length).toBeGreaterThan(40);
      const answers = changing.flatMap((route) =>
        (['call', 'callUnauthenticated'] as const).map(async (how) => {
          const { status } = await app[how](route.method, fillPath(route), createBody(route), FOREIGN_ORIGIN);
          return { call: routeName(route), how, status };
        }),
      );
      expect((await Promise.all(answers)).filter(({ status }) => status !== 403)).toEqual([]);
    });

    it('takes nothing for an id but the digits of one', async () => {
      const named = routes.filter(({ path }) => path.includes(':id'));
      expect(named.length).toBeGreaterThan(15);
      const answers = named
        .filter(({ method }) => method === 'GET' || method === 'DELETE')
        .flatMap((route) =>
          OTHER_ROUTES.map(async (odd) => {
            const { status } = await app.call(route.method, fillPath(route, odd));
            return { call: `${route.method} ${fillPath(route, odd)}`, status };
          }),
        );
      expect((await Promise.all(answers)).filter(({ status }) => status !== 404)).toEqual([]);
    });
  });
});
