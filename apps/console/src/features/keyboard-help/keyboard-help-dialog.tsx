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
import { getMessages, useMessages } from '../../i18n/messages.js';
import { keyboardHelpDialogMessages } from './keyboard-help-dialog.messages.js';

/** What the console's keys do, by where they do it. */
function getGroups() {
  const messages = getMessages(keyboardHelpDialogMessages);
  return [
    {
      name: messages.everywhere,
      keys: [
        [messages.ctrlK, messages.search],
        ['/', messages.searchToo],
        ['?', messages.thisList],
        [messages.ctrlM, messages.toTheNotice],
        [messages.esc, messages.closesWhatIsOpen],
      ],
    },
    {
      name: messages.inATable,
      keys: [
        [messages.arrows, messages.fromCellToCell],
        [messages.enter, messages.cellActions],
        [messages.shiftF10, messages.columnWidth],
      ],
    },
    {
      name: messages.inAQuotation,
      keys: [
        [messages.altUp, messages.newerQuotation],
        [messages.altDown, messages.olderQuotation],
      ],
    },
  ] as const;
}

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
  const messages = useMessages(keyboardHelpDialogMessages);
  const styles = useStyles();
  useFocusTitleOnClose();
  return (
    <Dialog open onOpenChange={(_event, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle
            action={
              <Button appearance="subtle" icon={<DismissRegular />} aria-label={messages.close} onClick={onClose} />
            }
          >
            {messages.keyboardShortcuts}
          </DialogTitle>
          <DialogContent>
            {getGroups().map(({ name, keys }) => (
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
              {messages.explanation}
            </Text>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
