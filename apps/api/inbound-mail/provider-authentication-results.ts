/** What a provider says of an email's origin, in its own words. */
export interface ProviderAuthenticationResults {
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
export function formatAuthenticationResults(
  server: string,
  { spf, dkim }: ProviderAuthenticationResults,
): string | undefined {
  const results = [
    ...(spf && RESULT.test(normalizeResult(spf.result)) ? [formatSpf(normalizeResult(spf.result), spf.mailFrom)] : []),
    ...dkim.flatMap(({ result, domain }) =>
      RESULT.test(normalizeResult(result)) && DOMAIN.test(domain)
        ? [`dkim=${normalizeResult(result)} header.d=${domain.toLowerCase()}`]
        : [],
    ),
  ];
  return results.length === 0 ? undefined : [server, ...results].join('; ');
}

function formatSpf(result: string, mailFrom: string): string {
  const address = mailFrom.trim().replace(/^<|>$/g, '').toLowerCase();
  return MAILBOX.test(address) ? `spf=${result} smtp.mailfrom=${address}` : `spf=${result}`;
}

/** `Pass`, `soft-fail` and `PASS (sender authorized)` are one word each. */
function normalizeResult(result: string): string {
  const [token = ''] = result
    .trim()
    .toLowerCase()
    .split(/[\s(;]/, 1);
  return token.replace(/[^a-z]/g, '');
}
