import { before, behind, both, type Edit, expose, sortedIn } from './edit'
import { freeAlias } from './free-alias'
import type { Noun } from './noun'
import type { Owner } from './owner'
import { namespaceOf } from './template/screen'

type Edits = Readonly<Record<string, Edit>>

const samplesOf = ({ snake, pascal, many }: Noun): string => {
  const one = `\`/${many.kebab}/\${ids.${snake}}\``
  return `
  list${many.pascal}: { path: '/${many.kebab}' },
  get${pascal}: { path: ${one} },
  create${pascal}: { path: '/${many.kebab}', body: { name: 'Neu' } },
  update${pascal}: { path: ${one}, body: { name: 'Neu' } },
  delete${pascal}: { path: ${one} },`
}

const aliasEditsOf = ({ snake }: Noun): Edits => {
  const alias = freeAlias(snake)
  return {
    'packages/platform/src/verify/sql-aliases/table-aliases.ts': sortedIn(
      /^ {2}([a-z_]+): '[a-z_]+',$/gm,
      snake,
      `  ${snake}: '${alias}',`,
    ),
    'packages/contracts/rules/glossary.md': sortedIn(
      /^\| `([a-z_]+)` \| `[a-z_]+` \|$/gm,
      snake,
      `| \`${snake}\` | \`${alias}\` |`,
    ),
  }
}

/** Inserts a line into the sorted names of nouns, and leaves the rest of the texts alone. */
const intoNouns = (kebab: string, line: string): Edit => {
  const insert = sortedIn(/^ {4}"([a-z-]+)": ".*",?$/gm, kebab, line)
  return (text) => {
    const from = text.indexOf('"noun": {')
    const to = text.indexOf('\n  }', from)
    const nouns = insert(text.slice(from, to))
      .replace(/(?<!,|\{)\n/g, ',\n')
      .replace(/,$/, '')
    return text.slice(0, from) + nouns + text.slice(to)
  }
}

/** The noun's name in a school's audit log. */
const auditEditsOf = ({ kebab, words, german }: Noun): Edits => {
  const named = (name: string) => intoNouns(kebab, `    ${JSON.stringify(kebab)}: ${JSON.stringify(name)},`)
  const file = (language: string) => `mfe-school-admin/locales/${language}/school-admin.audit.json`
  return { [file('de')]: named(german.one), [file('en')]: named(words.charAt(0).toUpperCase() + words.slice(1)) }
}

/** A new slice's changes to existing files; paths relative to the root. */
export const editsOf = (noun: Noun, owner: Owner): Edits => {
  const { kebab, camel, snake, many } = noun
  const { service, area } = owner
  const namespace = namespaceOf(noun, owner)
  // The nouns of the teacher have a file of their own, all others are named where the owners come together.
  const contract = `packages/contracts/src/${service === 'teacher' ? 'teacher-' : ''}contract.ts`
  const texts = (language: string) => `${language}: () => import('../locales/${language}/${namespace}.json'),`
  return {
    ...aliasEditsOf(noun),
    ...auditEditsOf(noun),
    'packages/contracts/package.json': expose(
      `./${service}/${kebab}.contract`,
      `./src/${service}/${kebab}.contract.ts`,
    ),
    [contract]: both(
      (text) => `import * as ${camel} from './${service}/${kebab}.contract'\n${text}`,
      behind('[] = [\n', `  ${camel},\n`),
      behind('outes = {\n', `  ...${camel}.${camel}Routes,\n`),
    ),
    [`services/${service}/src/app.ts`]: both(
      (text) => `import { ${camel}Slice } from './${kebab}/${kebab}.routes'\n${text}`,
      before(']', `, ${camel}Slice`),
      (text) => text.replace(/,\s*, /, ', '),
    ),
    [`packages/conformance/src/access/row/${service}-rows.ts`]: both(
      behind('Rows = {', `\n  ${snake}: { name: 'Eins' },`),
      behind('Rows>) => ({', samplesOf(noun)),
      (text) => text.replace('(_ids:', '(ids:'),
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
