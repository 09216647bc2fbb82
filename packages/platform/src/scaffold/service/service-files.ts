import type { Noun } from '../noun'
import type { Owner } from '../owner'
import { contractFile } from '../template/contract'
import { migrationFile } from '../template/migration'
import { callsFile, englishFile, germanFile, namespaceOf, screenFile } from '../template/screen'
import { readFile, routesFile, writeFile } from '../template/service'
import { serviceTestFile } from '../template/service-test'
import { specFile } from '../template/spec'

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The folder that it is written into. */
interface Context {
  /** Version of a package that the contracts of the product use, so that installing needs no network. */
  readonly zod: string
  /** Where browser specs lie, from the root. */
  readonly specs: string
}

const contractPackage = ({ kebab }: Noun, entry: Noun, { zod }: Context): string =>
  json({
    name: `@lernspur/${kebab}-contract`,
    version: '0.1.0',
    license: 'EUPL-1.2',
    private: true,
    type: 'module',
    exports: {
      './contract': './src/contract.ts',
      [`./${entry.kebab}.contract`]: `./src/${entry.kebab}.contract.ts`,
    },
    dependencies: { '@lernspur/contracts': 'workspace:*', zod },
  })

const servicePackage = ({ kebab }: Noun): string =>
  json({
    name: `@lernspur/service-${kebab}`,
    version: '0.1.0',
    license: 'EUPL-1.2',
    private: true,
    type: 'module',
    exports: { './app': './src/app.ts' },
    dependencies: {
      '@lernspur/contracts': 'workspace:*',
      '@lernspur/database': 'workspace:*',
      '@lernspur/service-kit': 'workspace:*',
      [`@lernspur/${kebab}-contract`]: 'workspace:*',
    },
    devDependencies: { '@lernspur/testing': 'workspace:*' },
  })

const fullContract = ({ camel, kebab }: Noun): string => `
import { ${camel}Routes } from './${kebab}.contract'

/** Every call of the service by name. The browser imports the nouns it needs, never this file. */
export const routes = { ...${camel}Routes } as const
`

const personalDataFile = (entry: Noun): string => `
import type { AddedData } from '@lernspur/contracts/processing/added-data'

/**
 * Whom each table of the service is about. What is about students or staff, privacy notice and papers say in these words;
 * rows that refer to a student are part of the information about that child.
 */
export const personalData = {
  ${entry.snake}: { about: 'nobody' },
} satisfies AddedData
`

const appFile = ({ kebab, words }: Noun, entry: Noun, { make, contracts }: Owner): string => `
import { routes } from '${contracts}/contract'
import type { Database } from '@lernspur/database/connection/connect'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { createService, type Service } from '@lernspur/service-kit/service/service'
import { ${entry.camel}Slice } from './${entry.kebab}/${entry.kebab}.routes'

/** The service of the ${words}. */
export const ${make} = (config: ServiceConfig, db: Database): Service =>
  createService({ name: '${kebab}', routes, config, db, slices: [${entry.camel}Slice] })
`

const serverFile = ({ kebab }: Noun, { make }: Owner): string => `
import { connect } from '@lernspur/database/connection/connect'
import { readServiceConfig } from '@lernspur/service-kit/process/config'
import { start } from '@lernspur/service-kit/process/start'
import { serveOnSocket } from '@lernspur/service-kit/service/serve-on-socket'
import { ${make} } from './app'

await start(async () => {
  const config = readServiceConfig()
  const db = connect(config.databaseUrl, { name: '${kebab}', max: config.poolSize })
  await serveOnSocket(${make}(config, db), config)
})
`

const measurementsFile = ({ kebab }: Noun, entry: Noun, { path }: Owner): string => `
/** Whoever is signed in while calls are measured. */
interface Visitor {
  read(path: string): Promise<unknown>
}

/** Calls of the service that \`bun run bench\` times, one after the other. */
export const measurements = [
  {
    name: 'List of ${entry.many.words}',
    service: '${kebab}',
    ask: ({ teacher }: { readonly teacher: Visitor }) => teacher.read('${path(entry.many.kebab)}'),
    times: 200,
  },
]
`

