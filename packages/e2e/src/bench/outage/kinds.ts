import type { Route } from '@playwright/test'

/** Files of an area that can fail, by the part of the address after the version. */
export const parts = {
  entry: /^entry\.js/,
  chunk: /^routes\.\w+\.js/,
  screen: /^\d+\.\w+\.js/,
  text: /^locale-\w+\.\w+\.js/,
  style: /^\d+\.\w+\.css/,
}
export type Part = keyof typeof parts

/** Milliseconds: below and above the shell's timeout for a file. */
const slow = 5_000
const late = 14_000

const after =
  (milliseconds: number): Fail =>
  async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.fallback()
  }

/** Gets the intact file by its name. */
type Fail = (route: Route, read: (name: string) => string | undefined, name: string) => Promise<void>

/** Ways in which a file fails. */
export const failures: Readonly<Record<string, Fail>> = {
  down: (route) => route.abort('connectionrefused'),
  404: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  503: (route) => route.fulfill({ status: 503, body: 'Busy' }),
  /** Something was added in transit. */
  changed: async (route, read, name) => {
    const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript'
    await route.fulfill({ contentType, body: `/* changed */${read(name)}` })
  },
  page: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Wartung</p>' }),
  slow: after(slow),
  late: after(late),
  hanging: () => new Promise<void>(() => undefined),
}

/** Message of errors that the drill causes. */
export const thrown = 'the drill throws'
const error = `new TypeError(${JSON.stringify(thrown)})`

/** Passes each module function of a chunk to `wrap` before the page gets it. */
const wrapModules = (chunk: string, wrap: string): string =>
  chunk.replace(
    /\.push\((.*)\);?\s*$/s,
    (_, pushed) =>
      `.push((([ids, modules, ...more]) => [ids, Object.fromEntries(Object.entries(modules).map(([id, run]) => [id, ${wrap}])), ...more])(${pushed}))`,
  )
const thenThrow = `function (...given) { run.apply(this, given); throw ${error} }`
const thenBreak = `function (...given) {
  run.apply(this, given)
  const [module] = given
  if ('Component' in module.exports) module.exports = { ...module.exports, Component() { throw ${error} } }
}`

/** Code that loads completely and then throws: half way through, or when it is rendered. */
export const throwers: Readonly<Record<string, Partial<Record<Part, (text: string) => string>>>> = {
  throwing: {
    entry: (text) => text.replace(/lernspur_\w+=(?=\w+\.x\(\)\}\)\(\);?\s*$)/, `(() => { throw ${error} })(),`),
    chunk: (text) => wrapModules(text, thenThrow),
    screen: (text) => wrapModules(text, thenThrow),
  },
  drawing: { screen: (text) => wrapModules(text, thenBreak) },
}
