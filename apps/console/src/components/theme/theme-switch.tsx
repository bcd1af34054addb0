import { Switch } from '@fluentui/react-components';
import { useDispatch, useSelector } from 'react-redux';
import { selectTheme, themeChosen } from './theme.slice.js';

/** The light/dark toggle. */
export function ThemeSwitch() {
  const isDark = useSelector(selectTheme) === 'dark';
  const dispatch = useDispatch();
  return (
    <Switch
      label="Dark theme"
      checked={isDark}
      onChange={(_event, { checked }) => dispatch(themeChosen(checked ? 'dark' : 'light'))}
    />
  );
}
