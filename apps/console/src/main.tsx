import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './app/console-app.js';
import { markFloatingScrollBars } from './app/mark-floating-scroll-bars.js';
import { resolveBrowserLanguage } from './i18n/language.js';
import { showLanguage } from './i18n/show-language.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks the element #root');
markFloatingScrollBars();
// The first thing that is drawn is in the right language already.
void showLanguage(resolveBrowserLanguage()).then(() => {
  createRoot(root).render(
    <StrictMode>
      <ConsoleApp />
    </StrictMode>,
  );
});
