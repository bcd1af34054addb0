/** Letters of other alphabets, and digits, that are drawn like a Latin letter (Unicode TS 39, the part that domains use). */
const CONFUSABLE_CHARACTERS: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', ӏ: 'l', м: 'm', н: 'h', о: 'o' },
  ...{ р: 'p', ԛ: 'q', г: 'r', ѕ: 's', т: 't', у: 'y', ү: 'y', х: 'x', ԝ: 'w', п: 'n', и: 'u' },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ω: 'w', γ: 'y' },
  ...{ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', ƒ: 'f', ɑ: 'a', ɡ: 'g', ɩ: 'i', ʋ: 'u' },
  ...{ '0': 'o', '1': 'l', i: 'l', '3': 'e', '5': 's', '9': 'g' },
};
/** Pairs of letters that are drawn like one. */
const CONFUSABLE_PAIRS: ReadonlyArray<readonly [string, string]> = [
  ['rn', 'm'],
  ['nn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
];
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
/** What Latin letters stand beside in a label of good repute: Japanese, Chinese and Korean names mix them. */
const FOREIGN_TO_LATIN =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Marks above and below letters, and what nobody sees. */
const MARKS = /[\p{M}\p{Cf}]/gu;

/**
 * Whether one label of a domain is written in letters of two alphabets that resemble each other, as no registry of good
 * repute lets it be. @param domain in readable letters, not in punycode
 */
export function isMixedScript(domain: string): boolean {
  return domain.split('.').some((label) => {
    if (/\p{Script=Latin}/u.test(label) && FOREIGN_TO_LATIN.test(label)) return true;
    return SCRIPTS.filter((alphabet) => alphabet.test(label)).length > 1;
  });
}

/**
 * The known domain that another one could be taken for, being drawn alike; undefined where there is none or where it is
 * that domain or below it. @param domain in readable letters @param known in readable letters
 */
export function findLookAlike(domain: string, known: readonly string[]): string | undefined {
  const skeleton = toConfusableSkeleton(domain);
  const isBelow = (one: string) => domain === one || domain.endsWith(`.${one}`);
  if (known.some(isBelow)) return undefined;
  return known.find((one) => {
    const other = toConfusableSkeleton(one);
    return skeleton === other || skeleton.endsWith(`.${other}`);
  });
}

/** The known mailbox of the same domain that another one could be taken for; undefined where there is none or it is known itself. */
export function findMailboxLookAlike(mailbox: string, known: readonly string[]): string | undefined {
  if (known.includes(mailbox)) return undefined;
  const skeleton = toConfusableSkeleton(mailbox);
  return known.find((one) => toConfusableSkeleton(one) === skeleton);
}

/** What is left of a domain when everything that is drawn alike is written alike. */
function toConfusableSkeleton(domain: string): string {
  const characters = [...domain.toLowerCase().normalize('NFKD').replace(MARKS, '').replaceAll('-', '')];
  const mapped = characters.map((character) => CONFUSABLE_CHARACTERS[character] ?? character).join('');
  return CONFUSABLE_PAIRS.reduce((text, [pair, one]) => text.replaceAll(pair, one), mapped);
}
