import { type ExternalItem, type RspackPluginInstance, rspack } from '@rspack/core'
import { ours } from './workspace'

/** Exports of a module that app-runtime's `libraries` provides; `name: other` if it has another name there. */
interface ProvidedModule {
  /** The request that imports the module. */
  readonly request: RegExp
  /** The same module by a non-public request. */
  readonly within?: RegExp
  readonly names: Readonly<Record<string, string>>
}

const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]))

const schemaNames = [
  ...['_default', 'array', 'boolean', 'coerce', 'email', 'extend', 'int', 'iso', 'maximum', 'maxLength', 'minimum'],
  ...['minLength', 'multipleOf', 'nullable', 'number', 'object', 'omit', 'optional', 'overwrite', 'partial'],
  ...['partialRecord', 'record', 'regex', 'strictObject', 'string', 'trim', 'tuple', 'union', 'uuid'],
]

/** A module of a package of ours, by its exported path and, within the package, by its file. */
const ownModule = (of: string, path: string, ...names: string[]): ProvidedModule => ({
  request: new RegExp(`^(?:@lernspur/${of}/${path}|#${path}|\\.{1,2}/(?:.*/)?${path.split('/').at(-1)})$`),
  within: new RegExp(`${ours(of)}src`),
  names: same(...names),
})

/** Included in every page: the shell uses them, and provides them through app-runtime's facade. */
const taken: readonly ProvidedModule[] = [
  { request: /^zod\/mini$/, names: { ...same(...schemaNames), enum: 'enumeration' } },
  ownModule('api-client', 'call', 'call'),
  ownModule('api-client', 'derive/calls', 'callsOf'),
  ownModule('ui', 'cn', 'cn'),
  ownModule('ui', 'components/data/person-avatar', 'PersonAvatar'),
  ownModule('ui', 'components/feedback/loading', 'Loading'),
  ownModule('ui', 'components/ui/button', 'Button', 'buttonVariants'),
  ownModule('ui', 'components/ui/skeleton', 'Skeleton'),
  { request: /^class-variance-authority$/, names: same('cva') },
  {
    request: /^@radix-ui\/react-slot$/,
    names: Object.fromEntries(
      ['Root', 'Slot', 'Slottable', 'createSlot', 'createSlottable'].map((n) => [n, `slot.${n}`]),
    ),
  },
  { request: /\/createLucideIcon\.mjs$/, within: /lucide-react/, names: { default: 'createLucideIcon' } },
]

/** A module that re-exports from the shell's libraries; importing any other name fails the build. */
const moduleOf = (names: ProvidedModule['names']) =>
  [
    'import { libraries } from "@lernspur/app-runtime"',
    ...Object.entries(names).map(([name, there]) => `const _${name} = libraries.${there}`),
    `export { ${Object.keys(names)
      .map((name) => `_${name} as ${name}`)
      .join(', ')} }`,
  ].join(';')

/** Keeps libraries that every page includes out of the bundles of an area. */
export const takeFromPage = (): RspackPluginInstance[] =>
  taken.map(
    ({ request, within, names }) =>
      new rspack.NormalModuleReplacementPlugin(request, (resource) => {
        if (!within || resource.request.startsWith('@') || within.test(resource.context))
          resource.request = `data:text/javascript,${encodeURIComponent(moduleOf(names))}`
      }),
  )

/**
 * What an area uses of the page's libraries, by app-runtime's names. `imported` has the requests of its own modules; a
 * library that another library imports counts as a whole.
 */
export const takenLibraries = (imported: ReadonlyMap<string, ReadonlySet<string>>): string[] =>
  taken.flatMap(({ request, names }) => {
    const requests = [...imported].filter(([one]) => request.test(one))
    const resource = new Set(requests.flatMap(([, own]) => [...own]))
    const isOutside = requests.length === 0 || resource.has('*')
    return Object.entries(names).flatMap(([name, there]) =>
      isOutside || resource.has(name) ? [`libraries.${there}`] : [],
    )
  })

/** The container of an area uses the federation runtime of the shell that loads it. */
export const takeRuntimeFromPage: ExternalItem = ({ request }, answer) =>
  /\/webpack-bundler-runtime\/dist\/index\.\w+$/.test(request ?? '')
    ? answer(undefined, 'var lernspurFederation()')
    : answer()
