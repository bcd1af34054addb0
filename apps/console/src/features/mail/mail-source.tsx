import { makeStyles, tokens } from '@fluentui/react-components';
import { ScrollArea } from '../../components/scroll-area/scroll-area.js';
import { useMessages } from '../../i18n/messages.js';
import type { EmailDetails } from './mail.endpoints.js';
import { mailMessages } from './mail.messages.js';

const useStyles = makeStyles({
  summary: { cursor: 'pointer', fontWeight: tokens.fontWeightSemibold },
  source: {
    maxHeight: '40vh',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

/** A mail as it came: its headers, and its HTML as source, of which nothing is shown or run. */
export function MailSource({ email: { headers, html } }: { readonly email: EmailDetails }) {
  const messages = useMessages(mailMessages);
  const styles = useStyles();
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const source = [lines.join('\n'), html ?? ''].filter((part) => part !== '').join('\n\n');
  if (source === '') return null;
  return (
    <details>
      <summary className={styles.summary}>{messages.headersAndSource}</summary>
      <ScrollArea className={styles.source} label={messages.headersAndSource}>
        <span translate="no">{source}</span>
      </ScrollArea>
    </details>
  );
}
