import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './shell/console-app.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks the element #root');
createRoot(root).render(
  <StrictMode>
    <ConsoleApp />
  </StrictMode>,
);
