import type { Page } from 'playwright-core';
import { violationsOn } from './accessibility.js';

/** Something of the console that people look at: a screen, or what opens over one. */
export interface Surface {
  readonly path: string;
  /** The screen's name, which is its title and its heading. */
  readonly name: string;
  /** What is opened over the screen, and how; undefined for the screen itself. */
  readonly over?: readonly [what: string, open: (page: Page) => Promise<void>];
}

/** Windows up to this width are tried at 320 px too. */
const NARROW_PX = 400;

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const screen = (path: string, name: string): Surface => ({ path, name });
const over = (at: Surface, what: string, open: (page: Page) => Promise<void>): Surface => ({
  ...at,
  over: [what, open],
});
const dialog = (at: Surface, opener: string | RegExp): Surface =>
  over(at, String(opener), async (page) => {
    await press(opener)(page);
    await page.locator('[role="dialog"], [role="alertdialog"]').first().waitFor();
  });

const HOME = screen('/home', 'Home');
const DASHBOARD = screen('/', 'Dashboard');
const RATES = screen('/air-freight-rates', 'Destination Charges');
const TAXES = screen('/tax-rates', 'Tax Rates');
const DOMAINS = screen('/domains-management', 'Recognized Domains');
const CONSIGNMENTS = screen('/consolidation-consignments', 'Consolidation Consignments');
const DISCLAIMERS = screen('/disclaimers', 'Disclaimers');
const PROCESSOR = screen('/email-processor', 'Email Processor');
const LOGS = screen('/activity-logs', 'Activity Logs');
const RULES = screen('/core-rules', 'Core Rules Status');

/** Every route with its name (section 2 of the specification), further tabs, and an address that is none. */
export const SCREENS: readonly Surface[] = [
  HOME,
  DASHBOARD,
  screen('/test-quotations', 'Test Quotations'),
  screen('/quotations', 'Quotations'),
  RATES,
  screen('/air-freight-rates?view=coverage', 'Destination Charges'),
  CONSIGNMENTS,
  TAXES,
  DISCLAIMERS,
  PROCESSOR,
  screen('/basic-test', 'Basic Test'),
  screen('/emergency', 'Emergency Test'),
  RULES,
  DOMAINS,
  LOGS,
  screen('/email-monitoring', 'Email Monitoring'),
  screen('/email-monitoring?tab=outbox', 'Email Monitoring'),
  screen('/email-monitoring?tab=model', 'Email Monitoring'),
  screen('/settings', 'Settings'),
  screen('/settings?tab=notifications', 'Settings'),
  screen('/settings?tab=system', 'Settings'),
  screen('/no-such-page', 'Not Found'),
];

/** Everything that opens over a screen. */
export const OVERLAYS: readonly Surface[] = [
  dialog(RATES, 'Add Rate'),
  dialog(RATES, /^Delete (?!selected)/),
  dialog(RATES, 'Copy rates'),
  dialog(RATES, 'Import'),
  over(RATES, 'the export menu', async (page) => {
    await press('Export')(page);
    await page.getByRole('menuitem').first().waitFor();
  }),
  dialog(TAXES, /^Edit /),
  dialog(TAXES, /^Delete /),
  dialog(DOMAINS, 'Add Domain'),
  dialog(DOMAINS, /^Delete /),
  dialog(CONSIGNMENTS, 'Add Consignment'),
  dialog(CONSIGNMENTS, /^Delete /),
  dialog(DISCLAIMERS, 'Add Disclaimer'),
  over(PROCESSOR, 'the sample emails', async (page) => {
    await press('Sample emails')(page);
    await page.getByRole('menuitem').first().waitFor();
  }),
  dialog(LOGS, /entry \d+$/),
  over(screen('/quotations?open=2', 'Quotations'), 'a held quotation', async (page) => {
    await page.getByRole('dialog').getByText('Service Charges Breakdown').first().waitFor();
  }),
  over(screen('/email-monitoring?email=3', 'Email Monitoring'), 'an email', async (page) => {
    await page.getByRole('dialog').getByText('See you there').waitFor();
  }),
  over(screen('/email-monitoring?reply=1', 'Email Monitoring'), 'a reply', async (page) => {
    await page.getByRole('dialog').getByText('Attempts').first().waitFor();
  }),
  over(HOME, 'the search', async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill('rutas');
    await page.getByRole('dialog', { name: 'Search' }).getByText('rutas-del-istmo.example').first().waitFor();
  }),
  over(HOME, 'the notifications', async (page) => {
    await press(/^Notifications/)(page);
    await page.getByRole('dialog', { name: 'Notifications' }).getByText('Q2 waits for approval').waitFor();
  }),
  over(RULES, 'a notice', async (page) => {
    await press('Run Validation')(page);
    const notice = page.locator('.fui-Toast').filter({ hasText: 'Validation complete' });
    await notice.waitFor();
    // A notice that is pointed at waits, however long the look at the page takes.
    await notice.hover();
  }),
];

/** Opens a surface and waits until it is at rest: nothing is being loaded any more. */
export async function openSurface(page: Page, base: string, { path, name, over: what }: Surface): Promise<void> {
  await page.goto(base + path);
  await page.getByRole('heading', { level: 1, name, exact: true, includeHidden: true }).waitFor();
  await page.waitForFunction(() => document.querySelector('main .fui-Skeleton, main .fui-Spinner') === null);
  await what?.[1](page);
}

/** What is wrong with a surface as it stands: violations, a title that is not the name, a page that is wider than the window. */
export async function faultsOf(page: Page, { path, name, over: what }: Surface): Promise<string[]> {
  const title = await page.title();
  const wide = await tooWidePx(page);
  return [
    ...(title === name ? [] : [`the title is ${title}`]),
    ...(wide > 0 ? [`the page is ${wide} px too wide`] : []),
    ...(await violationsOn(page)),
  ].map((fault) => `${what ? `${path}, ${what[0]}` : path}: ${fault}`);
}

/** Walks over surfaces and gathers what is wrong with each, and which of them do not fit into 320 px (WCAG 1.4.10). */
export async function faultsOfAll(page: Page, base: string, surfaces: readonly Surface[]): Promise<string[]> {
  const size = page.viewportSize();
  const faults: string[] = [];
  for (const surface of surfaces) {
    await openSurface(page, base, surface);
    faults.push(...(await faultsOf(page, surface)));
    if (!size || size.width > NARROW_PX) continue;
    await page.setViewportSize({ width: 320, height: 700 });
    const wide = await tooWidePx(page);
    if (wide > 0) faults.push(`${surface.path}: at 320 px ${wide} px too wide`);
    await page.setViewportSize(size);
  }
  return faults;
}

function tooWidePx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
