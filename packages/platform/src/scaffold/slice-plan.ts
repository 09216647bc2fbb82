import type { Edit } from './edit'
import type { Noun } from './noun'
import type { Owner } from './owner'
import { editsOf } from './slice-edits'
import { contractFile } from './template/contract'
import { migrationFile } from './template/migration'
import { callsFile, englishFile, germanFile, namespaceOf, screenFile } from './template/screen'
import { readFile, routesFile, writeFile } from './template/service'
import { serviceTestFile } from './template/service-test'
import { specFile } from './template/spec'

/** Everything that a new slice writes and changes; paths relative to the root. */
export interface SlicePlan {
  readonly files: Readonly<Record<string, string>>
  readonly edits: Readonly<Record<string, Edit>>
}

const filesOf = (noun: Noun, owner: Owner, migration: string): SlicePlan['files'] => {
  const { kebab, many } = noun
  const { service, area } = owner
  const slice = `services/${service}/src/${kebab}`
  const screen = `${area}/src/${kebab}`
  const texts = `${namespaceOf(noun, owner)}.json`
  return {
    [`packages/contracts/src/${service}/${kebab}.contract.ts`]: contractFile(noun, owner),
    [`packages/database/migrations/${service}/${migration}-${kebab}.sql`]: migrationFile(noun, owner),
    [`${slice}/${kebab}.routes.ts`]: routesFile(noun, owner),
    [`${slice}/read-${many.kebab}.ts`]: readFile(noun, owner),
    [`${slice}/write-${kebab}.ts`]: writeFile(noun, owner),
    [`${slice}/${kebab}.test.ts`]: serviceTestFile(noun, owner),
    [`${screen}/${kebab}.calls.ts`]: callsFile(noun, owner),
    [`${screen}/${many.kebab}.screen.tsx`]: screenFile(noun, owner),
    [`${area}/locales/de/${texts}`]: germanFile(noun),
    [`${area}/locales/en/${texts}`]: englishFile(noun),
    [`packages/e2e/src/spec/${service}/${many.kebab}.e2e.ts`]: specFile(noun, owner),
  }
}

/** What a slice of this noun writes and changes; `migration` is its number, four digits. */
export const slicePlan = (noun: Noun, owner: Owner, migration: string): SlicePlan => ({
  files: filesOf(noun, owner, migration),
  edits: editsOf(noun, owner),
})
