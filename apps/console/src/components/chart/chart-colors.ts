/** Six colours of Fluent's data palette, each at least 3:1 on white and on the dark ground. */
export const CHART_COLORS = ['#637cef', '#e3008c', '#2aa0a4', '#9373c0', '#13a10e', '#3a96dd'] as const;

/** The colour of the n-th thing, counted from 0; after six they begin again. */
export function getChartColor(index: number): string {
  return CHART_COLORS[index % CHART_COLORS.length] ?? CHART_COLORS[0];
}
