import {
  Badge,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { SelectField } from '../../../components/form-dialog/select-field.js';
import { useMessages } from '../../../i18n/messages.js';
import { importMessages } from './import.messages.js';
import type { RateImport } from './rates.endpoints.js';

const IGNORED = 'ignored';
/** What a remark limits is read out of it, unless a person says that the column only describes. */
const REMARKS = 'remarks';

const useStyles = makeStyles({
  columns: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  known: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface ImportColumnsProps {
  readonly preview: RateImport;
  /** What a person has said of the columns, by their headings. */
  readonly mapping: Readonly<Record<string, string>>;
  readonly onChange: (mapping: Readonly<Record<string, string>>) => void;
}

/** Asks what the columns are that nobody knows; nothing is imported before each is explained or left out. */
export function ImportColumns({ preview, mapping, onChange }: ImportColumnsProps) {
  const messages = useMessages(importMessages);
  const styles = useStyles();
  const asked = preview.columns.filter(
    ({ heading, column }) => column === null || column === REMARKS || heading in mapping,
  );
  const known = preview.columns.filter((one) => !asked.includes(one));
  const nameOf = (column: string | null) => preview.importColumns.find(({ name }) => name === column)?.heading;
  const formatHint = (column: string | null, examples: readonly string[]) =>
    [
      ...(examples.length > 0 ? [messages.examples(examples.join(' · '))] : []),
      ...(column === REMARKS ? [messages.remarksAreRead] : []),
    ].join('. ') || undefined;
  const options = [
    { value: IGNORED, label: messages.leaveOut },
    ...preview.importColumns.map(({ name, heading }) => ({ value: name, label: heading })),
  ];
  return (
    <div className={styles.columns}>
      {preview.unknownColumns.length > 0 ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{messages.unknownColumns(preview.unknownColumns.length)}</MessageBarTitle>
            {messages.unknownColumnsBody}
          </MessageBarBody>
        </MessageBar>
      ) : null}
      {asked.map(({ heading, column, examples }) => (
        <SelectField
          key={heading}
          label={messages.columnHolds(heading)}
          required
          hint={formatHint(column, examples)}
          placeholder={messages.chooseWhatItHolds}
          options={options}
          value={column ?? ''}
          message={undefined}
          onChange={(value) => onChange({ ...mapping, [heading]: value })}
        />
      ))}
      {preview.missingColumns.length > 0 ? (
        <Text className={styles.quiet}>{messages.missingColumns(preview.missingColumns.join(', '))}</Text>
      ) : null}
      <div className={styles.known}>
        {known.map(({ heading, column }) => (
          <Badge key={heading} appearance="outline" color="informative">
            {column === IGNORED ? messages.leftOut(heading) : messages.takenFor(heading, nameOf(column) ?? heading)}
          </Badge>
        ))}
      </div>
      {preview.titles.map((title) => (
        <Text key={title} className={styles.quiet}>
          {messages.aboveTheTable(title)}
        </Text>
      ))}
    </div>
  );
}
