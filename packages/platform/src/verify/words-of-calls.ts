import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RouteName, routes } from '@lernspur/contracts/contract'
import { root } from '../install/install-packages'
import type { Stage } from './stage'

const file = join(root, 'shell/src/reporting/cleaning/words-of-calls.gen.ts')

const head = `/**
 * Every fixed part of the paths of calls; any other part is an id or a code. Written by \`run verify --update\`, and held
 * against the contract by a test.
 */
export const wordsOfCalls: ReadonlySet<string> = new Set([
`

/** Tells the shell, which never loads the whole contract, which segments of an address say nothing about a person. */
export const wordsOfCallsStage: Stage = {
  name: 'Words of calls',
  run: async () => {
    const paths = (Object.keys(routes) as RouteName[]).map((name) => routes[name].path)
    const fixed = ['api', ...paths.flatMap((path) => path.split('/'))].filter((part) => !part.startsWith('{'))
    const words = [...new Set(fixed)].sort().map((word) => `  '${word}',\n`)
    writeFileSync(file, `${head}${words.join('')}])\n`)
    return { ok: true, output: '' }
  },
}
