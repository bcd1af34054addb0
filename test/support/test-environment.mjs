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

/** Node as Jest has it, with the contexts of a spec forgotten at its end. Specs read how many of their tests and hooks have failed so far. */
export default class ForgetfulTestEnvironment extends TestEnvironment {
  handleTestEvent({ name }) {
    if (name === 'test_fn_failure' || name === 'hook_failure')
      this.global.failureCount = (this.global.failureCount ?? 0) + 1;
  }

  async teardown() {
    await super.teardown();
    for (const storage of storagesInUse) storage.disable();
    storagesInUse.clear();
  }
}
