import type { ApexOptions } from 'apexcharts';
import { useMemo } from 'react';
import apex from 'react-apexcharts';
import { useSelector } from 'react-redux';
import { FLUENT_THEMES } from '../theme/brand.js';
import type { Theme } from '../theme/theme.slice.js';
import { getChartColor } from './chart-colors.js';
import type { ChartKind, ChartPoint } from './chart-point.js';
import { computeValueAxis } from './value-axis.js';

const ApexChart = apex.default;

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
const REDUCED_MOTION = window.matchMedia('(prefers-reduced-motion: reduce)');
/** Above so many points a line has no room for a mark at each. */
const MAX_MARKS = 40;

interface ChartDrawingProps {
  readonly kind: ChartKind;
  readonly valueName: string;
  readonly points: readonly ChartPoint[];
  readonly heightPx: number;
  readonly onPick?: ((index: number) => void) | undefined;
}

/** Draws points in the colours of the theme. The only file that knows the chart library (decision record 0007). */
export function ChartDrawing({ kind, valueName, points, heightPx, onPick }: ChartDrawingProps) {
  const theme = useSelector((state: { readonly theme: { readonly chosen: Theme } }) => state.theme.chosen);
  const options = useMemo(() => toChartOptions({ kind, points, theme, onPick }), [kind, points, theme, onPick]);
  const series = useMemo(
    () => [{ name: valueName, data: points.map(({ name, value, at }) => ({ x: at ?? name, y: value })) }],
    [valueName, points],
  );
  return (
    <ApexChart
      key={theme}
      type={kind === 'bar' ? 'bar' : 'area'}
      height={heightPx}
      width="100%"
      options={options}
      series={series}
    />
  );
}

interface ChartAppearance {
  readonly kind: ChartKind;
  readonly points: readonly ChartPoint[];
  readonly theme: Theme;
  readonly onPick: ((index: number) => void) | undefined;
}

function toChartOptions({ kind, points, theme, onPick }: ChartAppearance): ApexOptions {
  const tokens = FLUENT_THEMES[theme];
  const isBar = kind === 'bar';
  const axis = computeValueAxis(Math.max(0, ...points.map(({ value }) => value)), isBar);
  const labelStyle = { colors: tokens.colorNeutralForeground1, fontSize: '12px' };
  return {
    chart: {
      nonce,
      background: 'transparent',
      fontFamily: 'inherit',
      foreColor: tokens.colorNeutralForeground1,
      // Its image export would inject a style without the nonce.
      toolbar: { show: false },
      zoom: { enabled: false },
      animations: { enabled: !REDUCED_MOTION.matches, speed: 300 },
      events: {
        dataPointSelection: (_event: unknown, _chart: unknown, picked: { readonly dataPointIndex: number }) =>
          onPick?.(picked.dataPointIndex),
      },
    },
    theme: { mode: theme },
    colors: isBar ? points.map(({ color }, index) => color ?? getChartColor(index)) : [tokens.colorBrandForeground1],
    plotOptions: {
      bar: { distributed: true, borderRadius: 4, columnWidth: '56%', dataLabels: { position: 'top' } },
    },
    dataLabels: { enabled: isBar, offsetY: -22, style: { colors: [tokens.colorNeutralForeground1], fontSize: '12px' } },
    stroke: { width: isBar ? 0 : 2, curve: 'straight' },
    fill: isBar ? { opacity: 1 } : { type: 'solid', opacity: 0.16 },
    markers: { size: isBar || points.length > MAX_MARKS ? 0 : 3, strokeWidth: 0 },
    legend: { show: false },
    grid: { borderColor: tokens.colorNeutralStroke2, padding: { top: 8 } },
    tooltip: { theme, x: isBar ? {} : { format: 'd MMM yyyy' } },
    states: { active: { filter: { type: 'none' } } },
    xaxis: {
      type: isBar ? 'category' : 'datetime',
      labels: { style: labelStyle, rotate: 0, hideOverlappingLabels: true, trim: false, datetimeUTC: true },
      axisBorder: { color: tokens.colorNeutralStroke1 },
      axisTicks: { show: false },
      tooltip: { enabled: false },
    },
    yaxis: {
      min: 0,
      max: axis.max,
      tickAmount: axis.steps,
      labels: { style: labelStyle, formatter: (value: number) => value.toFixed(0) },
    },
  };
}
