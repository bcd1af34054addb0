/** What a capital is called in English, as customers abroad write it and want to read it. */
export const ENGLISH_CITY_NAMES: readonly string[] = ['Panama City', 'Guatemala City'];
