import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LatePart } from '../components/lazy-part/lazy-part.js';
import { useCodeAhead } from '../components/lazy-part/use-prefetch.js';
import { signInAddress } from '../features/session/return-path.js';
import { useCurrentUserQuery } from '../api/session.endpoints.js';
import { isFailure, sentenceOf } from '../api/api-error.js';
import { settleRenewal } from '../api/reauthentication.js';
import { sessionSettled } from '../api/session.slice.js';
import { FullScreenLoading } from './full-screen-loading.js';
import type { ConsoleState } from './store.js';

const loadSessionDialog = async () => (await import('../features/session/session-dialog.js')).SessionDialog;

/** Lets signed-in people through and leads everyone else to the sign-in screen and back. */
export function SignedIn() {
  const { pathname, search } = useLocation();
  const { data: user, error, isFetching, refetch } = useCurrentUserQuery();
  const isExpired = useSelector((state: ConsoleState) => state.session.expired);
  const dispatch = useDispatch();
  useCodeAhead(loadSessionDialog);
  const settle = (renewed: boolean) => {
    dispatch(sessionSettled());
    settleRenewal(renewed);
  };
  if (user) {
    return (
      <>
        <Outlet />
        {isExpired ? (
          <LatePart load={loadSessionDialog} onMissing={() => settle(false)}>
            {(SessionDialog) => <SessionDialog email={user.email} onSettled={settle} />}
          </LatePart>
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
