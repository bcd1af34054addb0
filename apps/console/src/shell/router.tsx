import { createBrowserRouter, Navigate } from 'react-router';
import { AdminShell } from './admin-shell.js';
import { BrokenPage } from './broken-page.js';
import { FullScreenLoading } from './full-screen-loading.js';
import { NotFound } from './not-found.js';
import { SCREENS } from './screens.js';
import { SignedIn } from './signed-in.js';

/** Every address of the console. */
export const router = createBrowserRouter([
  {
    path: '/login',
    lazy: async () => ({ Component: (await import('../screens/login/login-screen.js')).LoginScreen }),
    ErrorBoundary: BrokenPage,
    HydrateFallback: FullScreenLoading,
  },
  {
    Component: SignedIn,
    ErrorBoundary: BrokenPage,
    HydrateFallback: FullScreenLoading,
    children: [
      {
        Component: AdminShell,
        children: [
          ...SCREENS.map(({ path, load }) => ({ path, lazy: load, ErrorBoundary: BrokenPage })),
          { path: 'disclaimers-management', element: <Navigate to="/disclaimers" replace /> },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]);
