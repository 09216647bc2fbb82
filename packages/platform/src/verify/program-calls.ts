import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@lernspur/contracts/contract'
import type { RouteMap } from '@lernspur/contracts/wire/route'
import { describeRoutes } from '@lernspur/service-kit/openapi/describe-routes'
import openapiTypes, { astToString } from 'openapi-typescript'
import { root } from '../install/install-packages'
import type { Stage } from './stage'

const file = join(root, 'packages/program-client/src/calls.gen.ts')

const head = `// The calls that are open to programs, with what they take and give, made from their description in OpenAPI. Written by
// \`run verify --update\`, and held against the contract by a test.
`

/** The calls of the contract that are open to programs (rule program.2). */
const openRoutes: RouteMap = Object.fromEntries(
  Object.entries<RouteMap[string]>(routes).filter(([, { program }]) => program !== undefined),
)

/** Types of these calls, as the client for programs has them. */
export const programCalls = async (): Promise<string> => {
  const document = describeRoutes('Lernspur', openRoutes, 'https://schule.example')
  return head + astToString(await openapiTypes(JSON.stringify(document)))
}

/** What the client has. */
export const currentProgramCalls = (): string => readFileSync(file, 'utf8')

/** Writes the types of the client for programs. */
export const programCallsStage: Stage = {
  name: 'Calls of programs',
  run: async () => {
    writeFileSync(file, await programCalls())
    return { ok: true, output: '' }
  },
}
