import type { Page } from 'playwright-core';
import { findAccessibilityIssues } from './accessibility.js';

/** Something of the console that people look at: a screen, or what opens over one. */
export interface ScreenState {
  readonly path: string;
  /** The screen's name, which is its title and its heading. */
  readonly name: string;
  /** What is opened over the screen, and how; undefined for the screen itself. */
  readonly over?: readonly [what: string, open: (page: Page) => Promise<void>];
}

/** Windows up to this width are tried at 320 px too. */
const NARROW_PX = 400;

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const screen = (path: string, name: string): ScreenState => ({ path, name });
const over = (at: ScreenState, what: string, open: (page: Page) => Promise<void>): ScreenState => ({
  ...at,
  over: [what, open],
});
const dialog = (at: ScreenState, opener: string | RegExp): ScreenState =>
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
const PANAMA = screen('/air-freight-rates?country=PA&airport=PTY', 'Destination Charges');
const ANSWERED = screen('/quotations?open=1', 'Quotations');
const HELD = screen('/quotations?open=2', 'Quotations');

/** Lets a reply look as it does before it has left, or after it could not leave; the server under it stays as it is. */
const replyAs = (state: 'waiting' | 'failed', what: string, button: string): ScreenState =>
  over(screen('/email-monitoring?reply=1', 'Email Monitoring'), what, async (page) => {
    await page.route('**/api/outbox/1', async (route) => {
      const reply = (await (await route.fetch()).json()) as object;
      const lastError = state === 'failed' ? '550 5.1.1 No such user here' : null;
      await route.fulfill({ json: { ...reply, state, lastError, sentAt: null } });
    });
    await page.reload();
    await page.getByRole('dialog').getByRole('button', { name: button }).waitFor();
    await page.unroute('**/api/outbox/1');
  });

/** Opens what a button of an open dialog opens over it. */
const overDialog = (at: ScreenState, opener: string, opened: RegExp): ScreenState =>
  over(at, opener, async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: opener }).click();
    await page
      .getByRole('dialog', { name: opened })
      .or(page.getByRole('alertdialog', { name: opened }))
      .waitFor();
  });

const chooseRate = (page: Page) => page.getByRole('checkbox', { name: 'Select HNDL, PTY' }).check();

/** Every route with its name (section 2 of the specification), further tabs, and an address that is none. */
export const SCREENS: readonly ScreenState[] = [
  HOME,
  DASHBOARD,
  screen('/test-quotations', 'Test Quotations'),
  screen('/quotations', 'Quotations'),
  screen('/quotations/calls', 'Calls'),
  screen('/quotations/new', 'New Quotation'),
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
  screen('/email-monitoring?tab=notifications', 'Email Monitoring'),
  screen('/email-monitoring?tab=model', 'Email Monitoring'),
  screen('/mailboxes', 'Mailboxes'),
  screen('/settings', 'Settings'),
  screen('/settings?tab=notifications', 'Settings'),
  screen('/settings?tab=system', 'Settings'),
  screen('/no-such-page', 'Not Found'),
];

