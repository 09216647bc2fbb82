import { devicePeriods, retentionPeriods, type Span } from '../retention-periods'

/** Where a browser stores something. */
export type BrowserStore = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDb' | 'cache'

/** Until when it stays: a time, or the end of something. */
export type StoredUntil = Span | 'signOut' | 'sent' | 'tab' | 'browser' | 'newVersion'

interface StoredItem {
  readonly store: BrowserStore
  /** Its name over https, with `…` in place of what varies; of a database also the table. */
  readonly name: string
  readonly until: StoredUntil
  /** Only where the operator reports errors. */
  readonly onlyReporting?: true
}

/** A choice that somebody made for a device. */
const year: Span = { count: 365, unit: 'days' }

/**
 * Everything that a browser stores for this product. The privacy notice and the operator's papers list it; `verify`
 * holds it against the code, and a browser spec against browsers (rule processing.1).
 */
export const browserStorage = {
  session: { store: 'cookie', name: '__Host-lernspur', until: retentionPeriods.session },
  visitor: { store: 'cookie', name: '__Host-lernspur-pre', until: 'browser' },
  device: { store: 'cookie', name: '__Host-lernspur-device', until: retentionPeriods.knownDevice },
  development: { store: 'cookie', name: '__Host-lernspur-development', until: { count: 12, unit: 'hours' } },
  preview: { store: 'cookie', name: '__Host-lernspur-preview', until: { count: 3, unit: 'days' } },
  language: { store: 'cookie', name: 'lernspur-language', until: year },
  theme: { store: 'cookie', name: 'lernspur-theme', until: year },
  sharedDevice: { store: 'cookie', name: 'lernspur-shared-device', until: year },
  observationShortcut: { store: 'cookie', name: 'lernspur-observe-key', until: year },
  observationOnPlan: { store: 'cookie', name: 'lernspur-observe-plan', until: year },
  audience: { store: 'cookie', name: 'lernspur-audience', until: year },
  csrfToken: { store: 'localStorage', name: 'lernspur-csrf-token', until: 'signOut' },
  currentClass: { store: 'localStorage', name: 'lernspur-current-class', until: 'signOut' },
  whoAmI: { store: 'localStorage', name: 'lernspur-who-am-i', until: 'signOut' },
  tabDraft: { store: 'sessionStorage', name: 'lernspur-draft …', until: 'tab' },
  returnPath: { store: 'sessionStorage', name: 'lernspur-return-path', until: 'tab' },
  brokenRelease: { store: 'sessionStorage', name: 'broken …', until: 'tab' },
  scrollPositions: { store: 'sessionStorage', name: 'react-router-scroll-positions', until: 'tab' },
  recording: { store: 'sessionStorage', name: 'sentryReplaySession', until: 'tab', onlyReporting: true },
  cachedReads: { store: 'indexedDb', name: 'lernspur-offline: reads', until: devicePeriods.cachedRead },
  drafts: { store: 'indexedDb', name: 'lernspur-offline: drafts', until: devicePeriods.draft },
  waitingCalls: { store: 'indexedDb', name: 'lernspur-offline: calls', until: 'sent' },
  waitingFiles: { store: 'indexedDb', name: 'lernspur-offline: files', until: 'sent' },
  deviceKey: { store: 'indexedDb', name: 'lernspur-offline: keys', until: 'signOut' },
  offlinePages: { store: 'cache', name: 'lernspur-set-…', until: 'newVersion' },
  sealKeys: { store: 'cache', name: 'lernspur-seal-keys', until: 'newVersion' },
} as const satisfies Readonly<Record<string, StoredItem>>

export type BrowserStorageItem = keyof typeof browserStorage

export const browserStorageItems = Object.keys(browserStorage) as BrowserStorageItem[]
