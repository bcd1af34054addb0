import { makeStaticStyles } from '@fluentui/react-components';

/**
 * How a page prints: its title and what it shows, across a landscape sheet, without the menu, filters and buttons. Columns, which have
 * fixed widths on a screen, share the width of the paper.
 */
export const usePrintPage = makeStaticStyles(`
@page list { size: landscape; margin: 12mm; }
@media print {
  .fui-NavDrawer, .fui-Toaster, [data-screen-only] { display: none !important; }
  main { page: list; max-width: none !important; padding: 0 !important; }
  html.light, html.dark, body { background: #ffffff !important; }
  main :is(.fui-Button, .fui-MenuButton, .fui-Input, .fui-Select, .fui-SearchBox, .fui-Field, .fui-TabList, .fui-Switch,
    .fui-Checkbox):not([role="grid"] *) { display: none !important; }
  main section:has(> [role="grid"]) { overflow: visible !important; box-shadow: none !important; }
  main [role="grid"] { min-width: 0 !important; width: 100% !important; }
  main :is([role="columnheader"], [role="gridcell"]) {
    width: auto !important; min-width: 0 !important; max-width: none !important; flex: 1 1 0 !important; font-size: 11px;
  }
  main [role="row"] { break-inside: avoid; }
}`);
