import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate } from 'react-router';
import { AdminShell } from './admin-layout.js';
import { BrokenPage } from './error-page.js';
import { FullScreenLoading } from './full-screen-loading.js';
import { NotFound } from './not-found.js';
import { SCREENS } from './screens.js';
import { SignedIn } from './require-sign-in.js';

/** Every address of the console. */
export const router = createBrowserRouter([
  {
    path: '/login',
    lazy: orBroken(async () => ({ Component: (await import('../features/session/login-screen.js')).LoginScreen })),
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
          ...SCREENS.map(({ path, load }) => ({ path, lazy: orBroken(load), ErrorBoundary: BrokenPage })),
          { path: 'disclaimers-management', element: <Navigate to="/disclaimers" replace /> },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]);

/**
 * Loads a screen, or says in its place that it could not be fetched. The router draws nothing at all for a route whose code is
 * not there, not even its error boundary.
 */
function orBroken<Loaded extends { readonly Component: ComponentType }>(load: () => Promise<Loaded>) {
  return async () => {
    try {
      return await load();
    } catch {
      return { Component: BrokenPage };
    }
  };
}
