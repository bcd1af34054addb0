import type { TagAttributes } from './tag-attributes.js';

/** What an element is not displayed for, whatever stands in it. */
const INVISIBLE = /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all|visibility\s*:\s*hidden)/;
const TRANSPARENT = /(?:^|;)\s*opacity\s*:\s*(?:0+(?:\.0+)?\s*|\.0+\s*)?(?:;|!|$)/;
/** Struck out by its writer: it no longer counts. */
const STRUCK_OUT = /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]{0,40}line-through/;
/** A box without an inside, whose contents are cut off. */
const NO_HEIGHT = /(?:^|;)\s*(?:max-height|height|max-width|width)\s*:\s*0(?:px|em|pt)?\s*(?:;|!|$)/;
const CUT_OFF = /(?:^|;)\s*overflow\s*:\s*hidden/;
const OFF_SCREEN = /(?:^|;)\s*(?:left|top|right|text-indent|margin-left|margin-top)\s*:\s*-\d{3,5}(?:px|em|pt)/;
const FONT_SIZE = /(?:^|;)\s*(?:font-size\s*:\s*|font\s*:[^;]{0,40}?\s)(\d{1,3}(?:\.\d{1,3})?)(px|pt|em|rem|%)?/g;
const COLOR = /(?:^|;)\s*color\s*:\s*([^;!]{1,40})/g;
const GROUND = /(?:^|;)\s*background(?:-color|-image)?\s*:\s*([^;!]{1,200})/g;
/** Letters of so many pixels or points are none that anybody reads. */
const MAX_UNREADABLE_SIZE = 1;
/** Each of red, green and blue from here on is white to the eye. */
const MIN_WHITE = 250;

/** How an element is to be displayed. */
export interface Display {
  /** Not displayed with all that is in it. */
  readonly isInvisible: boolean;
  /** Whether its letters are too small to be read; undefined where it says nothing about their size. */
  readonly isTiny: boolean | undefined;
  /** Whether its letters are white; undefined where it says nothing about their colour. */
  readonly isWhite: boolean | undefined;
  /** Whether it has a ground that is not white; undefined where it says nothing about that. */
  readonly isDark: boolean | undefined;
}

/** What a list of declarations says of how an element is displayed: read once, however many elements it is for. */
export interface DeclaredDisplay {
  readonly isInvisible: boolean;
  readonly isCutOff: boolean;
  readonly hasNoHeight: boolean;
  readonly isTiny: boolean | undefined;
  readonly color: string | undefined;
  readonly ground: string | undefined;
}

/** Reads declarations. @param declarations in lower case */
export function readDeclarations(declarations: string): DeclaredDisplay {
  return {
    isInvisible: [INVISIBLE, TRANSPARENT, OFF_SCREEN, STRUCK_OUT].some((pattern) => pattern.test(declarations)),
    isCutOff: CUT_OFF.test(declarations),
    hasNoHeight: NO_HEIGHT.test(declarations),
    isTiny: readTiny(declarations),
    color: readLast(declarations, COLOR),
    ground: readLast(declarations, GROUND),
  };
}

/** Both together, as if one stood behind the other. */
export function mergeDeclarations(first: DeclaredDisplay, second: DeclaredDisplay): DeclaredDisplay {
  return {
    isInvisible: first.isInvisible || second.isInvisible,
    isCutOff: first.isCutOff || second.isCutOff,
    hasNoHeight: first.hasNoHeight || second.hasNoHeight,
    isTiny: second.isTiny ?? first.isTiny,
    color: second.color ?? first.color,
    ground: second.ground ?? first.ground,
  };
}

/** Reads how an element is displayed. @param declared by style sheets and by itself */
export function readDisplay(attributes: TagAttributes, declared: DeclaredDisplay): Display {
  const color = declared.color ?? attributes.get('color');
  const ground = declared.ground ?? attributes.get('bgcolor') ?? attributes.get('background');
  return {
    isInvisible:
      declared.isInvisible || (declared.isCutOff && declared.hasNoHeight) || attributes.get('hidden') !== undefined,
    isTiny: declared.isTiny,
    isWhite: color === undefined ? undefined : isWhite(color),
    isDark: ground === undefined || /^\s*(?:inherit|transparent|none)/.test(ground) ? undefined : !isWhite(ground),
  };
}

function readTiny(declarations: string): boolean | undefined {
  const [last] = [...declarations.matchAll(FONT_SIZE)].slice(-1);
  if (!last) return undefined;
  const size = Number(last[1]);
  const isRelative = last[2] === 'em' || last[2] === 'rem' || last[2] === '%';
  return size === 0 || (!isRelative && size <= MAX_UNREADABLE_SIZE);
}

function readLast(declarations: string, pattern: RegExp): string | undefined {
  return [...declarations.matchAll(pattern)].at(-1)?.[1];
}

function isWhite(written: string): boolean {
  const color = written.trim().toLowerCase();
  if (/^(?:white|snow)\b/.test(color)) return true;
  const hex = /^#([0-9a-f]{6}|[0-9a-f]{3})\b/.exec(color)?.[1];
  const parts = hex
    ? splitHex(hex)
    : /^rgba?\((.{5,40})\)/
        .exec(color)?.[1]
        ?.split(/[\s,/]+/)
        .map(Number);
  return parts?.slice(0, 3).every((part) => part >= MIN_WHITE) ?? false;
}

function splitHex(hex: string): number[] {
  const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}
