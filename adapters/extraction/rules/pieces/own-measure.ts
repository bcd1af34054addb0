const LINKS = 'of|de|at|@|que|miden?|measur(?:es?|ing)|size|dims?|dimensions|dimensiones|medidas|med|is|l|:|\\.|\\(';
const UNITS = 'x|cms?|mms?|m|mts?|mtrs|metros|met(?:er|re)s|in|inch(?:es)?|ft|por|by|kgs?|lbs?|kilos?|pounds';

/** The words behind counted packages where their own size or weight follows: `measuring 120x80…`, `(40 cm`, `de 25 kg`. */
export const OWN_MEASURE = new RegExp(`^(?:(?:${LINKS}) ?)*\\d[\\d.,]* ?(?:[*×/"']|(?:${UNITS})(?= |$|\\d))`);
