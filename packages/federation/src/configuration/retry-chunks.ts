import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core'

const pluginName = 'RetryChunks'

/**
 * Runs in the browser. A chunk that failed gets another address the next time, because a browser lets a second request
 * for the same address wait for a hanging first one. The record outlives an area's runtime: a retry starts a new one.
 */
class RetryChunksModule extends RuntimeModule {
  constructor() {
    super('retry chunks', RuntimeModule.STAGE_ATTACH)
  }

  override generate() {
    const load = RuntimeGlobals.loadScript
    return `
      const failed = (globalThis.lernspur_failed_chunks ??= new Map());
      const load = ${load};
      ${load} = (url, done, key, chunkId) => load(
        failed.has(url) ? url + '?retry=' + failed.get(url) : url,
        (event) => {
          if (event && event.type !== 'load') failed.set(url, (failed.get(url) ?? 0) + 1);
          return done(event);
        },
        key,
        chunkId,
      );`
  }
}

/** Adds the retry to every runtime that loads chunks. */
export class RetryChunks {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(pluginName, (chunk) => {
        compilation.addRuntimeModule(chunk, new RetryChunksModule())
      })
    })
  }
}
