/**
 * Analyzes regular expressions with recheck: `[{ "source", "flags" }]` comes by standard input, a verdict for each goes to
 * standard output. It is a program of its own, since recheck takes a processor for itself and runs slowly within Jest.
 */
import { text } from 'node:stream/consumers';

/** Of processor and waiting alike; what is not known by then is unknown. */
const TIMEOUT_MS = Number(process.argv[2]);

// In this thread: no JVM, no native program, no thread of its own.
process.env.RECHECK_SYNC_BACKEND = 'pure';
const { checkSync } = await import('recheck');

const verdicts = JSON.parse(await text(process.stdin)).map(({ source, flags }) => {
  const { status, complexity, attack } = checkSync(source, flags, { timeout: TIMEOUT_MS });
  return { status, complexity: complexity?.summary, attack: attack?.pattern };
});
process.stdout.write(JSON.stringify(verdicts));
