import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core'

const commonJs = /\.cjs$/
const bundlerRuntime = /\/webpack-bundler-runtime\/dist\/index\.cjs$/

const asModule = (path: string): string => path.replace(commonJs, '.js')

/** Points the aliases set by the federation plugin at ES modules; must come after that plugin. */
const aliases: RspackPluginInstance = {
  apply({ options }: Compiler) {
    const { alias } = options.resolve
    if (!alias) return
    for (const [name, path] of Object.entries(alias)) if (typeof path === 'string') alias[name] = asModule(path)
  },
}

/**
 * Bundles the federation runtime from ES modules instead of the CommonJS that the plugin requests: only then can the
 * build drop unused parts, such as everything about manifests.
 */
export const runtimeAsModules = (): RspackPluginInstance[] => [
  new rspack.NormalModuleReplacementPlugin(bundlerRuntime, (resource) => {
    resource.request = asModule(resource.request)
  }),
  aliases,
]
