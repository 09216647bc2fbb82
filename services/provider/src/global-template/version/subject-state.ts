/** A competence of a template. */
export interface StateCompetence {
  readonly id: string
  readonly description: string
  readonly childSentence?: string | null
  readonly shortTitle?: string | null
  readonly levelDescriptions?: readonly string[] | null
}

export interface StateDomain {
  readonly id: string
  readonly name: string
  readonly symbol: string | null
  readonly competences: readonly StateCompetence[]
}

/** A subject as a draft or a version has it. */
export interface SubjectState {
  readonly name: string
  readonly abbreviation: string
  readonly color: string
  readonly schoolLevel: number
  readonly countryId: string | null
  /** Sorted, as the others; empty for all (rule template.7). */
  readonly stateIds: readonly string[]
  readonly schoolTypeIds: readonly string[]
  readonly domains: readonly StateDomain[]
}
