import { createLogger, type Plugin, type ProxyOptions } from 'vite';

/** Nobody listens, or whoever did has ended in the middle of a call. */
const UNREACHABLE = ['ECONNREFUSED', 'ECONNRESET'];

/**
 * Hands paths on to the API while the console is developed. The API starts again at every change of a file, and the pages go on asking:
 * that it cannot be reached is said once, until it answers.
 */
export function apiProxy(paths: readonly string[], target: string): Plugin {
  let isReachable = true;
  const configure: ProxyOptions['configure'] = (proxy) => {
    proxy.on('proxyRes', () => {
      isReachable = true;
    });
  };
  return {
    name: 'api-proxy',
    apply: 'serve',
    config({ customLogger, logLevel }) {
      const logger = customLogger ?? createLogger(logLevel);
      const error: typeof logger.error = (message, options) => {
        if (!UNREACHABLE.includes(getCode(options?.error))) return logger.error(message, options);
        if (isReachable)
          logger.warn(`The API at ${target} cannot be reached; it may be starting.`, { timestamp: true });
        isReachable = false;
      };
      return {
        customLogger: { ...logger, error },
        server: { proxy: Object.fromEntries(paths.map((path) => [path, { target, changeOrigin: true, configure }])) },
      };
    },
  };
}

function getCode(error: object | null | undefined): string {
  return error && 'code' in error ? String(error.code) : '';
}
