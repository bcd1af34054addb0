import type { EmbeddedFont } from './paper/embedded-font.js';
import type { TextStyle } from './paper/sheet.js';

/** The two weights that replies are set in. */
export interface Fonts {
  readonly regular: EmbeddedFont;
  readonly medium: EmbeddedFont;
}

/** A column of the page, in points. */
export interface Column {
  readonly left: number;
  readonly width: number;
}

/** What is most important. */
export const DEEP = '#0f3d5c';
/** The ground of what belongs together. */
export const PALE = '#f5f8fa';
const INK = '#1b2733';
const MUTED = '#5a6875';
const WHITE = '#ffffff';
/** The ground of what the customer is asked for, and the bar before it. */
export const URGENT = '#fff6e0';
export const URGENT_LINE = '#e0a100';

/** Lines of a block that are kept together on a page: far less than one holds. */
export const MOST_KEPT = 14;

/** The styles of a reply's words. */
export type Styles = ReturnType<typeof stylesOf>;

/** The styles of a reply's words. */
export function stylesOf({ regular, medium }: Fonts) {
  const style = (font: EmbeddedFont, size: number, color: string): TextStyle => ({ font, size, color });
  return {
    body: style(regular, 9.5, INK),
    strong: style(medium, 9.5, INK),
    muted: style(regular, 9.5, MUTED),
    category: style(medium, 9.5, DEEP),
    inverse: style(medium, 9.5, WHITE),
    title: style(medium, 17, WHITE),
    subtitle: style(regular, 10, '#c9dbe8'),
    heading: style(medium, 11, DEEP),
    small: style(regular, 8, MUTED),
    total: style(medium, 19, DEEP),
  };
}
