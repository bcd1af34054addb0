import { describe, it } from '@jest/globals';
import { expectBoundedTime, LARGE_HOSTILE_PAGES } from './hostile-pages.js';

describe('The text of a body', () => {
  it.each(LARGE_HOSTILE_PAGES)('comes in bounded time out of %s', expectBoundedTime);
});
