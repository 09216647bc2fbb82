import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core'

const pluginName = 'RetryChunks'

/**
 * Runs in the browser. A chunk that failed gets another address the next time, because a browser lets a second request
 * for the same address wait for a hanging first one, or answers it with a preload that failed before; so one that
 * failed at once is asked for again. What was loaded and brought no chunk, as a page in its place, failed as well. The
 * record outlives an area's runtime: a retry starts a new one.
 */
class RetryChunksModule extends RuntimeModule {
  constructor(private readonly chunks: string) {
    super('retry chunks', RuntimeModule.STAGE_ATTACH)
  }

  override generate() {
    const load = RuntimeGlobals.loadScript
    return `
      const failed = (globalThis.lernspur_failed_chunks ??= new Map());
      const load = ${load};
      const isThere = (chunkId) => (globalThis[${JSON.stringify(this.chunks)}] ?? [])
        .some(([ids]) => ids.some((id) => String(id) === String(chunkId)));
      ${load} = (url, done, key, chunkId) => {
        const attempt = (isLast) => load(
          failed.has(url) ? url + '?retry=' + failed.get(url) : url,
          (event) => {
            if (!event || (event.type === 'load' && (chunkId === undefined || isThere(chunkId)))) return done(event);
            failed.set(url, (failed.get(url) ?? 0) + 1);
            return isLast || event.type === 'timeout' ? done(event) : attempt(true);
          },
          key,
          chunkId,
        );
        attempt(false);
      };`
  }
}

/** The same for style sheets. It stands behind all that loads chunks, since it wraps what is there. */
class RetryStylesModule extends RuntimeModule {
  constructor() {
    super('retry styles', RuntimeModule.STAGE_TRIGGER)
  }

  override generate() {
    const { ensureChunkHandlers: handlers, getChunkCssFilename: name } = RuntimeGlobals
    return `
      const loadStyles = ${handlers}.css;
      if (loadStyles) {
        const failed = (globalThis.lernspur_failed_styles ??= new Map());
        const nameOf = ${name};
        ${name} = (chunkId) => {
          const file = nameOf(chunkId);
          return failed.has(file) ? file + '?retry=' + failed.get(file) : file;
        };
        const load = (chunkId) => {
          const loading = [];
          loadStyles(chunkId, loading);
          return Promise.all(loading).catch((error) => {
            const file = nameOf(chunkId);
            failed.set(file, (failed.get(file) ?? 0) + 1);
            throw error;
          });
        };
        ${handlers}.css = (chunkId, promises) => {
          promises.push(load(chunkId).catch(() => load(chunkId)));
        };
      }`
  }
}

/** Adds the retry to every runtime that loads chunks. */
export class RetryChunks {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(pluginName, (chunk) => {
        compilation.addRuntimeModule(chunk, new RetryChunksModule(String(compilation.outputOptions.chunkLoadingGlobal)))
        compilation.addRuntimeModule(chunk, new RetryStylesModule())
      })
    })
  }
}
