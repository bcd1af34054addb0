/** Served airports by the names that a short order line has for them, folded. */
const AIRPORT_BY_NAME: Readonly<Record<string, string>> = {
  'san jose': 'sjo',
  liberia: 'lir',
  panama: 'pty',
  managua: 'mga',
  nicaragua: 'mga',
  'san pedro sula': 'sap',
  sps: 'sap',
  tegucigalpa: 'tgu',
  xpl: 'tgu',
  'el salvador': 'sal',
  'san salvador': 'sal',
  guatemala: 'gua',
};
const CODES = 'sjo|lir|pty|mga|sap|tgu|sal|gua';
const NAMES = `${Object.keys(AIRPORT_BY_NAME).join('|')}|${CODES}`;
const DESTINATION = new RegExp(`(?<![\\p{L}\\p{N}.@])(${NAMES})(?![\\p{L}\\p{N}@])`, 'gu');
/** A place that the goods start from, pass or do not go to. */
const NOT_TO = /\b(?:from|ex|desde|de|origin|origen|via|in|en|our|nuestr[oa]|not?|o|or|through|por) ?$/;
/** The first place of a route. */
const STARTS_ROUTE = /^ ?(?:[-/>]|to|a) ?>? ?[a-z]{3}\b/;
/** `to SJO / GUA / SAP`, `a SJO y a LIR`: destinations one beside the other. */
const LISTED = new RegExp(
  `(?<!carretera )(?<!road )\\b(?:to|a|al|para|hasta|destinations?|destinos?|[a-z]{3} ?-) ?:? ?(?:${NAMES})(?:(?:(?: ?[/&] ?| and | y )(?:also |tambien )?(?:to |a |al |para )?(?:${NAMES}))|, ?(?:${CODES}))+(?![\\p{L}\\p{N}])`,
  'gu',
);

/** The served airport (IATA, lower case) that an order line's cargo goes to; undefined where it names none. */
export function findDestination(item: string): string | undefined {
  for (const match of item.matchAll(DESTINATION)) {
    const name = match[1] ?? '';
    if (NOT_TO.test(item.slice(Math.max(0, match.index - 12), match.index))) continue;
    if (STARTS_ROUTE.test(item.slice(match.index + name.length, match.index + name.length + 8))) continue;
    return AIRPORT_BY_NAME[name] ?? name;
  }
  return undefined;
}

/** Whether the text sends its goods to two or more airports. */
export function listsDestinations(text: string): boolean {
  return [...text.matchAll(LISTED)].some(([list]) => {
    const airports = [...list.matchAll(DESTINATION)].map(([, name = '']) => AIRPORT_BY_NAME[name] ?? name);
    return new Set(airports).size > 1;
  });
}