/** Everything that opens over a screen. */
export const OVERLAYS: readonly ScreenState[] = [
  dialog(RATES, 'Add Rate'),
  dialog(RATES, /^Delete (?!selected)/),
  dialog(RATES, 'Copy rates'),
  dialog(RATES, 'Import'),
  over(PANAMA, 'many rates by a percentage', async (page) => {
    await chooseRate(page);
    await press('Change by %')(page);
    await page.getByRole('dialog').getByLabel('Percentage').fill('-10');
    await page.getByRole('dialog').getByText(/→/).first().waitFor();
  }),
  over(PANAMA, 'the deletion of many rates', async (page) => {
    await chooseRate(page);
    await press('Delete selected')(page);
    await page.getByRole('alertdialog').waitFor();
  }),
  dialog(PANAMA, 'History of HNDL, PTY'),
  over(RATES, 'the preview of an import', async (page) => {
    await press('Import')(page);
    const lines = ['Airport,Service,Rate Criteria,Base Rate', 'PTY,HNDL,chargeable_weight,0.31', 'XXX,HNDL,flat,1'];
    const file = { name: 'tariff.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
    await page.getByLabel('Tariff file').setInputFiles(file);
    await page.getByRole('dialog').getByText('Line 3 (').waitFor();
  }),
  over(RATES, 'the export menu', async (page) => {
    await press('Export')(page);
    await page.getByRole('menuitem').first().waitFor();
  }),
  dialog(TAXES, /^Edit /),
  dialog(TAXES, /^Delete /),
  dialog(DOMAINS, 'Add Domain'),
  over(DOMAINS, 'a look-alike domain', async (page) => {
    await press('Add Domain')(page);
    const form = page.getByRole('dialog');
    await form.getByLabel('Domain').fill('rutas-de1-istmo.example');
    await form.getByLabel('Company').fill('Rutas');
    await form.getByRole('button', { name: 'Add Domain' }).click();
    await form.getByRole('checkbox', { name: 'It is the right domain of another company' }).waitFor();
  }),
  dialog(DOMAINS, /^Delete /),
  dialog(CONSIGNMENTS, 'Add Consignment'),
  dialog(CONSIGNMENTS, /^Delete /),
  dialog(DISCLAIMERS, 'Add Disclaimer'),
  over(PROCESSOR, 'the sample emails', async (page) => {
    await press('Sample emails')(page);
    await page.getByRole('menuitem').first().waitFor();
  }),
  dialog(LOGS, /entry \d+$/),
  overDialog(HELD, 'Edit & recalculate', /^Edit & recalculate Q2/),
  overDialog(HELD, 'Set aside', /^Set Q2 aside/),
  overDialog(ANSWERED, 'Resend', /Q1/),
  over(HELD, 'a held quotation', async (page) => {
    await page.getByRole('dialog').getByText('Service Charges Breakdown').first().waitFor();
  }),
  over(screen('/email-monitoring?email=3', 'Email Monitoring'), 'an email', async (page) => {
    await page.getByRole('dialog').getByText('See you there').waitFor();
  }),
  over(screen('/email-monitoring?reply=1', 'Email Monitoring'), 'a reply', async (page) => {
    await page.getByRole('dialog').getByText('Attempts').first().waitFor();
  }),
  replyAs('waiting', 'a reply that can be cancelled', 'Cancel this reply'),
  replyAs('failed', 'a reply that could not leave', 'Try again'),
  over(
    screen('/email-monitoring?tab=notifications&notification=1', 'Email Monitoring'),
    'a notification mail',
    async (page) => {
      await page.getByRole('dialog').getByText('Attempts').first().waitFor();
    },
  ),
  over(HOME, 'the search', async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill('rutas');
    await page.getByRole('dialog', { name: 'Search' }).getByText('rutas-del-istmo.example').first().waitFor();
  }),
  over(HOME, 'the notifications', async (page) => {
    await press(/^Notifications/)(page);
    await page.getByRole('dialog', { name: 'Notifications' }).getByText('Q2 waits for approval').waitFor();
  }),
  over(RULES, 'the notices of the session', async (page) => {
    await press('Run Validation')(page);
    await page.getByRole('button', { name: /^Notifications.*unread/ }).click();
    await page.getByRole('list', { name: 'Recent actions' }).waitFor();
  }),
  over(RULES, 'a notice', async (page) => {
    await press('Run Validation')(page);
    const notice = page.locator('.fui-Toast').filter({ hasText: 'Validation complete' });
    await notice.waitFor();
    // A notice that is pointed at waits, however long the look at the page takes.
    await notice.hover();
  }),
];

/** Whether a complaint of the page is one: the look-alike domain has to be refused before it can be confirmed. */
export function isUnexpected(complaint: string): boolean {
  return !/\b400\b/.test(complaint);
}

/** Opens a surface and waits until it is at rest: nothing is being loaded any more. */
export async function openScreenState(
  page: Page,
  base: string,
  { path, name, over: what }: ScreenState,
): Promise<void> {
  await page.goto(base + path);
  await page.getByRole('heading', { level: 1, name, exact: true, includeHidden: true }).waitFor();
  await page.waitForFunction(() => document.querySelector('main .fui-Skeleton, main .fui-Spinner') === null);
  await what?.[1](page);
}

/** What is wrong with a surface as it stands: violations, a title that is not the name, a page that is wider than the window. */
export async function findProblems(page: Page, { path, name, over: what }: ScreenState): Promise<string[]> {
  const title = await page.title();
  const wide = await measureOverflowPx(page);
  return [
    ...(title === name ? [] : [`the title is ${title}`]),
    ...(wide > 0 ? [`the page is ${wide} px too wide`] : []),
    ...(await findAccessibilityIssues(page)),
  ].map((problem) => `${what ? `${path}, ${what[0]}` : path}: ${problem}`);
}

/** Walks over surfaces and gathers what is wrong with each, and which of them do not fit into 320 px (WCAG 1.4.10). */
export async function findAllProblems(page: Page, base: string, surfaces: readonly ScreenState[]): Promise<string[]> {
  const size = page.viewportSize();
  const problems: string[] = [];
  for (const surface of surfaces) {
    await openScreenState(page, base, surface);
    problems.push(...(await findProblems(page, surface)));
    if (!size || size.width > NARROW_PX) continue;
    await page.setViewportSize({ width: 320, height: 700 });
    const wide = await measureOverflowPx(page);
    if (wide > 0) problems.push(`${surface.path}: at 320 px ${wide} px too wide`);
    await page.setViewportSize(size);
  }
  return problems;
}

function measureOverflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
