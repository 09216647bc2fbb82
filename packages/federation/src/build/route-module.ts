import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type AnyNode, type ObjectExpression, parse } from 'acorn'
import { objectsIn, text } from './literal'

/** A module of routes, read without running it. */
export interface RouteModule {
  readonly file: string
  /** The area's `src`; requests of all modules are relative to it. */
  readonly root: string
  readonly body: readonly AnyNode[]
}

/** A route and its module. */
export interface WrittenRoute {
  readonly route: ObjectExpression
  readonly module: RouteModule
}

/** Parses `file`, a module of the area whose sources are in `root`. */
export const readRouteModule = (file: string, root: string): RouteModule => {
  const code = new Bun.Transpiler({ loader: 'tsx' }).transformSync(readFileSync(file, 'utf8'))
  return { file, root, body: parse(code, { ecmaVersion: 'latest', sourceType: 'module' }).body }
}

/** The value of `export default …`. */
export const defaultExport = ({ body }: RouteModule): AnyNode | undefined =>
  body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration

/** `./team/team.screen` in `src/settings/settings.routes.ts` → `./settings/team/team.screen` */
export const requestFrom = ({ file, root }: Pick<RouteModule, 'file' | 'root'>, request: string): string =>
  `./${relative(root, join(dirname(file), request))}`

/** The module whose default export is imported as `name`. */
const importedModule = (module: RouteModule, name: string): RouteModule => {
  for (const node of module.body) {
    if (node.type !== 'ImportDeclaration') continue
    const isIt = node.specifiers.some((one) => one.type === 'ImportDefaultSpecifier' && one.local.name === name)
    if (!isIt) continue
    const path = join(dirname(module.file), text(node.source, 'a module of routes'))
    const file = [`${path}.ts`, `${path}.tsx`].find((one) => existsSync(one))
    if (file?.match(/\.routes\.tsx?$/)) return readRouteModule(file, module.root)
  }
  throw new Error(`...${name} must be the default export of a module *.routes.ts beside the screens`)
}

/** Routes of a list literal, and of modules spread into it. */
export const routesIn = (list: AnyNode | undefined, module: RouteModule): WrittenRoute[] => {
  if (list?.type !== 'ArrayExpression') throw new Error('a list of routes must be written as [ … ]')
  return list.elements.flatMap((element) => {
    if (element?.type !== 'SpreadElement' || element.argument.type !== 'Identifier')
      return objectsIn({ ...list, elements: [element] }, 'route').map((route) => ({ route, module }))
    const other = importedModule(module, element.argument.name)
    return routesIn(defaultExport(other), other)
  })
}
