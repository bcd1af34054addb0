import { makeStyles, tokens } from '@fluentui/react-components';

/** How words of an email look: used for a value, set aside, left over. */
export const useMarkStyles = makeStyles({
  used: {
    color: 'inherit',
    backgroundColor: tokens.colorBrandBackground2,
    borderBottom: `2px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    cursor: 'help',
  },
  setAside: {
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    borderBottom: `1px dotted ${tokens.colorNeutralStrokeAccessible}`,
    cursor: 'help',
  },
  leftOver: {
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorStatusWarningBackground2,
    borderBottom: `2px dashed ${tokens.colorStatusWarningBorderActive}`,
    borderRadius: tokens.borderRadiusSmall,
    cursor: 'help',
  },
});
