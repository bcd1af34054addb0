/** `Page: 2 of 3`, `Página 2 de 3`, `2/3` at the end of a line: what differs in a heading that every page repeats. */
const PAGE_NUMBER =
  /(?:\b(?:page|pagina|página|pag|hoja|sheet)\b[\s.:]{0,4}\d{1,4}(?:\s{0,3}(?:of|de|\/)\s{0,3}\d{1,4})?)/gi;

/**
 * The pages of a document without the lines that a page only repeats: the heading that the pages before began with, and
 * the footing that the pages behind end with. A list of cargo in a heading is there once.
 */
export function removeRepeatedLines(pages: readonly string[]): readonly string[] {
  const lines = pages.map((page) => page.split('\n'));
  return lines.map((page, k) => {
    // A page that is the same as another is a page of its own.
    if ([k - 1, k + 1].some((other) => pages[other] === pages[k])) return page.join('\n');
    const next = lines[k + 1];
    const previous = lines[k - 1];
    const top = previous ? countHeading(previous, page) : 0;
    const bottom = next ? countHeading([...next].reverse(), [...page].reverse()) : 0;
    return top + bottom >= page.length ? page.join('\n') : page.slice(top, page.length - bottom).join('\n');
  });
}

/**
 * The lines at the beginning of both pages that belong to a heading. Equal rows of cargo that follow its last words are
 * none of it, and its last words stay, since they name the columns of what follows.
 */
function countHeading(one: readonly string[], other: readonly string[]): number {
  let same = 0;
  while (same < one.length && same < other.length && normalizeLine(one[same]) === normalizeLine(other[same])) same += 1;
  while (same > 0 && isFigureRow(other[same - 1] ?? '')) same -= 1;
  return Math.max(0, same - 1);
}

function normalizeLine(line = ''): string {
  return line.replace(PAGE_NUMBER, '#').trim().toLowerCase();
}

function isFigureRow(line: string): boolean {
  return line.split('\t').filter((cell) => /^\d[\d.,]*$/.test(cell.trim())).length > 1;
}
