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

/** A write that the parent of the editor provides. */
export type CompetenceWrite<Input, Output> = (behaviour?: { readonly showsConflict?: boolean }) => {
  readonly mutationFn: (input: Input) => Promise<Output>
  readonly meta: NonNullable<Parameters<typeof useMutation>[0]['meta']>
}

interface ForSubject {
  readonly params: { readonly schoolSubjectId: string }
}
interface ForDomain {
  readonly params: { readonly domainId: string }
}
interface ForCompetence {
  readonly params: { readonly domainId: string; readonly competenceId: string }
}
interface WithIdempotencyKey {
  readonly idempotencyKey: string
}
interface WithVersion {
  readonly ifMatch: string | undefined
}
type AddDomain = CompetenceWrite<ForSubject & WithIdempotencyKey & { readonly body: CreateOwnDomain }, CompetenceDomain>

/** The calls of the contract that save lines; the client's calls of competences are these. */
export interface CompetenceCalls {
  readonly createCompetenceDomain: AddDomain
  readonly createTemplateDomain: AddDomain
  readonly updateCompetenceDomain: CompetenceWrite<
    ForDomain & WithVersion & { readonly body: UpdateCompetenceDomain },
    CompetenceDomain
  >
  readonly deleteCompetenceDomain: CompetenceWrite<ForDomain, undefined>
  readonly createCompetence: CompetenceWrite<
    ForDomain & WithIdempotencyKey & { readonly body: CreateOwnCompetence },
    Competence
  >
  readonly updateCompetence: CompetenceWrite<
    ForCompetence & WithVersion & { readonly body: UpdateCompetence },
    Competence
  >
  readonly deleteCompetence: CompetenceWrite<ForCompetence, undefined>
  readonly saveCompetences: CompetenceWrite<
    ForSubject & { readonly body: SaveCompetences },
    { readonly rows: readonly CompetenceDomain[] }
  >
}

/** A subject as the editor gets it: its stored contents, and how to change and reread them. */
export interface EditedSubject {
  readonly id: string
  readonly name: string
  readonly isTemplate: boolean
  /** Its domains with their competences, in order. */
  readonly domains: readonly CompetenceDomain[]
  /** Observations of each competence that has any; none for a template. */
  readonly entries: ReadonlyMap<string, number>
  /** What the levels of the scale of its class are called, lowest first; none for a template, or before they are read. */
  readonly levelLabels?: readonly string[] | undefined
  readonly calls: CompetenceCalls
  /** Reads the domains again, after somebody else has changed them. */
  reread(): Promise<readonly CompetenceDomain[]>
}
