import type { TextStyle } from './pdf-text.js';

/** The edges of an A4 page and of what is written on it, in points. */
export const PAGE = { width: 595.28, height: 841.89, left: 46, top: 42, right: 46, bottom: 48 };

/** Between the margins, in points. */
export const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right;

/** Of the bar at the left of a box, in points. */
export const BAR_WIDTH = 3;

/** Colours of a document. */
export const COLORS = {
  ink: '#1b2733',
  muted: '#5a6875',
  accent: '#0f3d5c',
  line: '#dde4ea',
  pale: '#f5f8fa',
  urgent: '#fff6e0',
  urgentLine: '#e0a100',
  white: '#ffffff',
  onAccent: '#c9dbe8',
};

const BODY: TextStyle = { font: 'normal', fontSize: 9.5, color: COLORS.ink };

/** The styles of words. */
export const STYLES = {
  body: BODY,
  strong: { ...BODY, font: 'bold' },
  label: { ...BODY, color: COLORS.muted },
  small: { ...BODY, fontSize: 8, color: COLORS.muted },
  title: { font: 'bold', fontSize: 17, color: COLORS.white },
  subtitle: { ...BODY, fontSize: 10, color: COLORS.onAccent },
  heading: { font: 'bold', fontSize: 11, color: COLORS.accent },
  total: { font: 'bold', fontSize: 19, color: COLORS.accent },
  category: { ...BODY, font: 'bold', color: COLORS.accent },
  sum: { ...BODY, font: 'bold', color: COLORS.white },
} as const satisfies Record<string, TextStyle>;
