import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleSizeLimit } from './bundle-size-limit.js';

const FIRST_SCREEN_LIMIT_KB = 260;
const API_URL = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), bundleSizeLimit(FIRST_SCREEN_LIMIT_KB)],
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
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: { '/api': API_URL, '/metrics': API_URL } },
});
