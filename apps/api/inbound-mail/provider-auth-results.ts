/** What a provider says of an email's origin, in its own words. */
export interface ProviderVerdicts {
  readonly spf: { readonly result: string; readonly mailFrom: string } | undefined;
  readonly dkim: ReadonlyArray<{ readonly result: string; readonly domain: string }>;
}

const RESULT = /^[a-z]{2,12}$/;
const DOMAIN = /^[a-z0-9._-]{1,253}$/i;
const MAILBOX = /^[^\s;()<>",]{1,254}$/;

/**
 * The verdicts in the form of an Authentication-Results header (RFC 8601); undefined where there are none. What is not a
 * plain word is left out, so that nothing of the email can play a verdict.
 * @param server who checked, for instance `mailgun`
 */
export function authenticationResults(server: string, { spf, dkim }: ProviderVerdicts): string | undefined {
  const said = [
    ...(spf && RESULT.test(resultWord(spf.result)) ? [spfWords(resultWord(spf.result), spf.mailFrom)] : []),
    ...dkim.flatMap(({ result, domain }) =>
      RESULT.test(resultWord(result)) && DOMAIN.test(domain)
        ? [`dkim=${resultWord(result)} header.d=${domain.toLowerCase()}`]
        : [],
    ),
  ];
  return said.length === 0 ? undefined : [server, ...said].join('; ');
}

function spfWords(result: string, mailFrom: string): string {
  const address = mailFrom.trim().replace(/^<|>$/g, '').toLowerCase();
  return MAILBOX.test(address) ? `spf=${result} smtp.mailfrom=${address}` : `spf=${result}`;
}

/** `Pass`, `soft-fail` and `PASS (sender authorized)` are one word each. */
function resultWord(result: string): string {
  const [word = ''] = result
    .trim()
    .toLowerCase()
    .split(/[\s(;]/, 1);
  return word.replace(/[^a-z]/g, '');
}
