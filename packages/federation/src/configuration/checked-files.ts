import { type Compiler, rspack } from '@rspack/core'

const pluginName = 'CheckedFiles'

/** Stands in a build for the integrity of its list of integrities until that is known; as long as one. */
export const draftIntegrity = `sha384-${'l1stdrft'.repeat(8)}`

/**
 * Makes the loader of chunks and styles ask the page to verify each of them (rule release.3). The entry itself is
 * verified by the registry, so that the list whose integrity stands in it can be trusted.
 */
export class CheckedFiles {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      const { createScript, createLink } = rspack.RuntimePlugin.getCompilationHooks(compilation)
      createScript.tap(pluginName, (code) => `${code}\nlernspurCheck(script, "${draftIntegrity}");`)
      createLink.tap(pluginName, (code) => `${code}\nlernspurCheck(link, "${draftIntegrity}");`)
    })
  }
}
