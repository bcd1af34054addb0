import { describeHostileBodies, HOSTILE_CALLS } from './hostile-bodies.js';

/** Every caller at one route, and one caller at a route of each other kind; `hostile-bodies.nightly.ts` tries all. */
const CALLS = HOSTILE_CALLS.filter(([route, caller]) => {
  if (route === '/api/webhook/email') return true;
  if (route === '/api/webhook/email/raw') return caller === 'the true secret';
  return (
    caller === 'nobody' &&
    ['/api/auth/login', '/api/webhook/email/postmark', '/api/rates', '/api/nowhere'].includes(route)
  );
});

describeHostileBodies(CALLS);
