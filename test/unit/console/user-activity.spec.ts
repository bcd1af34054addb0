import { describe, expect, it } from '@jest/globals';
import {
  createActivityHeaders,
  markUserActive,
  trackUserActivity,
} from '../../../apps/console/src/api/user-activity.js';

const MINUTE_MS = 60_000;

describe('Who is at the keyboard', () => {
  it('is told by what was done within the last minute', () => {
    markUserActive();
    expect(createActivityHeaders(Date.now() + MINUTE_MS - 100)).toEqual({});
    expect(createActivityHeaders(Date.now() + MINUTE_MS + 1)).toEqual({ 'x-istmo-background': '1' });
  });

  it.each(['keydown', 'pointerdown', 'wheel'])('is noticed by a %s', (act) => {
    const page = new EventTarget();
    trackUserActivity(page);
    const before = Date.now();
    page.dispatchEvent(new Event(act));
    expect(createActivityHeaders(before + MINUTE_MS)).toEqual({});
  });
});
