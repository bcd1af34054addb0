import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildMissingServer, root } from './build-missing.mjs';

const TABLE = join(root, 'domain', 'reading', 'confidence', 'calibration.table.ts');
const USE =
  'npm run calibrate -- [--also FILE.jsonl] [--unseen FILE.jsonl] [--check FILE.jsonl], each as often as needed';

await buildMissingServer();
const load = (path) => import(pathToFileURL(join(root, 'dist', 'server', path)).href);
const calibration = await load('test/corpus/calibration.js');
const { LABELLED_SETS, loadLabelledEmails, loadLabelledEmailFile } = await load('test/corpus/labelled-email.js');
const { RuleShipmentExtractor } = await load('adapters/extraction/rules/rule-shipment-extractor.js');
const { TsvGazetteer } = await load('adapters/geography/tsv-gazetteer.js');
const { InMemoryAirportDirectory } = await load('adapters/persistence/in-memory/in-memory-airport-directory.js');
const { AIRPORTS, COUNTRIES } = await load('adapters/seed/countries-and-airports.js');
const current = await load('domain/reading/confidence/calibration.table.js');

const extractor = new RuleShipmentExtractor(new TsvGazetteer(), new InMemoryAirportDirectory(COUNTRIES, AIRPORTS));
const score = (emails) =>
  calibration.scoreReadings(emails, (email) => extractor.extract({ ...email, body: email.content }));

/** The files behind one flag. */
function readFlag(flag) {
  const words = process.argv.slice(2);
  return words.flatMap((word, at) => (word === flag ? [words[at + 1] ?? ''] : []));
}

/**
 * What further files say about each combination of signs, beside what the table already holds of others: a file counts
 * once, as it was first read.
 */
async function countFurther(signs) {
  const sources = [...current.FURTHER_SOURCES];
  const counts = signs.map((one) => calibration.findRow(current.CALIBRATION, one)?.further ?? [0, 0]);
  const files = [
    ...readFlag('--also').map((file) => ({ file, weight: calibration.FITTED_WEIGHT })),
    ...readFlag('--unseen').map((file) => ({ file, weight: 1 })),
  ];
  for (const { file, weight } of files) {
    const name = basename(file);
    if (sources.some((source) => source.name === name)) throw new Error(`${name} is counted already.`);
    const readings = await score(loadLabelledEmailFile(file));
    sources.push({ name, emails: readings.length, weight });
    for (const [at, one] of signs.entries()) {
      const [emails, right] = calibration.countReadings(readings, one);
      const [emailsBefore, rightBefore] = counts[at];
      counts[at] = [round(emailsBefore + emails * weight), round(rightBefore + right * weight)];
    }
  }
  return { sources, counts };
}

function round(count) {
  return Math.round(count * 10) / 10;
}

function printTable(rows, sources) {
  const line = (row) =>
    `  { isRequest: ${row.isRequest}, doubts: ${row.doubts}, gaps: ${row.gaps}, bulk: ${row.bulk}, ` +
    `own: [${row.own.join(', ')}], further: [${row.further.join(', ')}], share: ${row.share} },`;
  const source = ({ name, emails, weight }) => `  { name: '${name}', emails: ${emails}, weight: ${weight} },`;
  return [
    '// Made by `npm run calibrate` from labelled emails: do not change by hand.',
    "import type { CalibrationRow, FurtherSource } from './calibration-row.js';",
    '',
    '/** Labelled emails outside the project that count in `further`. */',
    'export const FURTHER_SOURCES: readonly FurtherSource[] = [',
    ...sources.map(source),
    '];',
    '',
    '/** How often readings were right, by the signs that they show; the surest first. */',
    'export const CALIBRATION: readonly CalibrationRow[] = [',
    ...rows.map(line),
    '];',
    '',
  ].join('\n');
}

/** How the shown confidence compares with what is right, on emails that the table does not rest on. */
async function printReliability(file, rows) {
  const readings = await score(loadLabelledEmailFile(file));
  console.log(`\n${basename(file)}: ${readings.length} emails`);
  for (const { from, to, emails, right, shown } of calibration.measureReliability(readings, rows)) {
    if (emails === 0) continue;
    const share = ((right / emails) * 100).toFixed(1);
    console.log(
      `  shown ${from}–${to} %: ${emails} emails, ${share} % right (shown ${(shown * 100).toFixed(1)} % on average)`,
    );
  }
  const { sure, sureRight, requests, sureRequests } = calibration.measureSureness(readings, rows);
  console.log(`  95 % and more: ${sureRight} of ${sure} right; ${sureRequests} of ${requests} requests shown so`);
}

if (process.argv.includes('--help')) {
  console.log(USE);
} else {
  const signs = calibration.listSigns();
  const own = await score(LABELLED_SETS.flatMap((set) => loadLabelledEmails(set)));
  const { sources, counts } = await countFurther(signs);
  const rows = calibration.calibrate(
    signs.map((one, at) => ({ ...one, own: calibration.countReadings(own, one), further: counts[at] })),
  );
  await writeFile(TABLE, printTable(rows, sources));
  for (const file of readFlag('--check')) await printReliability(file, rows);
}
