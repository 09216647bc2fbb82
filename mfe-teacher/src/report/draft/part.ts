import type { ReportCompetence, ReportDomain, ReportStatus } from '@lernspur/contracts/report.contract'

/** What is saved for itself in a report: a subject, or the general comment, which has no domains. */
export interface ReportPart {
  readonly comment: string
  readonly status: ReportStatus
  readonly domains: readonly ReportDomain[]
  readonly updatedAt: string
}

/** What a teacher did to a part and the server does not know yet. A level of null takes a decision back. */
export interface PartChange {
  readonly comment?: string
  readonly status?: ReportStatus
  readonly levels?: ReadonlyMap<string, number | null>
}

export const isNothing = ({ comment, status, levels }: PartChange): boolean =>
  comment === undefined && status === undefined && (levels?.size ?? 0) === 0

/** Both changes as one; the later one wins where they touch the same. */
export const joinChanges = (first: PartChange, then: PartChange): PartChange => ({
  ...first,
  ...then,
  ...(first.levels || then.levels ? { levels: new Map([...(first.levels ?? []), ...(then.levels ?? [])]) } : {}),
})

/** The level a teacher decided for; null while the proposal counts. */
export const decisionOf = ({ overwritten, performanceLevel }: ReportCompetence): number | null =>
  overwritten ? performanceLevel : null

export const competencesOf = ({ domains }: Pick<ReportPart, 'domains'>): ReportCompetence[] =>
  domains.flatMap(({ competences }) => competences)

const decided = (competence: ReportCompetence, level: number | null | undefined): ReportCompetence => {
  if (level === undefined) return competence
  const performanceLevel = level ?? competence.proposedLevel
  return { ...competence, performanceLevel, overwritten: performanceLevel !== competence.proposedLevel }
}

/** The part as the teacher sees it: what the server knows, with the change over it. */
export const withChange = <Part extends ReportPart>(part: Part, { comment, status, levels }: PartChange): Part => ({
  ...part,
  comment: comment ?? part.comment,
  status: status ?? part.status,
  domains: levels?.size
    ? part.domains.map((domain) => ({
        ...domain,
        competences: domain.competences.map((one) => decided(one, levels.get(one.competenceId))),
      }))
    : part.domains,
})
