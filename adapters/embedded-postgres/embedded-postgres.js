import { setTimeout as delay } from 'node:timers/promises';
import { bringUp } from './bring-up.js';
import { urlOf } from './server-connection.js';
import { ServerFolder } from './server-folder.js';
import { stopPostmaster } from './stop-postmaster.js';
const SHORTEST_BACK_OFF_MS = 200;
const LONGEST_BACK_OFF_MS = 5000;
/** How long `stop` waits for a restart that is under way. */ const LAST_RESTART_MS = 500;
/** A server that lived this long was healthy: its next end is met with the shortest pause again. */ const HEALTHY_AFTER_MS = 10_000;
/**
 * Starts the embedded PostgreSQL on a folder, or re-attaches to the one that a killed process left running there. While this
 * process lives, a server that ends is started again on the same port. Fails with an `EmbeddedPostgresFailure` whose message
 * says what to do. The server outlives this process unless `stop` is called.
 */ export async function startEmbeddedPostgres(options) {
    const folder = await ServerFolder.open(options.dataDir);
    const log = options.log ?? (()=>undefined);
    const stopping = new AbortController();
    const settings = {
        nativeDir: options.nativeDir,
        boundToPort: undefined,
        calledOff: stopping.signal,
        log
    };
    const serving = await bringUp(folder, settings);
    return new WatchedServer(folder, settings, stopping, serving, options.onExit ?? (()=>undefined));
}
/** Stops a server that was left running on this folder; false where none ran. */ export async function stopLeftOver(dataDir) {
    const folder = await ServerFolder.find(dataDir);
    return folder ? stopPostmaster(folder) : false;
}
let WatchedServer = class WatchedServer {
    folder;
    settings;
    stopping;
    onExit;
    url;
    adopted;
    watch;
    constructor(folder, settings, stopping, serving, onExit){
        this.folder = folder;
        this.settings = settings;
        this.stopping = stopping;
        this.onExit = onExit;
        this.url = urlOf(serving);
        this.adopted = serving.adopted;
        this.watch = this.keepServing(serving);
    }
    async stop() {
        this.stopping.abort();
        await stopPostmaster(this.folder);
        await Promise.race([
            this.watch,
            delay(LAST_RESTART_MS, undefined, {
                ref: false
            })
        ]);
        // A restart that was under way may have finished after the first look.
        await stopPostmaster(this.folder);
    }
    async keepServing(first) {
        const { signal } = this.stopping;
        let serving = first;
        let servingSinceMs = Date.now();
        let backOffMs = SHORTEST_BACK_OFF_MS;
        for(;;){
            await serving?.gone(signal);
            if (signal.aborted) return;
            if (serving) {
                this.onExit(`PostgreSQL ended unexpectedly and is started again (log: ${this.folder.logFile}).`);
                if (Date.now() - servingSinceMs > HEALTHY_AFTER_MS) backOffMs = SHORTEST_BACK_OFF_MS;
            }
            await delay(backOffMs, undefined, {
                ref: false,
                signal
            }).catch(()=>undefined);
            if (signal.aborted) return;
            backOffMs = Math.min(backOffMs * 2, LONGEST_BACK_OFF_MS);
            serving = await this.restart(first.port);
            servingSinceMs = Date.now();
        }
    }
    async restart(port) {
        try {
            return await bringUp(this.folder, {
                ...this.settings,
                boundToPort: port
            });
        } catch (error) {
            if (!this.stopping.signal.aborted) this.onExit(error instanceof Error ? error.message : String(error));
            return undefined;
        }
    }
};
