import { AsyncLocalStorage } from 'node:async_hooks';
import { TestEnvironment } from 'jest-environment-node';

/** Storages that a spec has used. Jest's own runner, which is loaded anew for every spec, has one too. */
const storagesInUse = new Set();

function rememberUseBy(method) {
  const { [method]: call } = AsyncLocalStorage.prototype;
  AsyncLocalStorage.prototype[method] = function (...given) {
    storagesInUse.add(this);
    return call.apply(this, given);
  };
}

// Before Node 24 every promise of the process carries the context of every storage that was ever used: after a hundred specs, a
// promise takes two hundred times as long.
rememberUseBy('run');
rememberUseBy('enterWith');

/** Node as Jest has it, with the contexts of a spec forgotten at its end. */
export default class ForgetfulTestEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    for (const storage of storagesInUse) storage.disable();
    storagesInUse.clear();
  }
}
