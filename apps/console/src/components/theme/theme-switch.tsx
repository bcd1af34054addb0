import { Switch } from '@fluentui/react-components';
import { useDispatch, useSelector } from 'react-redux';
import { type theme, themeChosen } from './theme.slice.js';

type WithTheme = { readonly theme: ReturnType<typeof theme.getInitialState> };

/** The light/dark toggle. */
export function ThemeSwitch() {
  const isDark = useSelector((state: WithTheme) => state.theme.chosen === 'dark');
  const dispatch = useDispatch();
  return (
    <Switch
      label="Dark theme"
      checked={isDark}
      onChange={(_event, { checked }) => dispatch(themeChosen(checked ? 'dark' : 'light'))}
    />
  );
}
