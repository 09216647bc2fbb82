import type { RetentionKind } from '@lernspur/contracts/school-admin/data-protection/retention.contract'

/** The words of the papers that are not those of the privacy notice. */
export interface PaperTexts {
  readonly files: { readonly record: string; readonly measures: string; readonly erasure: string }
  readonly made: (day: string, version: string) => string
  readonly operator: string
  readonly missing: string
  readonly fields: Readonly<
    Record<'name' | 'address' | 'representative' | 'contact' | 'phone' | 'privacyContact' | 'installation', string>
  >
  readonly record: {
    readonly title: string
    readonly european: string
    readonly swiss: string
    readonly onBehalf: string
    readonly onBehalfText: string
    readonly purposes: string
    readonly basis: string
    readonly students: string
    readonly parents: string
    readonly parentsText: string
    readonly staff: string
    readonly columns: readonly [string, string, string]
    readonly recipients: string
    readonly recipientColumns: readonly [string, string, string]
    readonly thirdCountry: string
    readonly thirdCountryText: string
    readonly periods: string
    readonly measures: string
  }
  readonly recipients: Readonly<
    Record<
      'inside' | 'provider' | 'mail' | 'files' | 'database' | 'reporting' | 'identityProvider',
      readonly [string, string]
    >
  >
  readonly ownServer: string
  readonly measures: {
    readonly title: string
    readonly european: string
    readonly swiss: string
    readonly columns: readonly [string, string]
    readonly evidence: string
    readonly yours: string
    readonly yoursText: readonly string[]
  }
  readonly measureGroups: Readonly<Record<MeasureGroup, string>>
  readonly measure: Readonly<Record<Measure, string>>
  readonly settings: {
    readonly title: string
    readonly https: (isOn: boolean) => string
    readonly listen: (address: string | undefined) => string
    readonly backupKey: (isOn: boolean) => string
    readonly reporting: (host: string | undefined) => string
  }
  readonly erasure: {
    readonly title: string
    readonly intro: string
    readonly itself: string
    readonly columns: readonly [string, string]
    readonly device: string
    readonly school: string
    readonly schoolText: string
    readonly kinds: Readonly<Record<RetentionKind, string>>
    readonly child: string
    readonly childText: (days: number) => string
    readonly categories: string
    readonly categoryColumns: readonly [string, string]
    readonly closing: string
    readonly closingText: (days: number) => string
    readonly backup: string
    readonly backupText: (days: number) => string
    readonly proof: string
    readonly proofText: string
  }
}

export type MeasureGroup = 'access' | 'separation' | 'transport' | 'integrity' | 'availability' | 'review'

/** What the product does, and the files of the repository that show it. */
export const measures = {
  signIn: { group: 'access', evidence: ['services/identity/src/auth/attempt/auth-attempt.test.ts'] },
  secondFactor: { group: 'access', evidence: ['packages/e2e/src/spec/identity/second-factor.e2e.ts'] },
  throttle: { group: 'access', evidence: ['services/identity/src/auth/throttle/sign-in-throttle.test.ts'] },
  rights: { group: 'access', evidence: ['packages/conformance/src/access/access-matrix.test.ts'] },
  tenants: { group: 'separation', evidence: ['packages/database/src/transaction/tenant-transaction.test.ts'] },
  provider: { group: 'separation', evidence: ['packages/e2e/src/spec/provider/counts-only.e2e.ts'] },
  https: { group: 'transport', evidence: ['packages/conformance/src/product/production.test.ts'] },
  device: { group: 'transport', evidence: ['packages/app-runtime/src/offline/page-outbox.unit.test.ts'] },
  backups: { group: 'transport', evidence: ['packages/platform/src/backup/restore-drill.test.ts'] },
  audit: { group: 'integrity', evidence: ['packages/e2e/src/spec/school-admin/audit.e2e.ts'] },
  input: { group: 'integrity', evidence: ['packages/service-kit/src/input/input.test.ts'] },
  releases: { group: 'integrity', evidence: ['packages/platform/src/release/service-release.test.ts'] },
  restore: { group: 'availability', evidence: ['packages/platform/src/backup/restore-drill.test.ts'] },
  offline: { group: 'availability', evidence: ['packages/e2e/src/spec/product/offline-start.e2e.ts'] },
  criteria: { group: 'review', evidence: ['packages/platform/asvs/asvs.md', 'packages/platform/vidis/vidis.md'] },
  notice: { group: 'review', evidence: ['packages/platform/src/verify/processing/processing.unit.test.ts'] },
} as const satisfies Readonly<Record<string, { readonly group: MeasureGroup; readonly evidence: readonly string[] }>>

export type Measure = keyof typeof measures
