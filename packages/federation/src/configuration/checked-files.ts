import { type Compiler, rspack } from '@rspack/core'

const pluginName = 'CheckedFiles'

/** Placeholder in a build, as long as an integrity, for that of its list of integrities, which is not known yet. */
export const draftIntegrity = `sha384-${'l1stdrft'.repeat(8)}`

/**
 * Makes the loader of chunks and styles ask the page to verify each file (rule release.3). The registry verifies the
 * entry, so the list whose integrity it contains can be trusted.
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
