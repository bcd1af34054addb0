/** Words for the bigger of two sizes, as the source of a regular expression. */
export const BIG =
  '(?:grand(?:e|es|ot[ao]s?)|mayor(?:es)?|larg[ao]s?|alt[ao]s?|big(?:ger)?|larger?|long(?:er)?|tall(?:er)?)';
/** And for the smaller. */
export const SMALL =
  '(?:chic[ao]s?|chiquit[ao]s?|pequen(?:[ao]|it[ao])s?|cort[ao]s?|baj[ao]s?|menor(?:es)?|small(?:er)?|little|short(?:er)?)';
/**
 * The one of several pieces that goes by its size in the singular (`el grande`, `la chica`, `the long one`), as the source
 * of an expression that matches its words after the article.
 */
export const ONE_BY_SIZE =
  '(?:la|el|the) (?:grande|chic[ao]|pequen[ao]|larg[ao]|cort[ao]|alt[ao]|baj[ao]|median[ao]|mayor|menor|big(?:ger)?|larger?|small(?:er)?|little|long(?:er)?|short(?:er)?|tall(?:er)?|heav(?:y|ier)|light(?:er)?)';
/** The extreme one of several (`la más grande`, `the largest`): its size is not that of the others. */
export const EXTREME_ONE =
  '(?:la|el|the) (?:[a-z]{3,10} )?(?:mas (?:grande|larg[ao]|alt[ao]|pequen[ao]|chic[ao])|biggest|largest|longest|tallest|smallest)';
