import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  mark: { flexShrink: 0, display: 'block' },
  ground: { fill: tokens.colorBrandBackground },
  wing: { fill: tokens.colorNeutralForegroundOnBrand },
  fold: { fill: '#a8e5fe' },
});

interface BrandMarkProps {
  readonly sizePx: number;
}

/** The product's mark; a name always stands beside it. */
export function BrandMark({ sizePx }: BrandMarkProps) {
  const styles = useStyles();
  return (
    <svg className={styles.mark} width={sizePx} height={sizePx} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.ground} width="32" height="32" rx="7" />
      <path className={styles.wing} d="M6 20.5 26 8l-6.2 16.5-4.6-5.2z" />
      <path className={styles.fold} d="m15.2 19.3-.4 5.2 2.6-2.9z" />
    </svg>
  );
}
