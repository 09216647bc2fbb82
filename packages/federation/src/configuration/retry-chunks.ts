import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core'

const pluginName = 'RetryChunks'

/**
 * Runs in the browser. The retry of a failed chunk uses another URL, because browsers queue a second request for the
 * same URL behind a hanging first one, or answer it with a preload that failed; a chunk that failed immediately is
 * retried once. A response that did not define the chunk, such as an HTML page, counts as failed, too. The record
 * outlives an area's runtime, because a retry creates a new one.
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

/** The same for style sheets. It runs after all other chunk loading handlers, because it wraps them. */
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
