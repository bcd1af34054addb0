import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router';
import { signInAddress } from '../parts/session/return-path.js';
import { useCurrentUserQuery } from '../parts/session/session.endpoints.js';
import { isFailure, sentenceOf } from '../server/failure.js';
import { FullScreenLoading } from './full-screen-loading.js';
import type { ConsoleState } from './store.js';

const SessionDialog = lazy(async () => ({ default: (await import('./session-dialog.js')).SessionDialog }));

/** Lets signed-in people through and leads everyone else to the sign-in screen and back. */
export function SignedIn() {
  const { pathname, search } = useLocation();
  const { data: user, error, isFetching, refetch } = useCurrentUserQuery();
  const isExpired = useSelector((state: ConsoleState) => state.session.expired);
  if (user) {
    return (
      <>
        <Outlet />
        {isExpired ? (
          <Suspense>
            <SessionDialog email={user.email} />
          </Suspense>
        ) : null}
      </>
    );
  }
  if (isFailure(error) && error.status === 401) {
    return <Navigate to={signInAddress(pathname + search)} replace />;
  }
  return (
    // A call that is still on its way cannot be made again: where it takes too long, the page is loaded anew.
    <FullScreenLoading
      sentence={error && !isFetching ? sentenceOf(error) : undefined}
      onRetry={isFetching ? undefined : () => void refetch()}
    />
  );
}
