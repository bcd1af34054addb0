import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { describeState } from '../../components/status-badge/describe-state.js';
import { useMessages } from '../../i18n/messages.js';
import { CopyButton } from '../copy-button/copy-button.js';
import { DescriptionItem, DescriptionList } from '../description-list/description-list.js';
import { formatDateTime, formatUsd } from '../format/format.js';
import { DetailsSection } from './details-section.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';
import { createReplyDocument } from './reply-document.js';

const useStyles = makeStyles({
  frame: {
    boxSizing: 'border-box',
    width: '100%',
    // Until it is known how long the reply is.
    height: '480px',
    resize: 'vertical',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    // The reply is drawn as a mail program draws it, whatever the console's theme.
    backgroundColor: '#ffffff',
    colorScheme: 'light',
  },
});

/** Above and below, with a pixel for what is rounded. */
const FRAME_BORDER_PX = 3;

/** The answer to the customer, as the customer sees it. */
export function ResponseSection({ details }: { readonly details: QuotationDetails }) {
  const messages = useMessages(quotationDetailsMessages);
  const styles = useStyles();
  const { reply } = details;
  const { html } = reply;
  const drawn = useMemo(() => {
    const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
    return createReplyDocument(html, nonce);
  }, [html]);
  return (
    <DetailsSection title={messages.systemResponse}>
      <DescriptionList>
        <DescriptionItem term={messages.subject} isWritten>
          {reply.subject}
        </DescriptionItem>
        <DescriptionItem term={messages.state}>{describeState(reply.state)}</DescriptionItem>
        <DescriptionItem term={messages.sentAt}>
          {reply.sentAt ? formatDateTime(reply.sentAt) : messages.notSentYet}
        </DescriptionItem>
        <DescriptionItem term={messages.totalThatTheClientSees}>{formatUsd(details.quoteAmount)}</DescriptionItem>
      </DescriptionList>
      <iframe
        className={styles.frame}
        // Of the console's origin, so that it can be measured; nothing in it runs.
        sandbox="allow-same-origin"
        srcDoc={drawn}
        title={messages.replyAsTheClientSeesIt}
        onLoad={({ currentTarget }) => fitToContent(currentTarget)}
      />
      <div>
        <CopyButton text={reply.text} what={messages.replyAsPlainText} label={messages.copyAsPlainText} />
      </div>
    </DetailsSection>
  );
}

/** As high as what it shows: a frame that scrolls within a dialog that scrolls is read with two bars. */
function fitToContent(frame: HTMLIFrameElement): void {
  const height = frame.contentDocument?.documentElement.scrollHeight ?? 0;
  if (height > 0) frame.style.height = `${height + FRAME_BORDER_PX}px`;
}
