import { makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '../i18n/messages.js';
import { appMessages } from './app.messages.js';

const useStyles = makeStyles({
  link: {
    position: 'absolute',
    left: '-10000px',
    zIndex: 10,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    borderRadius: tokens.borderRadiusMedium,
    ':focus': { left: '8px', top: '8px' },
  },
});

/** The first stop of the keyboard: past the sidebar to the page. */
export function SkipLink() {
  const messages = useMessages(appMessages);
  const styles = useStyles();
  return (
    <a className={styles.link} href="#main">
      {messages.skipToContent}
    </a>
  );
}
