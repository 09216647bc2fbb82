import { type BrowserStorageItem, browserStorage } from '@lernspur/contracts/processing/browser-storage'
import { isCode, type SourceFile } from '../tree/tree-files'

const list = 'packages/contracts/src/processing/browser-storage.ts'

/** Where code that runs in browsers, or sets their cookies, lies. */
const reachesBrowsers =
  /^(shell|mfe-[^/]+|services\/gateway|packages\/(?!demo-school|e2e|platform|testing|conformance)[^/]+)\/src\//
const isTest = /\.test\.tsx?$|\/testing\//

/**
 * The files that store something themselves, and what. Others go through them: `storedAtom`, `writeCookie` and the
 * cookies of `service-kit` are looked for by the names that they take.
 */
const writers: Readonly<Record<string, readonly BrowserStorageItem[]>> = {
  'packages/app-runtime/src/device/offline-database.ts': [
    'cachedReads',
    'drafts',
    'waitingCalls',
    'waitingFiles',
    'deviceKey',
  ],
  'packages/app-runtime/src/drafts/tab-drafts.ts': ['tabDraft'],
  'packages/app-runtime/src/session/stored-atom.ts': ['csrfToken', 'currentClass', 'whoAmI'],
  'packages/app-runtime/src/texts/cookie.ts': [
    'language',
    'theme',
    'sharedDevice',
    'observationShortcut',
    'observationOnPlan',
  ],
  'packages/federation/src/broken-releases.ts': ['brokenRelease'],
  'packages/service-kit/src/session/cookies.ts': ['session', 'visitor', 'device', 'development', 'preview'],
  'services/gateway/src/offline/service-worker.ts': ['offlinePages'],
  'shell/src/session/audiences.ts': ['audience'],
  'shell/src/legal/seal/use-seal-keys.ts': ['sealKeys'],
  'shell/src/reporting/sdk.ts': ['recording'],
  'shell/src/sign-in/provider/return-path.ts': ['returnPath'],
}

/** What libraries store: the router, when the page is left. */
const ofLibraries: readonly BrowserStorageItem[] = ['scrollPositions']

const writes =
  /\b(?:local|session)Storage\.setItem\(|\bdocument\.cookie = |\bcookieStore\.set\(|\bcaches\.open\(|\bindexedDB\.open\(|\bnew Dexie\(|\breplayIntegration\(\{|=> *\n? *`\$\{name\}=\$\{value\}; Path=/

/** Names that look like something stored: they begin as all of this product do. */
const names = /['"`]((?:__Host-)?lernspur-[a-z-]+)/g

/** Names of locks, channels, events, elements and temporary folders: nothing stays of them in a browser. */
const notStored = new Set([
  'lernspur-outbox',
  'lernspur-registry',
  'lernspur-entry-check',
  'lernspur-build-failure',
  'lernspur-type-errors',
  'lernspur-react-development',
  'lernspur-dev-',
  'lernspur-discard',
  'lernspur-panel',
])

const known = Object.values(browserStorage).map(({ name }) => name.replace(/ ?…$/, '').replace(/:.*$/, ''))

/** What browsers store and the notice does not say, and what it says and nothing stores; one sentence each. */
export const undescribedStorage = (files: readonly SourceFile[]): string[] => {
  const code = files.filter((file) => reachesBrowsers.test(file.path) && isCode(file) && !isTest.test(file.path))
  const storing = code.filter((file) => writes.test(file.text())).map(({ path }) => path)
  const described = new Set<string>([...Object.values(writers).flat(), ...ofLibraries])
  return [
    ...storing.flatMap((path) =>
      path in writers ? [] : `${path} stores something in browsers: say what in ${list}, and name the file beside it.`,
    ),
    ...Object.keys(writers).flatMap((path) =>
      storing.includes(path) ? [] : `${path} is said to store something in browsers and does not.`,
    ),
    ...Object.keys(browserStorage).flatMap((item) =>
      described.has(item) ? [] : `${list} lists ${item}, which no file is said to store.`,
    ),
    ...code
      .filter(({ path }) => path !== list)
      .flatMap((file) =>
        [...file.text().matchAll(names)].flatMap(([, name = '']) =>
          notStored.has(name) || known.includes(name) || known.includes(name.replace(/ $/, ''))
            ? []
            : `${file.path} names ${name}: if browsers store it, say what it is in ${list}.`,
        ),
      ),
  ]
}
