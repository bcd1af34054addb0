/** Everything from each opening to the next closing is taken out; without a closing, the rest is. */
export function removeSections(html: string, opening: string, closing: string): string {
  const lower = toLowerAscii(html);
  let result = '';
  let at = 0;
  for (;;) {
    const start = lower.indexOf(opening, at);
    if (start < 0) return result + html.slice(at);
    result += html.slice(at, start);
    const end = lower.indexOf(closing, start + opening.length);
    if (end < 0) return result;
    at = end + closing.length;
  }
}

/** What stands between each opening and the next closing, up to a length in all. */
export function extractSections(html: string, opening: string, closing: string, maxLength: number): string[] {
  const lower = toLowerAscii(html);
  const sections: string[] = [];
  let left = maxLength;
  for (let at = 0; left > 0; ) {
    const start = lower.indexOf(opening, at);
    const end = start < 0 ? -1 : lower.indexOf(closing, start + opening.length);
    if (end < 0) break;
    sections.push(html.slice(start + opening.length, Math.min(end, start + opening.length + left)));
    left -= end - start;
    at = end + closing.length;
  }
  return sections;
}

/** ASCII letters only, so that offsets are preserved. */
function toLowerAscii(html: string): string {
  return html.replace(/[A-Z]+/g, (upper) => upper.toLowerCase());
}
