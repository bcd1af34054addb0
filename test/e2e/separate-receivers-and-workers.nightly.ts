import { describe, it } from '@jest/globals';
import { runTwoReceiversTwoWorkers } from '../resilience/separate-receivers-and-workers.js';

describe('two doors and two workers on one database', () => {
  it('answer every email once', async () => {
    await runTwoReceiversTwoWorkers(24, 90_000);
  });
});
