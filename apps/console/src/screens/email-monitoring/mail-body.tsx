import { makeStyles, mergeClasses, Text, tokens, typographyStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  title: { ...typographyStyles.subtitle2, marginBottom: tokens.spacingVerticalS },
  body: {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  columns: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
});

interface MailBodyProps {
  readonly text: string;
  /** Whether the desk wrote it, in lines of its own with figures in columns. */
  readonly isOurs?: boolean;
}

/** The plain text of a mail. */
export function MailBody({ text, isOurs = false }: MailBodyProps) {
  const styles = useStyles();
  return (
    <section aria-label="Text of the mail">
      <h3 className={styles.title}>Text</h3>
      <div className={mergeClasses(styles.body, isOurs && styles.columns)}>
        {text ? text : <Text>This mail has no text.</Text>}
      </div>
    </section>
  );
}
