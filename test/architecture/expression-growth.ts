import { measureGrowth } from '../support/growth.js';
import {
  type FoundExpression,
  identifyExpression,
  parseExpressions,
  recordBuiltExpressions,
} from './regular-expressions.js';

/** Of the texts; the longer one is as much as the reader is given. */
const SHORT_LENGTH = 16_384;
const LONG_LENGTH = 4 * SHORT_LENGTH;
/** In microseconds; time in the square of the longer text is a multiple, and what takes less needs no second look. */
const MIN_TIME_US = 40_000;
/** For four times the length: 4 where the time grows with it, 16 with its square. */
const MAX_GROWTH = 9;
/** Words of an expression that are taken, and what stands between two of them. */
const MAX_WORDS = 24;
const GAPS = ['', ' ', '\n', ', ', '-', ' 1 ', '1.'];
/** What no word of an expression shows: its classes, and texts that nearly match. */
const CLASS_SAMPLES = ['1', 'a', 'A', ' ', '.', '12 x ', 'kg ', '1,', 'x', 'A1'];

/**
 * Measures expressions of the product on texts that are made of their own words.
 * @param ids what identifies them
 * @returns one line for each that takes longer than in proportion to the length of some text, and how many were measured
 */
export async function findSteepExpressions(
  ids: ReadonlySet<string>,
): Promise<{ readonly steep: readonly string[]; readonly measured: number }> {
  const { literals, constructions } = parseExpressions();
  const built = await recordBuiltExpressions([...new Set(constructions.map(({ file }) => file))]);
  const all = [...literals, ...built].filter((one) => ids.has(identifyExpression(one)));
  const found = [...new Map(all.map((one) => [identifyExpression(one), one])).values()];
  const steep = found.flatMap((one) => {
    const text = findSuperLinearText(one);
    return text === undefined ? [] : [`${one.file}:${one.line} ${identifyExpression(one)} ${JSON.stringify(text)}`];
  });
  return { steep, measured: found.length };
}

/** The words that stand in an expression, spread over all of it. */
function listWords(source: string): readonly string[] {
  const words = source.replace(/\\[pP]\{[^}]{0,30}\}|\\.|\(\?<?[:=!]/gs, '|').match(/\p{L}[\p{L}' -]{0,30}/gu) ?? [];
  const unique = [...new Set(words)];
  const step = Math.max(1, Math.ceil(unique.length / MAX_WORDS));
  return unique.filter((_, at) => at % step === 0);
}

/** Texts to be repeated: every word with every gap, and neighbouring words. */
function listPumps(source: string): readonly string[] {
  const words = listWords(source);
  const pairs = words.flatMap((word, at) => (at === 0 ? [] : [`${words[at - 1]} ${word} `]));
  return [...new Set([...CLASS_SAMPLES, ...words.flatMap((word) => GAPS.map((gap) => word + gap)), ...pairs])];
}

/** A text of repetitions; what stands at its end keeps it from matching as a whole. */
function repeatTo(length: number, pump: string): string {
  return `${pump.repeat(length / pump.length)}\u0001`;
}

function measure(expression: RegExp, text: string): number {
  const before = process.cpuUsage();
  text.replace(expression, '');
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** A text for which the time grows faster than its length; undefined where none was found. */
function findSuperLinearText({ source, flags }: FoundExpression): string | undefined {
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  return listPumps(source).find((pump) => {
    if (measure(expression, repeatTo(LONG_LENGTH, pump)) < MIN_TIME_US) return false;
    return measureGrowth((length) => repeatTo(length, pump).replace(expression, ''), SHORT_LENGTH) > MAX_GROWTH;
  });
}
