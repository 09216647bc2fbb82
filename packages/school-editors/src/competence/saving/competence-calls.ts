import type { useMutation } from '@lernspur/app-runtime'
import type {
  Competence,
  CompetenceDomain,
  CreateOwnCompetence,
  CreateOwnDomain,
  SaveCompetences,
  UpdateCompetence,
  UpdateCompetenceDomain,
} from '@lernspur/contracts/school-admin/competence.contract'

/** A write that is made through whoever shows the editor. */
export type Write<Input, Output> = (behaviour?: { readonly showsConflict?: boolean }) => {
  readonly mutationFn: (input: Input) => Promise<Output>
  readonly meta: NonNullable<Parameters<typeof useMutation>[0]['meta']>
}

interface OfSubject {
  readonly params: { readonly schoolSubjectId: string }
}
interface OfDomain {
  readonly params: { readonly domainId: string }
}
interface OfCompetence {
  readonly params: { readonly domainId: string; readonly competenceId: string }
}
interface Keyed {
  readonly idempotencyKey: string
}
interface Versioned {
  readonly ifMatch: string | undefined
}
type AddDomain = Write<OfSubject & Keyed & { readonly body: CreateOwnDomain }, CompetenceDomain>

/** The calls of the contract that save lines; the client's calls of competences are these. */
export interface CompetenceCalls {
  readonly createCompetenceDomain: AddDomain
  readonly createTemplateDomain: AddDomain
  readonly updateCompetenceDomain: Write<
    OfDomain & Versioned & { readonly body: UpdateCompetenceDomain },
    CompetenceDomain
  >
  readonly deleteCompetenceDomain: Write<OfDomain, undefined>
  readonly createCompetence: Write<OfDomain & Keyed & { readonly body: CreateOwnCompetence }, Competence>
  readonly updateCompetence: Write<OfCompetence & Versioned & { readonly body: UpdateCompetence }, Competence>
  readonly deleteCompetence: Write<OfCompetence, undefined>
  readonly saveCompetences: Write<
    OfSubject & { readonly body: SaveCompetences },
    { readonly rows: readonly CompetenceDomain[] }
  >
}

/** A subject as the editor gets it: what is stored, and how to change and reread it. */
export interface EditedSubject {
  readonly id: string
  readonly name: string
  readonly isTemplate: boolean
  /** Its domains with their competences, in order. */
  readonly domains: readonly CompetenceDomain[]
  /** Observations of each competence that has any; none for a template. */
  readonly entries: ReadonlyMap<string, number>
  readonly calls: CompetenceCalls
  /** Reads the domains anew, after somebody else has changed them. */
  reread(): Promise<readonly CompetenceDomain[]>
}
