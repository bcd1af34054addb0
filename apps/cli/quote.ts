import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { createPastedEmail } from '../../application/inbound-mail/preview-pasted-email.js';
import type { InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { MimeParser } from '../../domain/inbound-mail/mime-parser.port.js';
import { parsePastedEmail } from '../../domain/quoting/pasted-email.js';
import { CLI_MESSAGES } from './cli.messages.js';
import { formatQuoteJson, formatQuoteText } from './format-quote.js';
import { createCliContext } from './infrastructure/cli-context.js';

const EXIT_CODES = { quoted: 0, failed: 1, noRequest: 2 } as const;

/** Headers that only a mail system writes: a text that has one is a raw email. */
const MIME_HEADER = /^(?:mime-version|content-type|message-id|received|return-path)\s*:/im;

/** Quotes one email from a file or standard input, and prints what was read, what it costs and what would be answered. */
async function quote(parameters: readonly string[]): Promise<number> {
  const [file, ...rest] = parameters.filter((one) => one !== '--json');
  if (rest.length > 0 || file?.startsWith('-')) throw new Error(CLI_MESSAGES.quoteUsage);
  if (!file && process.stdin.isTTY) throw new Error(CLI_MESSAGES.quoteUsage);
  const raw = file ? await readContent(file) : await text(process.stdin);
  if (!raw.trim()) throw new Error(CLI_MESSAGES.emptyEmail);
  const context = await createCliContext(process.env.QUOTATION_MAILBOX ?? 'quotes@localhost');
  const email = await parseEmail(raw, file, context.mimeParser);
  const answer = await context.processInboundEmail.preview(email);
  const print = parameters.includes('--json') ? formatQuoteJson : formatQuoteText;
  process.stdout.write(`${print(answer)}\n`);
  return answer.shipment ? EXIT_CODES.quoted : EXIT_CODES.noRequest;
}

async function readContent(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new Error(CLI_MESSAGES.unreadableFile(file));
  });
}

async function parseEmail(raw: string, file: string | undefined, parser: MimeParser): Promise<InboundEmail> {
  const [headerBlock = ''] = raw.split(/\r?\n\r?\n/, 1);
  if (file?.toLowerCase().endsWith('.eml') || MIME_HEADER.test(headerBlock)) {
    return parser.parse(Buffer.from(raw, 'utf8'), 'raw');
  }
  return createPastedEmail(parsePastedEmail(raw));
}

quote(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = EXIT_CODES.failed;
  },
);
