import { before, behind, both, type Edit, expose } from './edit'
import type { Noun } from './noun'
import type { Owner } from './owner'
import { contractFile } from './template/contract'
import { migrationFile } from './template/migration'
import { callsFile, englishFile, germanFile, namespaceOf, screenFile } from './template/screen'
import { readFile, routesFile, writeFile } from './template/service'
import { serviceTestFile } from './template/service-test'
import { specFile } from './template/spec'

/** Everything that a new slice writes; paths relative to the root. */
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
    [`${slice}/${kebab}.routes.ts`]: routesFile(noun),
    [`${slice}/read-${many.kebab}.ts`]: readFile(noun),
    [`${slice}/write-${kebab}.ts`]: writeFile(noun),
    [`${slice}/${kebab}.test.ts`]: serviceTestFile(noun, owner),
    [`${screen}/${kebab}.calls.ts`]: callsFile(noun),
    [`${screen}/${many.kebab}.screen.tsx`]: screenFile(noun, owner),
    [`${area}/locales/de/${texts}`]: germanFile(noun),
    [`${area}/locales/en/${texts}`]: englishFile(noun),
    [`packages/e2e/src/spec/${service}/${many.kebab}.e2e.ts`]: specFile(noun, owner),
  }
}

const samplesOf = ({ snake, pascal, many }: Noun): string => {
  const one = `\`/${many.kebab}/\${ids.${snake}}\``
  return `
  list${many.pascal}: { path: '/${many.kebab}' },
  get${pascal}: { path: ${one} },
  create${pascal}: { path: '/${many.kebab}', body: { name: 'Neu' } },
  update${pascal}: { path: ${one}, body: { name: 'Neu' } },
  delete${pascal}: { path: ${one} },`
}

const editsOf = (noun: Noun, owner: Owner): SlicePlan['edits'] => {
  const { kebab, camel, snake, many } = noun
  const { service, area } = owner
  const namespace = namespaceOf(noun, owner)
  const texts = (language: string) => `${language}: () => import('../locales/${language}/${namespace}.json'),`
  return {
    'packages/contracts/package.json': expose(`./${kebab}.contract`, `./src/${service}/${kebab}.contract.ts`),
    'packages/contracts/src/contract.ts': both(
      (text) => `import * as ${camel} from './${service}/${kebab}.contract'\n${text}`,
      behind('[] = [\n', `  ${camel},\n`),
      behind('export const routes = {\n', `  ...${camel}.${camel}Routes,\n`),
    ),
    [`services/${service}/src/app.ts`]: both(
      (text) => `import { ${camel}Slice } from './${kebab}/${kebab}.routes'\n${text}`,
      before(']', `, ${camel}Slice`),
      (text) => text.replace(/,\s*, /, ', '),
    ),
    'packages/conformance/src/access/row/school-rows.ts': both(
      behind('export const schoolRows = {', `\n  ${snake}: { name: 'Eins' },`),
      behind('(ids: SchoolRowIds) => ({', samplesOf(noun)),
    ),
    [`${area}/src/texts.ts`]: both(
      behind('interface LernspurTexts {', `\n'${namespace}': typeof import('../locales/de/${namespace}.json')`),
      behind(`registerTexts('${service}', {`, `\n'${namespace}': { ${texts('de')} ${texts('en')} },`),
    ),
    [`${area}/src/routes.tsx`]: before(
      '] satisfies',
      `{
        path: '${owner.address(many.kebab)}',
        lazy: () => import('./${kebab}/${many.kebab}.screen'),
        handle: {
          reads: ['/api/${many.kebab}'],
          needs: ['${owner.need}'],
          page: { place: '${owner.place}', order: 90, icon: 'list', text: '${namespace}:title' },
        },
      },\n`,
    ),
  }
}

/** What a slice of this noun writes and changes; `migration` is its number, four digits. */
export const slicePlan = (noun: Noun, owner: Owner, migration: string): SlicePlan => ({
  files: filesOf(noun, owner, migration),
  edits: editsOf(noun, owner),
})
