import { Button, makeStyles, Select, ToggleButton, tokens } from '@fluentui/react-components';
import {
  AddRegular,
  ArrowClockwiseRegular,
  CallRegular,
  GridRegular,
  TextBulletListSquareRegular,
} from '@fluentui/react-icons';
import { useHref, useLinkClickHandler } from 'react-router';
import { ExportMenu } from '../../components/download/export-menu.js';
import { ForRole } from '../../components/for-role/for-role.js';
import { useNarrowWindow } from '../../components/window-width/use-narrow-window.js';
import { useMessages } from '../../i18n/messages.js';
import { quotationsMessages } from './quotations.messages.js';
import { PAGE_SIZES, type QuotationsView, toFilterQuery } from './quotations-url.js';

const NEW_QUOTATION = '/quotations/new';
const CALLS = '/quotations/calls';

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

interface ListToolsProps {
  readonly view: QuotationsView;
  readonly onChange: (change: Partial<QuotationsView>) => void;
  readonly onRefresh: () => void;
}

/** Cards or table where there is room for one, how many on a page, a fresh look, and the filtered quotations as a file. */
export function ListTools({ view, onChange, onRefresh }: ListToolsProps) {
  const messages = useMessages(quotationsMessages);
  const styles = useStyles();
  const isNarrow = useNarrowWindow();
  const query = toFilterQuery(view, new Date());
  const newQuotation = useHref(NEW_QUOTATION);
  const open = useLinkClickHandler<HTMLAnchorElement>(NEW_QUOTATION);
  const calls = useHref(CALLS);
  const openCalls = useLinkClickHandler<HTMLAnchorElement>(CALLS);
  return (
    <div className={styles.tools}>
      <ForRole needed="operator">
        <Button as="a" appearance="primary" icon={<AddRegular />} href={newQuotation} onClick={open}>
          {messages.newQuotation}
        </Button>
      </ForRole>
      <Button as="a" icon={<CallRegular />} href={calls} onClick={openCalls}>
        {messages.calls}
      </Button>
      {isNarrow ? null : (
        <>
          <ToggleButton
            icon={<GridRegular />}
            checked={view.layout === 'cards'}
            onClick={() => onChange({ layout: 'cards' })}
            aria-label={messages.showAsCards}
          />
          <ToggleButton
            icon={<TextBulletListSquareRegular />}
            checked={view.layout === 'table'}
            onClick={() => onChange({ layout: 'table' })}
            aria-label={messages.showAsTable}
          />
        </>
      )}
      <Select
        aria-label={messages.rowsPerPage}
        value={String(view.pageSize)}
        onChange={(_event, { value }) =>
          onChange({ pageSize: PAGE_SIZES.find((size) => String(size) === value) ?? PAGE_SIZES[0], page: 1 })
        }
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {messages.rowsPerPageOption(size)}
          </option>
        ))}
      </Select>
      <Button icon={<ArrowClockwiseRegular />} onClick={onRefresh}>
        {messages.refresh}
      </Button>
      <ExportMenu address="/api/quotations/export" name="quotations" query={String(query)} />
    </div>
  );
}
