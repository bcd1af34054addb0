import { makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  title: { ...typographyStyles.subtitle2, marginBottom: tokens.spacingVerticalS },
  body: {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

/** The plain text of a mail. */
export function MailBody({ text }: { readonly text: string }) {
  const styles = useStyles();
  return (
    <section aria-label="Text of the mail">
      <h3 className={styles.title}>Text</h3>
      <div className={styles.body}>{text ? text : <Text>This mail has no text.</Text>}</div>
    </section>
  );
}
