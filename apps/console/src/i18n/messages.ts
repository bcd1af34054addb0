/** One text: words as they stand, or a function that puts values into them. */
export type Message = string | ((...values: never[]) => string);

/** The texts of one part of the console by key, in English; another language gives a file of the same type. */
export type Catalogue = Readonly<Record<string, Message>>;

/**
 * The texts of a catalogue in the language of the page, for code outside components. English is the only language so
 * far: the one place that chooses another is this function.
 */
export function getMessages<Texts extends Catalogue>(english: Texts): Texts {
  return english;
}

/** The same for components and hooks, which a language that is loaded on demand can draw anew. */
export function useMessages<Texts extends Catalogue>(english: Texts): Texts {
  return getMessages(english);
}
