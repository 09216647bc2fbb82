import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areasIn, unitFolder } from '@lernspur/federation/configuration/workspace'
import { parseLock } from '../../install/lock'
import type { Noun } from '../noun'

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
}

/** The minimal dependencies of an area, at the versions of the other areas; the icons of its pages come from lucide. */
const dependencies = [
  '@lernspur/app-kit',
  '@lernspur/app-runtime',
  '@lernspur/federation',
  '@lernspur/ui',
  'lucide-react',
  'react',
  'react-dom',
  'tailwindcss',
]

/** Versions that the areas here have, or that are locked where there is none yet, so that installing needs no network. */
const versionsIn = (root: string): ((name: string) => string) => {
  const [first] = areasIn(root)
  if (first !== undefined) {
    const known: Manifest = JSON.parse(readFileSync(join(unitFolder(first, root), 'package.json'), 'utf8'))
    return (name) => known.dependencies[name] ?? ''
  }
  const { packages } = parseLock(readFileSync(join(root, 'bun.lock'), 'utf8'))
  return (name) => (name.startsWith('@lernspur/') ? 'workspace:*' : String(packages[name]?.[0]).slice(name.length + 1))
}

const packageFile = (root: string, { kebab }: Noun, contract: Readonly<Record<string, string>> = {}): string => {
  const versionOf = versionsIn(root)
  return json({
    name: `@lernspur/mfe-${kebab}`,
    version: '0.1.0',
    license: 'EUPL-1.2',
    private: true,
    type: 'module',
    exports: { './*': './src/*.ts' },
    dependencies: Object.fromEntries(
      [...dependencies.map((name) => [name, versionOf(name)] as const), ...Object.entries(contract)].sort(
        ([one], [other]) => (one < other ? -1 : 1),
      ),
    ),
  })
}

const configurationFile = ({ kebab }: Noun): string => `
import { defineRemote } from '@lernspur/federation/configuration/define-remote'

export default defineRemote({ area: '${kebab}' })
`

const styleFile = ({ kebab }: Noun): string => `
@import '@lernspur/ui/area.css';
@source './';
@source '../node_modules/@lernspur/app-kit/src';
@source '../node_modules/@lernspur/app-runtime/src';

@layer mfe {
  :where([data-mfe='${kebab}']) {
    @tailwind utilities source(none);
  }
}
`

const routesFile = ({ kebab, pascal }: Noun): string => `
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
    lazy: () => import('./start/start.screen'),
    handle: {
      needs: ['school'],
      page: { place: 'own', inRail: true, order: 90, icon: 'sprout', text: '${kebab}.page:start.title' },
    },
  },
] satisfies AreaRoute[]
`

const textsFile = ({ kebab, pascal }: Noun): string => `
import { registerTexts } from '@lernspur/app-runtime'

declare global {
  interface LernspurTexts {
    '${kebab}.start': typeof import('../locales/de/${kebab}.start.json')
  }
}

/** Registers the area's texts. */
export const register${pascal}Texts = () =>
  registerTexts('${kebab}', {
    '${kebab}.start': {
      de: () => import('../locales/de/${kebab}.start.json'),
      en: () => import('../locales/en/${kebab}.start.json'),
    },
  })
`

const screenFile = ({ kebab }: Noun): string => `
import { usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'

/** First page of the area (\`/${kebab}\`). */
export function Component() {
  const { t } = useTranslation('${kebab}.start')
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState title={t(($) => $.empty)} description={t(($) => $.hint)} />
    </Page>
  )
}
`

const testFile = ({ kebab }: Noun): string => `
import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRouteTable } from '@lernspur/federation/build/route-table'

const area = join(import.meta.dirname, '..')

test('the area owns its address and has one page in the navigation', () => {
  const { owns, pages, title } = readRouteTable(area)
  expect([owns, pages.map(({ pattern }) => pattern), title]).toEqual([
    ['/${kebab}'],
    ['/${kebab}'],
    '${kebab}.page:title',
  ])
})

test.each(['de', 'en'])('its pages have a title in %s', (language) => {
  const texts = JSON.parse(readFileSync(join(area, \`locales/\${language}/${kebab}.page.json\`), 'utf8'))
  expect([texts.title, texts.start.title]).not.toContain('')
})
`

/** Where browser specs lie: in the checkout, or in a team's repository. */
export const specsIn = (root: string): string =>
  existsSync(join(root, 'packages/e2e')) ? 'packages/e2e/src/spec' : 'e2e/src/spec'

/** Opens the page as a leader of the school by the navigation, and checks it against the accessibility rules. */
const specFile = ({ kebab, german }: Noun): string => `
import { expectAccessibleStep } from '../../fixture/accessible-step'
import { expect, test } from '../../fixture/test'

test.use({ person: 'head' })

test('the page is in the navigation, and opens', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: '${german.one}' }).click()
  await expect(page).toHaveURL('/${kebab}')
  await expect(page.getByRole('heading', { level: 1, name: '${german.one}' })).toBeVisible()
  await expectAccessibleStep(page)
})
`

const texts = (title: string, empty: string, hint: string) => ({
  page: json({ start: { title }, title }),
  start: json({ empty, hint, title }),
})

/** Dependencies of an area that has a service of its own, besides those of every area. */
const ofService = ({ kebab }: Noun) => ({
  '@lernspur/api-client': 'workspace:*',
  [`@lernspur/${kebab}-contract`]: 'workspace:*',
})

/** All files of a new area by their paths below the root of the checkout; those of its first page only without a service. */
export const areaFiles = (root: string, noun: Noun, hasService = false): Readonly<Record<string, string>> => {
  const { kebab, words, german } = noun
  const folder = `mfe-${kebab}`
  const inGerman = texts(german.one, 'Hier ist noch nichts.', 'Diese Seite hat der Bereich, seit es ihn gibt.')
  const english = texts(
    words.charAt(0).toUpperCase() + words.slice(1),
    'Nothing here yet.',
    'The area began with this.',
  )
  return {
    [`${folder}/package.json`]: packageFile(root, noun, hasService ? ofService(noun) : {}),
    [`${folder}/rspack.config.ts`]: configurationFile(noun).trimStart(),
    [`${folder}/src/area.css`]: styleFile(noun).trimStart(),
    [`${folder}/src/routes.unit.test.ts`]: testFile(noun).trimStart(),
    [`${folder}/locales/de/${kebab}.page.json`]: inGerman.page,
    [`${folder}/locales/en/${kebab}.page.json`]: english.page,
    ...(!hasService && {
      [`${folder}/src/routes.tsx`]: routesFile(noun).trimStart(),
      [`${folder}/src/texts.ts`]: textsFile(noun).trimStart(),
      [`${folder}/src/start/start.screen.tsx`]: screenFile(noun).trimStart(),
      [`${folder}/locales/de/${kebab}.start.json`]: inGerman.start,
      [`${folder}/locales/en/${kebab}.start.json`]: english.start,
      [`${specsIn(root)}/${kebab}/start.e2e.ts`]: specFile(noun).trimStart(),
    }),
  }
}
