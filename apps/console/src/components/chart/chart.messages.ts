import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of chart. */
export const chartMessages = defineMessages('chartMessages', {
  asATable: (caption: string) => `${caption}, as a table`,
  showTitleAsChart: (title: string) => `Show as chart: ${title}`,
  showTitleAsTable: (title: string) => `Show as table: ${title}`,
  showAsChart: 'Show as chart',
  showAsTable: 'Show as table',
  loadingChart: 'Loading chart',
});
