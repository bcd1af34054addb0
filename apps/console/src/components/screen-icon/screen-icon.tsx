import { makeStyles } from '@fluentui/react-components';
import { LazyPart } from '../lazy-part/lazy-part.js';

/** What a symbol stands beside: a line of the sidebar, or the heading of a card. */
type Place = 'menu' | 'card';

const loadIcons = () => import('./screen-icons.js');

const ignoreMissingIcons = () => {
  // The words beside them say the same.
};

const useStyles = makeStyles({
  // As large as the symbols, so that nothing moves when they come.
  menu: { display: 'inline-block', width: '20px', height: '20px', flexShrink: 0 },
  card: { display: 'inline-block', width: '24px', height: '24px', flexShrink: 0 },
});

/** The symbol of a screen. All of them are fetched beside the first screen, which is read without them. */
export function ScreenIcon({ of, place }: { readonly of: string; readonly place: Place }) {
  const styles = useStyles();
  return (
    <span className={styles[place]} aria-hidden="true">
      <LazyPart load={loadIcons} onMissing={ignoreMissingIcons}>
        {({ MENU_ICONS, CARD_ICONS }) => {
          const Icon = (place === 'menu' ? MENU_ICONS : CARD_ICONS)[of];
          return Icon ? <Icon /> : null;
        }}
      </LazyPart>
    </span>
  );
}
