import { existsSync } from 'node:fs';

/** The shell comes first: the same engine without a window around it, which takes a quarter of a browser's time. */
const USUAL_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of this machine: `CHROMIUM_PATH`, then the usual places; undefined where there is none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return USUAL_PATHS.find((place) => existsSync(place));
}
