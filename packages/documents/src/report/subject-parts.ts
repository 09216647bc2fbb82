/** What a subject shows below its name. */
export interface SubjectParts {
  readonly hasCompetences: boolean
  readonly hasComments: boolean
}

export const allParts: SubjectParts = { hasCompetences: true, hasComments: true }
