import { createDOMRenderer, FluentProvider, makeStyles, RendererProvider, tokens } from '@fluentui/react-components';
import { type ComponentType, lazy, Suspense } from 'react';
import { Provider, useSelector } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { FLUENT_THEMES } from '../components/theme/brand.js';
import { selectTheme } from '../components/theme/theme.slice.js';
import { router } from './router.js';
import { store } from './store.js';

/** Nothing stands around them that could draw in their place: without their code the page has to do without notices. */
const ToastHost = lazy<ComponentType>(() =>
  import('../components/toast/toast-host.js').then(
    ({ ToastHost: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
const renderer = createDOMRenderer(document, { styleElementAttributes: { nonce } });

const useStyles = makeStyles({
  ground: { minHeight: '100vh', backgroundColor: tokens.colorNeutralBackground2 },
});

/** The whole console. */
export function ConsoleApp() {
  return (
    <RendererProvider renderer={renderer} targetDocument={document}>
      <Provider store={store}>
        <ThemedApp />
      </Provider>
    </RendererProvider>
  );
}

function ThemedApp() {
  const styles = useStyles();
  const chosen = useSelector(selectTheme);
  return (
    <FluentProvider theme={FLUENT_THEMES[chosen]}>
      {/* Not on the provider: whatever floats over the page takes the provider's classes. */}
      <div className={styles.ground}>
        <RouterProvider router={router} />
      </div>
      <Suspense>
        <ToastHost />
      </Suspense>
    </FluentProvider>
  );
}
