import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { resolveTheme } from './resolve-theme.js';
import { themeChosen } from './theme.slice.js';

/** Follows the device from light to dark and back while the setting says so. */
export function useDeviceTheme(isFollowed: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isFollowed) return undefined;
    const device = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => dispatch(themeChosen(resolveTheme('system')));
    device.addEventListener('change', follow);
    return () => device.removeEventListener('change', follow);
  }, [isFollowed, dispatch]);
}
