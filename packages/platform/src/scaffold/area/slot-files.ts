import { Problem } from '../../console/problem'
import type { Noun } from '../noun'

/** What an area brings into a slot, as the scaffold begins it. */
interface SlotTemplate {
  /** Its module below `src`, without the extension. */
  readonly module: string
  /** Key of its texts, and of its name in `<area>.page.json`. */
  readonly key: string
  /** What it says before the team has written anything, by language; names the class. */
  readonly empty: { readonly de: string; readonly en: string }
  /** A right on the class, of which it needs one. */
  readonly right: string
  component(noun: Noun): string
}

const classPage = ({ kebab, words }: Noun): string => `
import { useClass, usePageTitle, useParams, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'

/** The ${words} of a class (\`/class/{classId}/${kebab}\`). */
export function Component() {
  const { t } = useTranslation('${kebab}.slot')
  const { classId = '' } = useParams()
  const name = useClass(classId)?.name ?? ''
  const title = t(($) => $.class.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState title={t(($) => $.class.empty, { name })} />
    </Page>
  )
}
`

const inPage =
  (key: string, props: string, what: string) =>
  ({ kebab }: Noun): string =>
    `
import { type ${props}, useClass, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'

/** ${what} */
export function Component({ classId }: ${props}) {
  const { t } = useTranslation('${kebab}.slot')
  const name = useClass(classId)?.name ?? ''
  return <EmptyState title={t(($) => $.${key}.empty, { name })} />
}
`

const templates = {
  'class.page': {
    module: 'slot/class-page.screen',
    key: 'class',
    empty: { de: 'Für die Klasse {{name}} ist hier noch nichts.', en: 'There is nothing for class {{name}} yet.' },
    right: 'canWriteCompetenceEntries',
    component: classPage,
  },
  'settings.class': {
    module: 'slot/class-settings',
    key: 'settings',
    empty: {
      de: 'Für die Klasse {{name}} ist nichts einzustellen.',
      en: 'There is nothing to set for class {{name}}.',
    },
    right: 'canManageStudents',
    component: inPage('settings', 'SettingsClassProps', 'A section in the settings of a class.'),
  },
  'student.tab': {
    module: 'slot/student-tab',
    key: 'student',
    empty: {
      de: 'Über dieses Kind der Klasse {{name}} ist hier noch nichts.',
      en: 'There is nothing about this child of class {{name}} yet.',
    },
    right: 'canWriteCompetenceEntries',
    component: inPage('student', 'StudentTabProps', "A tab of a child's page."),
  },
} as const satisfies Readonly<Record<string, SlotTemplate>>

/** A slot that the scaffold can begin. */
export type SlotName = keyof typeof templates

const names = Object.keys(templates) as SlotName[]

/** `class.page,student.tab` → the slots; throws a sentence for one that there is not. */
export const slotsNamed = (text: string | undefined): SlotName[] => {
  const requested = new Set(text?.split(',').map((name) => name.trim()))
  const unknown = [...requested].find((name) => !names.includes(name as SlotName))
  if (unknown !== undefined) throw new Problem(`There is no slot "${unknown}". Known: ${names.join(', ')}.`)
  return names.filter((name) => requested.has(name))
}

/** The slots that an area of this checkout was written with, by its files below its folder. */
export const slotsIn = (exists: (path: string) => boolean): SlotName[] =>
  names.filter((name) => exists(`src/${templates[name].module}.tsx`))

const classRoute = ({ kebab }: Noun): string => `  {
    path: 'class/:classId/${kebab}',
    lazy: () => import('./${templates['class.page'].module}'),
    handle: {
      page: {
        place: 'class',
        order: 90,
        icon: 'sprout',
        text: '${kebab}.page:class.title',
        rights: ['${templates['class.page'].right}'],
        slot: 'class.page',
      },
    },
  },
`

const filler = (slot: SlotName, { kebab }: Noun): string => `  {
    slot: '${slot}',
    order: 90,
    text: '${kebab}.page:${templates[slot].key}.title',
    rights: ['${templates[slot].right}'],
    load: () => import('./${templates[slot].module}'),
  },
`

const withRoutes = (routes: string, noun: Noun, slots: readonly SlotName[]): string => {
  const inPages = slots.filter((slot) => slot !== 'class.page')
  const withPage = slots.includes('class.page')
    ? routes.replace('] satisfies AreaRoute[]', `${classRoute(noun)}] satisfies AreaRoute[]`)
    : routes
  if (inPages.length === 0) return withPage
  const fillers = inPages.map((slot) => filler(slot, noun)).join('')
  const declared = `/** What the area brings into pages of others. */\nexport const fillers = [\n${fillers}] satisfies AreaFiller[]\n\n`
  return withPage
    .replace('import type { AreaRoute }', 'import type { AreaFiller, AreaRoute }')
    .replace('export default [', `${declared}export default [`)
}

const withTexts = (texts: string, { kebab }: Noun): string =>
  texts
    .replace(
      'interface LernspurTexts {\n',
      `interface LernspurTexts {\n    '${kebab}.slot': typeof import('../locales/de/${kebab}.slot.json')\n`,
    )
    .replace(
      `registerTexts('${kebab}', {\n`,
      `registerTexts('${kebab}', {\n    '${kebab}.slot': {\n      de: () => import('../locales/de/${kebab}.slot.json'),\n      en: () => import('../locales/en/${kebab}.slot.json'),\n    },\n`,
    )

/** The test of an area, which names what it owns. */
const withTest = (test: string, { kebab }: Noun, slots: readonly SlotName[]): string =>
  slots.includes('class.page')
    ? test
        .replace("has one page in the navigation'", "has a page in the navigation and one in that of a class'")
        .replaceAll(`    ['/${kebab}'],`, `    ['/${kebab}', '/class/:classId/${kebab}'],`)
    : test

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/**
 * The files of a new area with what it brings into slots of others (rule slot.1), each with a right that it needs. Without
 * slots they are the same.
 */
export const withSlots = (
  files: Readonly<Record<string, string>>,
  noun: Noun,
  slots: readonly SlotName[],
): Readonly<Record<string, string>> => {
  if (slots.length === 0) return files
  const { kebab } = noun
  const folder = `mfe-${kebab}`
  const changed = (path: string, change: (text: string) => string) => ({ [path]: change(files[path] ?? '') })
  const locale = (language: 'de' | 'en') => {
    const path = `${folder}/locales/${language}/${kebab}.page.json`
    const page = JSON.parse(files[path] ?? '{}') as { readonly title: string }
    const { title } = page
    const keys = slots.map((slot) => templates[slot])
    return {
      [path]: json({ ...Object.fromEntries(keys.map(({ key }) => [key, { title }])), ...page }),
      [`${folder}/locales/${language}/${kebab}.slot.json`]: json(
        Object.fromEntries(
          keys.map(({ key, empty }) => [
            key,
            { empty: empty[language], ...(key === templates['class.page'].key && { title }) },
          ]),
        ),
      ),
    }
  }
  return {
    ...files,
    ...changed(`${folder}/src/routes.tsx`, (text) => withRoutes(text, noun, slots)),
    ...changed(`${folder}/src/texts.ts`, (text) => withTexts(text, noun)),
    ...changed(`${folder}/src/routes.unit.test.ts`, (text) => withTest(text, noun, slots)),
    ...locale('de'),
    ...locale('en'),
    ...Object.fromEntries(
      slots.map((slot) => [`${folder}/src/${templates[slot].module}.tsx`, templates[slot].component(noun).trimStart()]),
    ),
  }
}
