import { Menu, MenuButton, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';

/** Downloads the whole tariff; the same file can be imported again. */
export function ExportMenu() {
  return (
    <Menu inline>
      <MenuTrigger>
        <MenuButton icon={<ArrowDownloadRegular />}>Export</MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItemLink href="/api/rates/export.xlsx" download>
            Excel (XLSX)
          </MenuItemLink>
          <MenuItemLink href="/api/rates/export.csv" download>
            CSV
          </MenuItemLink>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
