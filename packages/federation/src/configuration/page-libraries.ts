import { type ExternalItem, type RspackPluginInstance, rspack } from '@rspack/core'

/** Names of a module that `libraries` of app-kit exports; `name: other` where it has another name there. */
interface Taken {
  /** The request of the module, as it is imported. */
  readonly request: RegExp
  /** Only for imports from folders like this. */
  readonly from?: RegExp
  readonly names: Readonly<Record<string, string>>
}

const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]))

const schemaNames = [
  ...['_default', 'array', 'boolean', 'coerce', 'email', 'extend', 'int', 'iso', 'maximum', 'maxLength', 'minimum'],
  ...['minLength', 'multipleOf', 'nullable', 'number', 'object', 'omit', 'optional', 'overwrite', 'partial'],
  ...['partialRecord', 'record', 'regex', 'strictObject', 'string', 'trim', 'tuple', 'union', 'uuid'],
]

/** Every page has these: the shell is made with them, and hands them on by app-kit's facade. */
const taken: readonly Taken[] = [
  { request: /^zod\/mini$/, names: { ...same(...schemaNames), enum: 'enumeration' } },
  { request: /(^|\/)call$/, from: /packages\/api-client\/src/, names: same('call') },
  { request: /(^|\/)cn$/, from: /packages\/ui\/src/, names: same('cn') },
  { request: /^class-variance-authority$/, names: same('cva') },
  {
    request: /^@radix-ui\/react-slot$/,
    names: Object.fromEntries(
      ['Root', 'Slot', 'Slottable', 'createSlot', 'createSlottable'].map((n) => [n, `slot.${n}`]),
    ),
  },
  { request: /\/createLucideIcon\.mjs$/, from: /lucide-react/, names: { default: 'createLucideIcon' } },
]

/** A module that takes its exports from the shell's libraries; an import of any other name fails the build. */
const moduleOf = (names: Taken['names']) =>
  [
    'import { libraries } from "@lernspur/app-kit"',
    ...Object.entries(names).map(([name, there]) => `const _${name} = libraries.${there}`),
    `export { ${Object.keys(names)
      .map((name) => `_${name} as ${name}`)
      .join(', ')} }`,
  ].join(';')

/** Keeps what every page has already out of the bundles of an area. */
export const takeFromPage = (): RspackPluginInstance[] =>
  taken.map(
    ({ request, from, names }) =>
      new rspack.NormalModuleReplacementPlugin(request, (asked) => {
        if (!from || from.test(asked.context))
          asked.request = `data:text/javascript,${encodeURIComponent(moduleOf(names))}`
      }),
  )

/** A container of an area takes the runtime of the federation from the shell, which loads it. */
export const takeRuntimeFromPage: ExternalItem = ({ request }, answer) =>
  /\/webpack-bundler-runtime\/dist\/index\.\w+$/.test(request ?? '')
    ? answer(undefined, 'var lernspurFederation()')
    : answer()
