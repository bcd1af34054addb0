import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildMissingConsole, buildMissingServer, root } from './build-missing.mjs';

const ADMIN = { email: 'admin@localhost', password: 'a password for pictures' };
const SCREENS = [
  '/home',
  '/',
  '/email-processor',
  '/quotations',
  '/quotations?open=1',
  '/email-monitoring',
  '/email-monitoring?tab=outbox',
  '/email-monitoring?tab=notifications',
  '/email-monitoring?tab=model',
  '/air-freight-rates',
  '/air-freight-rates?view=coverage',
  '/consolidation-consignments',
  '/tax-rates',
  '/disclaimers',
  '/domains-management',
  '/activity-logs',
  '/core-rules',
  '/settings',
  '/settings?tab=notifications',
  '/settings?tab=system',
  '/test-quotations',
  '/basic-test',
  '/emergency',
  '/nowhere',
];
const EMAILS = [
  [
    'Ana Ruiz <ana@norte-cargo.example>',
    'Favor cotizar 2 tarimas de 120x80x100 cm, 350,5 kg en total, Miami a Heredia, DAP.',
  ],
  [
    'Pat Doyle <pat@doyle-tools.example>',
    'Please quote 3 crates 48x40x36 in, 300 lb each, ORD to GUA, FCA. Machine parts.',
  ],
  ['Eva Sol <eva@valle.example>', 'Muchas gracias por la carga, llegó bien.'],
];

/** Takes a picture of every screen, light and dark, wide and narrow, into the ignored folder `screenshots`. */
async function takeScreenshots() {
  await buildMissingServer();
  await buildMissingConsole();
  const dataDir = await mkdtemp(join(tmpdir(), 'istmo-screenshots-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(root, 'dist', 'server', 'apps', 'api', 'main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    // Heard to the end: a server whose words nobody takes any more would end with its next one.
    await new Promise((resolve) => {
      server.stdout.on('data', (chunk) => {
        if (String(chunk).includes('is ready')) resolve();
      });
    });
    let taken = 0;
    for (const theme of ['light', 'dark']) {
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ]) {
        taken += await pictures(browser, base, theme, width, height);
      }
    }
    console.log(`${taken} pictures in ${join(root, 'screenshots')}`);
  } finally {
    await browser.close();
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function pictures(browser, base, theme, width, height) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
  await page.goto(`${base}/login`);
  const folder = join(root, 'screenshots', `${theme}-${width}`);
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, 'login.png') });
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  for (const [n, [from, content]] of EMAILS.entries()) {
    const email = {
      from,
      to: 'quotes@localhost',
      subject: 'Air freight',
      content,
      messageId: `<${n}@pictures.example>`,
    };
    await page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/webhook/email', { method: 'POST', headers, body: JSON.stringify(body) });
    }, email);
  }
  for (const path of SCREENS) {
    await page.goto(base + path);
    await page.waitForLoadState('networkidle');
    const name = path === '/' ? 'dashboard' : path.replace(/\W+/g, '-').replace(/^-|-$/g, '');
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: !path.includes('open=') });
  }
  await context.close();
  return SCREENS.length + 1;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

await takeScreenshots();
