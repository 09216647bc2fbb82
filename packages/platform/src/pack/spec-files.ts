import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoPassword } from '@lernspur/demo-school/demo-sign-ins'
import { root } from '../install/install-packages'

/** Where a checkout has its browser specs; a team's repository has the same files below `e2e`. */
const e2e = 'packages/e2e'

/** Files that are the same in both, because they know only Playwright and axe. */
const same = ['playwright.config.ts', 'src/fixture/accessibility.ts', 'src/fixture/accessible-step.ts']

/**
 * What specs begin with: somebody of the demo school, signed in, with the names that specs of the checkout use as well,
 * so that a spec can be moved from one to the other.
 */
const fixture = `
import { test as base, expect } from '@playwright/test'

/** People of the demo school, by role; all have the same password. */
const addresses = {
  /** Class teacher of 3a. */
  teacher: 'lehrerin@schule.example',
  /** Teaches English in 3a, nothing else. */
  subjectTeacher: 'fachlehrer@schule.example',
  head: 'leitung@schule.example',
  owner: 'inhaberin@schule.example',
  /** Owner of the second school. */
  neighbour: 'inhaberin@nachbarschule.example',
} as const
const password = '${demoPassword}'

type PersonName = keyof typeof addresses

/** Cookies and local storage of somebody who is signed in. */
interface SignedIn {
  readonly cookies: {
    readonly name: string
    readonly value: string
    readonly domain: string
    readonly path: string
    readonly expires: number
    readonly httpOnly: boolean
    readonly secure: boolean
    readonly sameSite: 'Strict' | 'Lax' | 'None'
  }[]
  readonly origins: { readonly origin: string; readonly localStorage: { name: string; value: string }[] }[]
}

interface OfTest {
  /** Who is signed in; null for a visitor. */
  person: PersonName | null
  /** Names what a test creates, so that it meets nothing of another one. */
  mark: string
}

interface OfWorker {
  /** What the browser of a person has after signing in, which happens once a worker. */
  signedIn: (name: PersonName) => Promise<SignedIn>
}

export const test = base.extend<OfTest, OfWorker>({
  signedIn: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use
      const signIn = async (name: PersonName): Promise<SignedIn> => {
        const context = await browser.newContext({ baseURL, locale: 'de-DE' })
        const page = await context.newPage()
        await page.goto('/auth/login')
        await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(addresses[name])
        await page.getByLabel('Passwort', { exact: true }).fill(password)
        await page.getByRole('button', { name: 'Anmelden' }).click()
        await expect(page).toHaveURL(new URL('/', baseURL).href)
        const state = await context.storageState()
        await context.close()
        return state
      }
      const known = new Map<PersonName, Promise<SignedIn>>()
      await use((name) => {
        const state = known.get(name) ?? signIn(name)
        known.set(name, state)
        return state
      })
    },
    { scope: 'worker' },
  ],
  person: ['teacher', { option: true }],
  storageState: async ({ person, signedIn }, use) =>
    use(person === null ? { cookies: [], origins: [] } : await signedIn(person)),
  mark: ({ browserName }, use) => use(\`Probe \${browserName} \${crypto.randomUUID().slice(0, 8)}\`),
})

export { expect }
`

/** Packages that specs need, at the versions of the checkout. */
export const specPackages = (): Readonly<Record<string, string>> => {
  const path = join(root, e2e, 'package.json')
  const { dependencies } = JSON.parse(readFileSync(path, 'utf8')) as { dependencies: Record<string, string> }
  return Object.fromEntries(
    ['@playwright/test', 'axe-core'].flatMap((name) => {
      const version = dependencies[name]
      return version === undefined ? [] : [[name, version]]
    }),
  )
}

/** What a team's repository has to write browser specs, by path. */
export const specFiles = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(same.map((path) => [`e2e/${path}`, readFileSync(join(root, e2e, path), 'utf8')])),
  'e2e/src/fixture/test.ts': fixture.trimStart(),
})
