import { type GriffelStyle, tokens, typographyStyles } from '@fluentui/react-components';

const CELL_PADDING = `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`;

/** The look of a table that ends in amounts of money. */
export const AMOUNT_TABLE = {
  scroll: { overflowX: 'auto' },
  table: { width: '100%', minWidth: '300px', borderCollapse: 'collapse', ...typographyStyles.body1 },
  head: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorNeutralForeground2,
    textAlign: 'left',
    padding: CELL_PADDING,
  },
  cell: { padding: CELL_PADDING, verticalAlign: 'top', textAlign: 'left', fontWeight: tokens.fontWeightRegular },
  trace: { display: 'block', ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  amount: { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
} satisfies Readonly<Record<string, GriffelStyle>>;
