import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './app/console-app.js';
import { markFloatingScrollBars } from './app/mark-floating-scroll-bars.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks the element #root');
markFloatingScrollBars();
createRoot(root).render(
  <StrictMode>
    <ConsoleApp />
  </StrictMode>,
);
