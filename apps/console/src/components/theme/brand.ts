import { type BrandVariants, createDarkTheme, createLightTheme } from '@fluentui/react-components';

/** Air-freight teal: 16 steps of OKLCH hue 225, each use checked for contrast. */
const BRAND: BrandVariants = {
  10: '#000b11',
  20: '#011923',
  30: '#002936',
  40: '#033646',
  50: '#024457',
  60: '#02536a',
  70: '#04607a',
  80: '#076e8b',
  90: '#0082a5',
  100: '#2aa2c9',
  110: '#3aadd4',
  120: '#49bae1',
  130: '#5bcaf2',
  140: '#78d9fe',
  150: '#a8e5fe',
  160: '#d2f1fe',
};

/** Fluent's tokens in the brand's colours, by theme. */
export const FLUENT_THEMES = { light: createLightTheme(BRAND), dark: createDarkTheme(BRAND) } as const;
