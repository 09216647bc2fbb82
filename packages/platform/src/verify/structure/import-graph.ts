/** File → our files that it imports; paths relative to the root, without tests and test helpers. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

interface CruisedModule {
  readonly source: string
  readonly dependencies: readonly { readonly resolved: string }[]
}

const isTest = (path: string): boolean => /\.test\.tsx?$|\/src\/(.+\/)?testing\//.test(path)
const isOurs = (path: string): boolean => /^(packages|services|shell|mfe-[^/]+)\//.test(path)
const isCode = (path: string): boolean => isOurs(path) && /\.tsx?$/.test(path) && !isTest(path)

/** Who imports whom among our own files, from dependency-cruiser's modules. */
export const importGraph = (modules: readonly CruisedModule[]): ImportGraph =>
  new Map(
    modules
      .filter(({ source }) => isCode(source))
      .map(({ source, dependencies }) => [
        source,
        [...new Set(dependencies.map(({ resolved }) => resolved))].filter((to) => isCode(to) && to !== source),
      ]),
  )

/** The unit of the tree that a file belongs to, as `packages/ui` or `shell`. */
export const unitOf = (path: string): string => path.match(/^(?:(?:packages|services)\/)?[^/]+/)?.[0] ?? path
