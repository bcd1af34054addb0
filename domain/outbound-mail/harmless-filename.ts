/** Kinds of files that are named; a word behind the last dot that is none of them is a part of the name. */
const KINDS: ReadonlySet<string> = new Set(
  'pdf xls xlsx xlsm xlsb csv ods doc docx odt txt rtf msg eml htm html xml zip rar 7z jpg jpeg png gif webp heic tif tiff bmp numbers dat'.split(
    ' ',
  ),
);
const MAX_NAME_LENGTH = 40;
/** Longer numbers may be telephones or accounts. */
const LONG_NUMBER = /\d{7,}/gu;

/**
 * A file's name as we may repeat it to its sender: words, short numbers and the kind of file, so that no address and no
 * telephone of a stranger stands in our mail. Undefined where nothing of it is left.
 */
export function toHarmlessFilename(filename: string): string | undefined {
  const dot = filename.lastIndexOf('.');
  const kind =
    dot < 0
      ? ''
      : filename
          .slice(dot + 1)
          .trim()
          .toLowerCase();
  const hasKind = KINDS.has(kind);
  const words = (hasKind ? filename.slice(0, dot) : filename)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(LONG_NUMBER, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .trim();
  if (words === '') return hasKind ? kind.toUpperCase() : undefined;
  return hasKind ? `${words}.${kind}` : words;
}
