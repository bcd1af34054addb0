import {
  Button,
  Card,
  Field,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  Spinner,
  Switch,
  Text,
  Textarea,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular, DocumentArrowUpRegular, PlayRegular } from '@fluentui/react-icons';
import { type DragEvent, useRef, useState } from 'react';
import { QUOTING_MESSAGES } from '../../../../../domain/quoting/quoting.messages.js';
import { getErrorMessage } from '../../api/api-error.js';
import { ForRole } from '../../components/for-role/for-role.js';
import { useMessages } from '../../i18n/messages.js';
import { useOpenEmailFileMutation } from './email-processor.endpoints.js';
import { processorMessages } from './processor.messages.js';
import { changeWork, type OpenedFile, useProcessorWork } from './processor-work.js';
import { isEmailFile, readTextFile, toEmailFile } from './read-email-file.js';
import { getSampleEmails } from './sample-emails.js';
import type { EmailToProcess } from './use-processing.js';

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalL },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  end: { marginLeft: 'auto' },
  area: { minHeight: '320px', '& > textarea': { minHeight: '320px', maxHeight: '70vh' } },
  dropping: { outline: `2px dashed ${tokens.colorBrandStroke1}`, outlineOffset: '2px' },
  // Within the page, so that it belongs to its landmark, and above the textarea below it.
  samples: { zIndex: 2 },
  hidden: { display: 'none' },
});

interface EmailFormProps {
  readonly isRunning: boolean;
  readonly onProcess: (email: EmailToProcess, isDryRun: boolean) => void;
}

/** The email to process: pasted, dropped, opened, or one of the samples. */
export function EmailForm({ isRunning, onProcess }: EmailFormProps) {
  const messages = useMessages(processorMessages);
  const styles = useStyles();
  const { content, opened, isDryRun } = useProcessorWork();
  const [isDropping, setDropping] = useState(false);
  const [error, setError] = useState<string>();
  const [openEmailFile, { isLoading: isOpening }] = useOpenEmailFileMutation();
  const picker = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);

  const replaceContent = (text: string, saved?: OpenedFile) => {
    changeWork({ content: text, opened: saved });
    setError(undefined);
  };
  const openSaved = async (file: File) => {
    const { emailContent, attachments } = await openEmailFile(file).unwrap();
    replaceContent(emailContent, { file, attachments: attachments.map(({ filename }) => filename) });
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      if (isEmailFile(file)) await openSaved(file);
      else replaceContent(await readTextFile(file));
    } catch (cause) {
      setError(getErrorMessage(cause));
    }
  };
  const drop = (event: DragEvent) => {
    setDropping(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void open(file);
  };
  const submit = () => {
    if (isRunning || isOpening) return;
    const file = opened?.file ?? toEmailFile(content);
    if (opened || content.trim() !== '') return onProcess({ content, ...(file ? { file } : {}) }, isDryRun);
    setError(QUOTING_MESSAGES.emptyEmail);
    area.current?.focus();
  };

  return (
    <Card className={styles.card}>
      <div className={styles.row}>
        <Menu inline>
          <MenuTrigger disableButtonEnhancement>
            <Button>{messages.sampleEmails}</Button>
          </MenuTrigger>
          <MenuPopover className={styles.samples}>
            <MenuList>
              {getSampleEmails().map((sample) => (
                <MenuItem key={sample.name} onClick={() => replaceContent(sample.content)}>
                  {sample.name}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
        <Button icon={<DocumentArrowUpRegular />} onClick={() => picker.current?.click()}>
          {messages.openFile}
        </Button>
        <input
          ref={picker}
          type="file"
          className={styles.hidden}
          accept=".eml,.msg,.txt,message/rfc822,text/plain"
          aria-label={messages.emailFile}
          onChange={(event) => {
            void open(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {isOpening ? <Spinner size="tiny" label={messages.openingFile} /> : null}
      {opened ? (
        <div className={styles.row} role="status">
          <Text>{messages.openedFile(opened.file.name)}</Text>
          <Text>
            {opened.attachments.length > 0
              ? messages.attachmentsOfFile(opened.attachments.join(', '))
              : messages.noAttachments}
          </Text>
          <Button appearance="subtle" icon={<DismissRegular />} onClick={() => replaceContent('')}>
            {messages.closeFile}
          </Button>
        </div>
      ) : null}
      <Field
        label={messages.emailContent}
        hint={messages.emailContentHint}
        {...(error ? { validationMessage: error } : {})}
      >
        <Textarea
          ref={area}
          className={mergeClasses(styles.area, isDropping && styles.dropping)}
          resize="vertical"
          // What was opened is processed with its files and headers, not with other words.
          readOnly={opened !== undefined}
          value={content}
          onChange={(_event, { value }) => replaceContent(value)}
          onDragOver={(event) => {
            event.preventDefault();
            setDropping(true);
          }}
          onDragLeave={() => setDropping(false)}
          onDrop={drop}
        />
      </Field>
      {isDryRun ? (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{messages.testRunIsOn}</MessageBarBody>
        </MessageBar>
      ) : null}
      <div className={styles.row}>
        <Switch
          label={messages.testRunStoreSendNothing}
          checked={isDryRun}
          onChange={(_event, { checked }) => changeWork({ isDryRun: checked })}
        />
        <ForRole needed="operator">
          <Button
            className={styles.end}
            appearance="primary"
            icon={isRunning ? <Spinner size="tiny" aria-hidden="true" /> : <PlayRegular />}
            disabledFocusable={isRunning}
            onClick={submit}
          >
            {messages.processEmail}
          </Button>
        </ForRole>
      </div>
    </Card>
  );
}