const areaRoutes = ({ kebab, pascal }: Noun, entry: Noun, owner: Owner): string => `
import type { AreaRoute } from '@lernspur/app-runtime'
import { register${pascal}Texts } from './texts'

register${pascal}Texts()

/** What people call the area; the shell shows it where the area cannot be loaded. */
export const title = '${kebab}.page:title'

/** Styles of the screens; parts bring their own. */
export const styles = () => import('./area.css')

export default [
  {
    path: '${kebab}',
    lazy: () => import('./${entry.kebab}/${entry.many.kebab}.screen'),
    handle: {
      reads: ['/api${owner.path(entry.many.kebab)}'],
      needs: ['school'],
      page: { place: 'own', inRail: true, order: 90, icon: 'sprout', text: '${kebab}.page:start.title' },
    },
  },
] satisfies AreaRoute[]
`

const areaTexts = ({ kebab, pascal }: Noun, entry: Noun, owner: Owner): string => {
  const namespace = namespaceOf(entry, owner)
  return `
import { registerTexts } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    '${namespace}': typeof import('../locales/de/${namespace}.json')
  }
}

/** Registers the area's texts. */
export const register${pascal}Texts = () =>
  registerTexts('${kebab}', {
    '${namespace}': {
      de: () => import('../locales/de/${namespace}.json'),
      en: () => import('../locales/en/${namespace}.json'),
    },
  })
`
}

/**
 * What a new area has with a service of its own, by path below the root: the service with its contract, its table and one
 * noun, and the files of the area that differ from one without a service. `entry` is that noun.
 */
export const serviceFiles = (
  service: Noun,
  entry: Noun,
  owner: Owner,
  known: Context,
): Readonly<Record<string, string>> => {
  const folder = `services/${service.kebab}`
  const slice = `${folder}/src/${entry.kebab}`
  const screen = `${owner.area}/src/${entry.kebab}`
  const texts = `${namespaceOf(entry, owner)}.json`
  return {
    [`${folder}/package.json`]: servicePackage(service),
    [`${folder}/contract/package.json`]: contractPackage(service, entry, known),
    [`${folder}/contract/src/contract.ts`]: fullContract(entry),
    [`${folder}/contract/src/${entry.kebab}.contract.ts`]: contractFile(entry, owner),
    [`${folder}/contract/src/personal-data.ts`]: personalDataFile(entry),
    [`${folder}/migrations/0001-${entry.kebab}.sql`]: migrationFile(entry, owner),
    [`${folder}/src/app.ts`]: appFile(service, entry, owner),
    [`${folder}/src/measurements.ts`]: measurementsFile(service, entry, owner),
    [`${folder}/src/server.ts`]: serverFile(service, owner),
    [`${slice}/${entry.kebab}.routes.ts`]: routesFile(entry, owner),
    [`${slice}/read-${entry.many.kebab}.ts`]: readFile(entry, owner),
    [`${slice}/write-${entry.kebab}.ts`]: writeFile(entry, owner),
    [`${slice}/${entry.kebab}.test.ts`]: serviceTestFile(entry, owner),
    [`${owner.area}/src/routes.tsx`]: areaRoutes(service, entry, owner),
    [`${owner.area}/src/texts.ts`]: areaTexts(service, entry, owner),
    [`${screen}/${entry.kebab}.calls.ts`]: callsFile(entry, owner),
    [`${screen}/${entry.many.kebab}.screen.tsx`]: screenFile(entry, owner),
    [`${owner.area}/locales/de/${texts}`]: germanFile(entry),
    [`${owner.area}/locales/en/${texts}`]: englishFile(entry),
    [`${known.specs}/${service.kebab}/${entry.many.kebab}.e2e.ts`]: specFile(entry, owner),
  }
}
