/** The languages of the people who work with the product; replies to customers have their own. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Texts by key, in English: words as they stand, functions that put values into them, or tables of both. */
export type Catalogue = object;

/** What a catalogue is in another language: the same keys, and functions of the same values. A key left out does not compile. */
export type Translation<Texts> = { readonly [Key in keyof Texts]: Translated<Texts[Key]> };

type Translated<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Words
    ? (...values: Values) => Translated<Words>
    : Text extends object
      ? { readonly [Key in keyof Text]: Translated<Text[Key]> }
      : Text;

interface Definition {
  readonly name: string;
  readonly english: Catalogue;
}

const definitions = new WeakMap<Catalogue, Definition>();
const translations = new Map<Language, ReadonlyMap<string, Catalogue>>();
let readLanguage: () => Language = () => 'en';

/**
 * A catalogue whose texts are in the language of whoever reads them, looked up whenever one is used, like the default
 * locale of `Intl`; English where nothing else was loaded.
 * @param name that of the constant, under which a translation is found; it is unique
 * @__NO_SIDE_EFFECTS__
 */
export function defineMessages<Texts extends Catalogue>(name: string, english: Texts): Texts {
  const catalogue: Texts = { ...english };
  for (const key of Object.keys(english)) {
    Object.defineProperty(catalogue, key, {
      enumerable: true,
      get: () => Reflect.get(getTranslation(name, english), key),
    });
  }
  definitions.set(catalogue, { name, english });
  return catalogue;
}

/** The texts of a catalogue as they are in the language of the moment: another object in another language. */
export function resolveMessages<Texts extends Catalogue>(catalogue: Texts): Texts;
/** The same, whatever keys the catalogue has. */
export function resolveMessages(catalogue: Catalogue): Catalogue {
  const definition = definitions.get(catalogue);
  return definition ? getTranslation(definition.name, definition.english) : catalogue;
}

function getTranslation(name: string, english: Catalogue): Catalogue {
  const language = readLanguage();
  return language === 'en' ? english : (translations.get(language)?.get(name) ?? english);
}

/** Makes translations known, by the names of the catalogues. */
export function addTranslations(language: Language, catalogues: Readonly<Record<string, Catalogue>>): void {
  translations.set(language, new Map([...(translations.get(language) ?? []), ...Object.entries(catalogues)]));
}

/** Says where the language of the moment is found: in the page, or with the call that is answered. */
export function setLanguageSource(read: () => Language): void {
  readLanguage = read;
}

/** The language of whoever reads what is written now. */
export function getCurrentLanguage(): Language {
  return readLanguage();
}

/** Words that are kept in both languages, in that of whoever reads them; in English where there are no others. */
export function selectByLanguage<Words>(english: Words, spanish: Words | undefined): Words {
  return getCurrentLanguage() === 'es' && spanish !== undefined ? spanish : english;
}

/** Writes in one language, whoever the work is done for: what is stored, and what goes to somebody else. */
export function writeIn<Written>(language: Language, write: () => Written): Written {
  const before = readLanguage;
  readLanguage = () => language;
  try {
    return write();
  } finally {
    readLanguage = before;
  }
}

/** Whether a text names one of the languages. */
export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}
