import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Text,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useFocusTitleOnClose } from '../../components/restore-focus/use-focus-title-on-close.js';

/** What the console's keys do, by where they do it. */
const GROUPS = [
  {
    name: 'Everywhere',
    keys: [
      ['Ctrl K', 'Search; Enter opens the first result, the arrows choose'],
      ['/', 'Search, too'],
      ['?', 'This list'],
      ['Ctrl M', 'To the notice that has just appeared, for instance to its Undo'],
      ['Esc', 'Closes what is open'],
    ],
  },
  {
    name: 'In a table',
    keys: [
      ['Arrows', 'From cell to cell'],
      ['Enter', 'Enter cell actions; Esc to exit'],
      ['Shift F10', 'On a heading: makes its column wider or narrower'],
    ],
  },
  {
    name: 'In a quotation',
    keys: [
      ['Alt ↑', 'The newer one of the list'],
      ['Alt ↓', 'The older one of the list'],
    ],
  },
] as const;

const useStyles = makeStyles({
  surface: {
    maxWidth: '560px',
    '@media (max-width: 639px)': { width: '100vw', maxWidth: '100vw', maxHeight: '100dvh', padding: '16px' },
  },
  group: {
    ...typographyStyles.body1Strong,
    marginTop: tokens.spacingVerticalM,
    marginBottom: tokens.spacingVerticalXS,
  },
  keys: {
    display: 'grid',
    gridTemplateColumns: 'minmax(88px, auto) 1fr',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    alignItems: 'baseline',
  },
  key: {
    fontFamily: tokens.fontFamilyMonospace,
    paddingInline: tokens.spacingHorizontalXS,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    whiteSpace: 'nowrap',
  },
  quiet: { display: 'block', marginTop: tokens.spacingVerticalL, color: tokens.colorNeutralForeground2 },
});

/** The keys of the console. */
export function KeyboardHelpDialog({ onClose }: { readonly onClose: () => void }) {
  const styles = useStyles();
  useFocusTitleOnClose();
  return (
    <Dialog open onOpenChange={(_event, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle
            action={<Button appearance="subtle" icon={<DismissRegular />} aria-label="Close" onClick={onClose} />}
          >
            Keyboard shortcuts
          </DialogTitle>
          <DialogContent>
            {GROUPS.map(({ name, keys }) => (
              <section key={name} aria-label={name}>
                <h3 className={styles.group}>{name}</h3>
                <dl className={styles.keys}>
                  {keys.map(([key, action]) => [
                    <dt key={`${key} key`}>
                      <kbd className={styles.key}>{key}</kbd>
                    </dt>,
                    <dd key={`${key} deed`}>{action}</dd>,
                  ])}
                </dl>
              </section>
            ))}
            <Text size={200} className={styles.quiet}>
              On a Mac ⌘ K searches, too. The keys / and ? can be switched off below the search.
            </Text>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
