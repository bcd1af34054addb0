import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiProxy } from './api-proxy.js';
import { bundleSizeLimit } from './bundle-size-limit.js';
import { compressedAssets } from './compressed-assets.js';
import { singleIcons } from './single-icons.js';

/** In each language. */
const FIRST_SCREEN_LIMIT_KB = 240;
const API_URL = process.env.API_URL ?? 'http://127.0.0.1:3000';
/** What every part of Fluent UI rests on: styles, tokens, focus and motion. */
const INTERFACE_PACKAGES = new RegExp(
  'node_modules/(?:tabster|keyborg|@griffel|stylis|rtl-css-js|@fluentui/(?:tokens|' +
    'react-(?:tabster|utilities|motion|motion-components-preview|portal|shared-contexts|theme|context-selector)))/',
);
/** What of it no first screen needs: cards that are walked through, lists that are chosen from, menus that close themselves. */
const LATER_INTERFACE = /(?:Groupper|useFocusableGroup|useSelection|useOnClickOutside|useOnScrollOutside)\.js$/;
const STATE_PACKAGES = /node_modules\/(@reduxjs|react-redux|redux|redux-thunk|immer|reselect)\//;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    singleIcons(),
    react(),
    apiProxy(['/api', '/metrics'], API_URL),
    bundleSizeLimit(FIRST_SCREEN_LIMIT_KB),
    compressedAssets(),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: fileURLToPath(new URL('../../dist/console', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // An inlined asset would be a data: address, which the policy of the pages does not allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The chart library is one chunk that the dashboard alone loads; what people wait for is limited above.
    chunkSizeWarningLimit: 700,
    // Every screen needs all of them, and in one piece each compresses better than in several.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'state', test: STATE_PACKAGES },
            { name: 'interface', test: (id) => INTERFACE_PACKAGES.test(id) && !LATER_INTERFACE.test(id) },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
});
