import { Switch } from '@fluentui/react-components';
import { useDispatch, useSelector } from 'react-redux';
import { useMessages } from '../../i18n/messages.js';
import { themeMessages } from './theme.messages.js';
import { selectTheme, themeChosen } from './theme.slice.js';

/** The light/dark toggle. */
export function ThemeSwitch() {
  const messages = useMessages(themeMessages);
  const isDark = useSelector(selectTheme) === 'dark';
  const dispatch = useDispatch();
  return (
    <Switch
      label={messages.darkTheme}
      checked={isDark}
      onChange={(_event, { checked }) => dispatch(themeChosen(checked ? 'dark' : 'light'))}
    />
  );
}
