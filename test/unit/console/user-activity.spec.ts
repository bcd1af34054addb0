import { describe, expect, it } from '@jest/globals';
import { noteAct, presenceHeaders, watchForPeople } from '../../../apps/console/src/api/user-activity.js';

const MINUTE_MS = 60_000;

describe('Who is at the keyboard', () => {
  it('is told by what was done within the last minute', () => {
    noteAct();
    expect(presenceHeaders(Date.now() + MINUTE_MS - 100)).toEqual({});
    expect(presenceHeaders(Date.now() + MINUTE_MS + 1)).toEqual({ 'x-istmo-background': '1' });
  });

  it.each(['keydown', 'pointerdown', 'wheel'])('is noticed by a %s', (act) => {
    const page = new EventTarget();
    watchForPeople(page);
    const before = Date.now();
    page.dispatchEvent(new Event(act));
    expect(presenceHeaders(before + MINUTE_MS)).toEqual({});
  });
});
