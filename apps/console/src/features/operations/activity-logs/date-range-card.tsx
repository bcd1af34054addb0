import { Button, Card, Field, Input, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type FormEvent, useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/messages.js';
import { activityLogsMessages } from './activity-logs.messages.js';

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalM },
  title: typographyStyles.subtitle2,
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalM },
  field: { flexGrow: 1, flexBasis: '150px' },
});

interface DateRange {
  readonly from: string;
  readonly to: string;
}

interface DateRangeCardProps {
  readonly range: DateRange;
  readonly onApply: (range: DateRange) => void;
}

/** The first and the last day of the entries; nothing changes before it is applied. */
export function DateRangeCard({ range, onApply }: DateRangeCardProps) {
  const messages = useMessages(activityLogsMessages);
  const styles = useStyles();
  const [draft, setDraft] = useState(range);
  const [isChecked, setChecked] = useState(false);
  useEffect(() => setDraft({ from: range.from, to: range.to }), [range.from, range.to]);
  const isBackwards = draft.from !== '' && draft.to !== '' && draft.from > draft.to;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isBackwards) onApply(draft);
  };
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{messages.dateRange}</h2>
      <form className={styles.form} noValidate onSubmit={apply}>
        <Field label={messages.start} className={styles.field}>
          <Input type="date" value={draft.from} onChange={(_event, { value }) => setDraft({ ...draft, from: value })} />
        </Field>
        <Field
          label={messages.end}
          className={styles.field}
          validationMessage={isChecked && isBackwards ? messages.startAfterEnd : undefined}
        >
          <Input type="date" value={draft.to} onChange={(_event, { value }) => setDraft({ ...draft, to: value })} />
        </Field>
        <Button type="submit">{messages.applyDateRange}</Button>
      </form>
    </Card>
  );
}
