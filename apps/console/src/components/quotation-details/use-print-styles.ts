import { makeStaticStyles, makeStyles } from '@fluentui/react-components';

const INK = '#000000';
const PALE_INK = '#424242';

/** What lies around an open dialog stays off the paper, which is white whatever the theme. */
const usePage = makeStaticStyles(`@media print {
  #root, .fui-DialogSurface__backdrop, .fui-Toast { display: none !important; }
  html.light, html.dark, body { background: #ffffff !important; overflow: visible !important; }
}`);

const useStyles = makeStyles({
  paper: {
    '@media print': {
      position: 'static',
      width: '100%',
      maxWidth: 'none',
      maxHeight: 'none',
      height: 'auto',
      overflow: 'visible',
      padding: 0,
      margin: 0,
      border: 'none',
      borderRadius: 0,
      boxShadow: 'none',
      colorScheme: 'light',
      color: INK,
      '--colorNeutralForeground1': INK,
      '--colorNeutralForeground2': PALE_INK,
      '--colorNeutralForeground3': PALE_INK,
      '--colorNeutralStroke2': '#c0c0c0',
      '--colorNeutralBackground1': '#ffffff',
      '--colorNeutralBackground3': '#ffffff',
    },
  },
  flow: { '@media print': { display: 'block', maxHeight: 'none', height: 'auto', overflow: 'visible' } },
  screenOnly: { '@media print': { display: 'none' } },
});

/**
 * How a quotation prints: the quotation alone, black on white, whatever the theme.
 * `paper` is for the dialog, `flow` for what scrolls in it, `screenOnly` for what is of no use on paper.
 */
export function usePrintStyles() {
  usePage();
  return useStyles();
}
