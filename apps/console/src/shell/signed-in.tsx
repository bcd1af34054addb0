import { Navigate, Outlet, useLocation } from 'react-router';
import { signInAddress } from '../parts/session/return-path.js';
import { useCurrentUserQuery } from '../parts/session/session.endpoints.js';
import { isFailure, sentenceOf } from '../server/failure.js';
import { FullScreenLoading } from './full-screen-loading.js';
import { SessionDialog } from './session-dialog.js';

/** Lets signed-in people through and leads everyone else to the sign-in screen and back. */
export function SignedIn() {
  const { pathname, search } = useLocation();
  const { data: user, error, isFetching, refetch } = useCurrentUserQuery();
  if (user) {
    return (
      <>
        <Outlet />
        <SessionDialog email={user.email} />
      </>
    );
  }
  if (isFailure(error) && error.status === 401) return <Navigate to={signInAddress(pathname + search)} replace />;
  return (
    <FullScreenLoading sentence={error && !isFetching ? sentenceOf(error) : undefined} onRetry={() => void refetch()} />
  );
}
