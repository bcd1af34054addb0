import {
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Spinner,
} from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { downloadMessages } from './download.messages.js';
import { useDownload } from './use-download.js';

// An inline list has no level of its own: fields that follow on the page would stand before it.
const useStyles = makeStyles({ list: { zIndex: 1 } });

interface ExportMenuProps {
  /** The address without the ending of the format. */
  readonly address: string;
  /** The file without its ending. */
  readonly name: string;
  /** What narrows the export, for instance `q=norte`. */
  readonly query?: string;
}

function getFormats() {
  const messages = getMessages(downloadMessages);
  return [
    { ending: 'xlsx', words: messages.excelXlsx },
    { ending: 'csv', words: 'CSV' },
  ] as const;
}

/** Downloads a list as a sheet. */
export function ExportMenu({ address, name, query = '' }: ExportMenuProps) {
  const messages = useMessages(downloadMessages);
  const styles = useStyles();
  const xlsx = useDownload({ name: `${name}.xlsx` });
  const csv = useDownload({ name: `${name}.csv` });
  const isRunning = xlsx.bytes !== undefined || csv.bytes !== undefined;
  return (
    <Menu inline>
      <MenuTrigger>
        <MenuButton
          icon={isRunning ? <Spinner size="tiny" aria-hidden="true" /> : <ArrowDownloadRegular />}
          disabledFocusable={isRunning}
          aria-busy={isRunning}
        >
          {messages.export}
        </MenuButton>
      </MenuTrigger>
      <MenuPopover className={styles.list}>
        <MenuList>
          {getFormats().map(({ ending, words: label }) => (
            <MenuItem
              key={ending}
              onClick={() => (ending === 'xlsx' ? xlsx : csv).start(`${address}.${ending}${query ? `?${query}` : ''}`)}
            >
              {label}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
