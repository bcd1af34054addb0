import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router';
import { getErrorMessage, isApiError } from '../api/api-error.js';
import { resolveReauthentication } from '../api/reauthentication.js';
import { useCurrentUserQuery } from '../api/session.endpoints.js';
import { selectSessionExpired, sessionSettled } from '../api/session.slice.js';
import { LazyPart } from '../components/lazy-part/lazy-part.js';
import { usePrefetch } from '../components/lazy-part/use-prefetch.js';
import { createSignInPath } from '../features/session/return-path.js';
import { useAccountLanguage } from '../features/session/use-account-language.js';
import { loadWithTexts } from '../i18n/show-language.js';
import { FullScreenLoading } from './full-screen-loading.js';

const loadSessionDialog = () =>
  loadWithTexts(async () => (await import('../features/session/session-dialog.js')).SessionDialog);

/** Lets signed-in people through and leads everyone else to the sign-in screen and back. */
export function RequireSignIn() {
  const { pathname, search } = useLocation();
  const { data: user, error, isFetching, refetch } = useCurrentUserQuery();
  const isExpired = useSelector(selectSessionExpired);
  const dispatch = useDispatch();
  usePrefetch(loadSessionDialog);
  const isLanguageSettled = useAccountLanguage(user);
  const onSessionSettled = (renewed: boolean) => {
    dispatch(sessionSettled());
    resolveReauthentication(renewed);
  };
  if (user?.mustChangePassword) {
    return <Navigate to="/first-password" replace />;
  }
  if (user && isLanguageSettled) {
    return (
      <>
        <Outlet />
        {isExpired ? (
          <LazyPart load={loadSessionDialog} onMissing={() => onSessionSettled(false)}>
            {(SessionDialog) => <SessionDialog email={user.email} onSettled={onSessionSettled} />}
          </LazyPart>
        ) : null}
      </>
    );
  }
  if (isApiError(error) && error.status === 401) {
    return <Navigate to={createSignInPath(pathname + search)} replace />;
  }
  return (
    // A call that is still on its way cannot be made again: where it takes too long, the page is loaded anew.
    <FullScreenLoading
      message={error && !isFetching ? getErrorMessage(error) : undefined}
      onRetry={isFetching ? undefined : () => void refetch()}
    />
  );
}
