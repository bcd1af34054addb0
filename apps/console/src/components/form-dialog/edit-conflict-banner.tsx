import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
} from '@fluentui/react-components';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ActivityEntity } from '../../../../../domain/activity/activity.js';
import { useLatestChangeQuery } from '../../api/latest-change.endpoints.js';
import { useMessages } from '../../i18n/messages.js';
import { formatDateTime } from '../format/format.js';
import { formDialogMessages } from './form-dialog.messages.js';

const useStyles = makeStyles({ list: { paddingLeft: '20px' } });

/** A value of a record as people read it. */
export type ComparedValue<Row> = readonly [label: string, read: (row: Row) => string];

interface EditConflictBannerProps<Row> {
  /** The record, as the activity log knows it; undefined for what has no history of its own. */
  readonly entity?: ActivityEntity;
  /** Says what was changed, for instance "This rate was changed in the meantime." */
  readonly title: string;
  readonly known: Row;
  readonly newer: Row;
  readonly comparedValues: readonly ComparedValue<Row>[];
  readonly onLoad: () => void;
  readonly onKeep: () => void;
}

/** Says what somebody else changed while the dialog was open, and lets the person choose. */
export function EditConflictBanner<Row>(props: EditConflictBannerProps<Row>) {
  const messages = useMessages(formDialogMessages);
  const { title, entity, known, newer, comparedValues, onLoad, onKeep } = props;
  const styles = useStyles();
  const { data: latest } = useLatestChangeQuery(entity ?? skipToken);
  const changes = comparedValues.filter(([, read]) => read(known) !== read(newer));
  return (
    <MessageBar intent="warning" politeness="assertive" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {latest ? `${latest.actor}, ${formatDateTime(latest.timestamp)}` : null}
        <ul className={styles.list}>
          {changes.map(([label, read]) => (
            <li key={label}>{`${label}: ${read(known) || messages.empty} → ${read(newer) || messages.empty}`}</li>
          ))}
        </ul>
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onLoad}>{messages.loadTheseValues}</Button>
        <Button onClick={onKeep}>{messages.keepMine}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
