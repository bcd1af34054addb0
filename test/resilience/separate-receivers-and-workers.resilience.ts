import { describe, it } from '@jest/globals';
import { SIZES } from './load-sizes.js';
import { runTwoReceiversTwoWorkers } from './separate-receivers-and-workers.js';

describe('two doors and two workers on one database', () => {
  it('answer every email once', async () => {
    const { perSecond } = await runTwoReceiversTwoWorkers(SIZES.emails, 1_800_000);
    console.log(`${SIZES.emails} emails, from the door to the mail server: ${perSecond.toFixed(1)} a second`);
  });
});
