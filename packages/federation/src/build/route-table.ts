import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageLayouts } from '@lernspur/contracts/registry.contract'
import { type AnyNode, type ObjectExpression, parse } from 'acorn'

/** A screen of an area: its full path pattern and the requests that import it and the layouts around it. */
export interface Screen {
  readonly pattern: string
  readonly requests: readonly string[]
  /** Calls that the screen makes first, from `handle: { reads: ['/api/…'] }`. */
  readonly reads: readonly string[]
}

export interface RouteTable {
  /** Patterns of the outermost routes: everything at and below them is the area's. */
  readonly owns: readonly string[]
  readonly screens: readonly Screen[]
}

const property = (route: ObjectExpression, name: string): AnyNode | undefined => {
  for (const entry of route.properties) {
    if (entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === name) return entry.value
  }
  return undefined
}

const text = (node: AnyNode | undefined, what: string): string => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  throw new Error(`${what} must be written as plain text, because the build reads the routes without running them`)
}

/** `() => import('./name.screen')` → `./name.screen` */
const importedBy = (lazy: AnyNode): string => {
  const body = lazy.type === 'ArrowFunctionExpression' ? lazy.body : undefined
  return text(body?.type === 'ImportExpression' ? body.source : undefined, "lazy: () => import('./name.screen')")
}

const readsOf = (handle: AnyNode | undefined): string[] => {
  const reads = handle?.type === 'ObjectExpression' ? property(handle, 'reads') : undefined
  if (!reads) return []
  if (reads.type !== 'ArrayExpression') throw new Error('reads must be written as [ … ]')
  return reads.elements.map((read) => text(read ?? undefined, 'a read'))
}

const checkLayout = (handle: AnyNode | undefined, outermost: boolean): void => {
  const asked = handle?.type === 'ObjectExpression' ? property(handle, 'layout') : undefined
  if (!asked) return
  if (!outermost) throw new Error('layout belongs to an outermost route, because it holds for everything below it')
  const name = text(asked, 'layout')
  if (!pageLayouts.some((known) => known === name)) throw new Error(`layout is one of ${pageLayouts.join(', ')}`)
}

/** `/class-setup/:step?` → `/class-setup` and `/class-setup/:step`, the shortest first. */
const withoutOptional = (pattern: string): string[] => {
  const segments = pattern.split('/')
  const plain = (segment: string) => segment.replace(/\?$/, '')
  const cuts = segments.flatMap((segment, index) => (segment.endsWith('?') ? [index] : []))
  return [...cuts, segments.length].map((end) => segments.slice(0, end).map(plain).join('/'))
}

/** Where a list of routes stands: the pattern above it, the layouts above it, and whether any path was met yet. */
interface Position {
  readonly pattern: string
  readonly requests: readonly string[]
  readonly outermost: boolean
}

const top: Position = { pattern: '', requests: [], outermost: true }

const collect = (list: AnyNode | undefined, position: Position, table: { owns: string[]; screens: Screen[] }) => {
  if (list?.type !== 'ArrayExpression') throw new Error('a list of routes must be written as [ … ]')
  for (const route of list.elements) {
    if (route?.type !== 'ObjectExpression') throw new Error('a route must be written as { … }')
    const path = property(route, 'path')
    const lazy = property(route, 'lazy')
    const children = property(route, 'children')
    const handle = property(route, 'handle')
    const pattern = path ? `${position.pattern}/${text(path, 'path')}` : position.pattern
    const [shortest = pattern, ...longer] = withoutOptional(pattern)
    const requests = lazy ? [...position.requests, importedBy(lazy)] : position.requests
    checkLayout(handle, position.outermost && path !== undefined)
    if (path && position.outermost) table.owns.push(shortest)
    if (lazy)
      for (const whole of [shortest, ...longer])
        table.screens.push({ pattern: whole, requests, reads: readsOf(handle) })
    if (children) collect(children, { pattern, requests, outermost: position.outermost && !path }, table)
  }
}

/** Reads the default export of an area's `src/routes.tsx`; throws, naming the file, when it is not written out. */
export const readRouteTable = (folder: string): RouteTable => {
  const file = join(folder, 'src/routes.tsx')
  const code = new Bun.Transpiler({ loader: 'tsx' }).transformSync(readFileSync(file, 'utf8'))
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
  const table = { owns: [], screens: [] }
  try {
    collect(program.body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration, top, table)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
  return table
}
