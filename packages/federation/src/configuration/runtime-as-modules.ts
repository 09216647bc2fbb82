import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core'

const commonJs = /\.cjs$/
const bundlerRuntime = /\/webpack-bundler-runtime\/dist\/index\.cjs$/

const asModule = (path: string): string => path.replace(commonJs, '.js')

/** Points the aliases that the federation plugin has set at ES modules; stands after that plugin. */
const aliases: RspackPluginInstance = {
  apply({ options }: Compiler) {
    const { alias } = options.resolve
    if (!alias) return
    for (const [name, path] of Object.entries(alias)) if (typeof path === 'string') alias[name] = asModule(path)
  },
}

/**
 * Bundles the federation runtime from its ES modules instead of CommonJS, which the plugin asks for: only of modules
 * can the build leave out what is not used, such as everything about manifests.
 */
export const runtimeAsModules = (): RspackPluginInstance[] => [
  new rspack.NormalModuleReplacementPlugin(bundlerRuntime, (resource) => {
    resource.request = asModule(resource.request)
  }),
  aliases,
]
