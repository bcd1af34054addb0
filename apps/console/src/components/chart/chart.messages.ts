/** What people read of chart. */
export const chartMessages = {
  asATable: (caption: string) => `${caption}, as a table`,
  showAsChart: (title: string) => `Show as chart: ${title}`,
  showAsTable: (title: string) => `Show as table: ${title}`,
  showAsChart2: 'Show as chart',
  showAsTable2: 'Show as table',
  loadingChart: 'Loading chart',
};
