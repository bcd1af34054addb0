import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { HTMLAttributes } from 'react';

const useStyles = makeStyles({
  surface: {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    // Drawn where shadows and backgrounds are not: with forced colours.
    border: `1px solid ${tokens.colorTransparentStroke}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
  },
});

/** A card that only holds what it shows: a quarter of the scripts of one that can be pressed, chosen and walked through. */
export function Surface({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={mergeClasses(useStyles().surface, className)} />;
}
