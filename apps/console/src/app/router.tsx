import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate } from 'react-router';
import { loadWithTexts } from '../i18n/show-language.js';
import { AdminLayout } from './admin-layout.js';
import { ErrorPage } from './error-page.js';
import { FullScreenLoading } from './full-screen-loading.js';
import { NotFound } from './not-found.js';
import { RequireSignIn } from './require-sign-in.js';
import { SCREENS } from './screens.js';

/** Every address of the console. */
export const router = createBrowserRouter([
  {
    path: '/login',
    lazy: withErrorPage(async () => ({ Component: (await import('../features/session/login-screen.js')).LoginScreen })),
    ErrorBoundary: ErrorPage,
    HydrateFallback: FullScreenLoading,
  },
  {
    path: '/first-password',
    lazy: withErrorPage(() => loadWithTexts(loadFirstPasswordScreen)),
    ErrorBoundary: ErrorPage,
    HydrateFallback: FullScreenLoading,
  },
  {
    Component: RequireSignIn,
    ErrorBoundary: ErrorPage,
    HydrateFallback: FullScreenLoading,
    children: [
      {
        Component: AdminLayout,
        children: [
          ...SCREENS.map(({ path, load, isFirst }) => ({
            path,
            lazy: withErrorPage(isFirst ? load : () => loadWithTexts(load)),
            ErrorBoundary: ErrorPage,
          })),
          { path: 'disclaimers-management', element: <Navigate to="/disclaimers" replace /> },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]);

async function loadFirstPasswordScreen() {
  return { Component: (await import('../features/settings/first-password-screen.js')).FirstPasswordScreen };
}

/**
 * Loads a screen, or says in its place that it could not be fetched. The router draws nothing at all for a route whose code is
 * not there, not even its error boundary.
 */
function withErrorPage<Loaded extends { readonly Component: ComponentType }>(load: () => Promise<Loaded>) {
  return async () => {
    try {
      return await load();
    } catch {
      return { Component: ErrorPage };
    }
  };
}
