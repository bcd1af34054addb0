/** One verdict of an Authentication-Results header. */
export interface AuthenticationResult {
  /** Lower case, without its version: `dmarc`. */
  readonly method: string;
  /** Lower case: `pass`. */
  readonly result: string;
  /** Values by their names in lower case, `header.d` for instance, quotation marks taken off; of several the first. */
  readonly properties: Readonly<Record<string, string>>;
}

/** What an Authentication-Results header says. */
export interface AuthenticationResultsHeader {
  /** The name of the server that gave the verdicts, lower case; empty where it gives none, as Exchange does. */
  readonly authservId: string;
  readonly results: readonly AuthenticationResult[];
  /** A quotation mark or a comment is never closed, or the end was not read: what is said in favour of a sender may be his own. */
  readonly isBroken: boolean;
}

/** Characters of a header that are read; those of real servers have some hundreds. */
const MAX_LENGTH = 16_000;
/** A method, perhaps with its version, and its result. */
const METHOD = /^([a-z][a-z0-9-]*)\s*(?:\/\s*\d+\s*)?=\s*([a-z][a-z0-9-]*)/i;
/** The name of a property: `reason`, `header.from`. */
const PROPERTY = /^([a-z][a-z0-9-]*)\s*(?:\.\s*([a-z][a-z0-9-]*)\s*)?=\s*/i;

/** Reads a header by its grammar (RFC 8601, section 2.2): comments, quoted texts, versions and blanks wherever they may stand. */
export function parseAuthenticationResults(value: string): AuthenticationResultsHeader {
  const { sections, isBroken } = splitSections(value.slice(0, MAX_LENGTH));
  const [first = '', ...rest] = sections;
  const isNameless = METHOD.test(first);
  const [name = ''] = isNameless ? [] : readWord(first);
  return {
    authservId: name.toLowerCase(),
    results: (isNameless ? sections : rest).flatMap(parseResult),
    isBroken: isBroken || value.length > MAX_LENGTH,
  };
}

/** The parts between semicolons, comments taken out; semicolons and brackets within quotation marks are text. */
function splitSections(value: string): { readonly sections: readonly string[]; readonly isBroken: boolean } {
  const sections: string[] = [];
  let section = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < value.length; at += 1) {
    const character = value[at] ?? '';
    const isEscape = character === '\\' && (isQuoted || depth > 0);
    if (isEscape) {
      if (isQuoted) section += value.slice(at, at + 2);
      at += 1;
    } else if (depth > 0) {
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
    } else if (character === '"') {
      isQuoted = !isQuoted;
      section += character;
    } else if (isQuoted) {
      section += character;
    } else if (character === '(') {
      depth += 1;
      section += ' ';
    } else if (character === ';') {
      sections.push(section.trim());
      section = '';
    } else {
      section += character;
    }
  }
  sections.push(section.trim());
  return { sections, isBroken: isQuoted || depth > 0 };
}

function parseResult(section: string): AuthenticationResult[] {
  const found = METHOD.exec(section);
  if (found === null) return [];
  const [head, method = '', result = ''] = found;
  const properties: Record<string, string> = {};
  let rest = section.slice(head.length).trimStart();
  while (rest !== '') {
    const property = PROPERTY.exec(rest);
    const [value, behind] = readWord(property === null ? rest : rest.slice(property[0].length));
    if (property !== null) {
      const [, type = '', name] = property;
      const key = (name === undefined ? type : `${type}.${name}`).toLowerCase();
      if (!Object.hasOwn(properties, key)) properties[key] = value;
    }
    rest = behind;
  }
  return [{ method: method.toLowerCase(), result: result.toLowerCase(), properties }];
}

/** The first word, in which quoted stretches may hold blanks, without its quotation marks, and what stands behind it. */
function readWord(text: string): readonly [word: string, rest: string] {
  let word = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted && character === '\\') {
      at += 1;
      word += text[at] ?? '';
    } else if (!isQuoted && /\s/.test(character)) return [word, text.slice(at).trimStart()];
    else word += character;
  }
  return [word, ''];
}
