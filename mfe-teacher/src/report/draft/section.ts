import type { ReportCompetence, ReportDomain, ReportStatus } from '@lernspur/contracts/report.contract'

/** What is saved for itself in a report: a subject, or the general comment, which has no domains. */
export interface ReportSection {
  readonly comment: string
  readonly status: ReportStatus
  readonly domains: readonly ReportDomain[]
  readonly updatedAt: string
}

/** What a teacher did to a section and the server does not know yet. A level of null takes a decision back. */
export interface SectionChange {
  readonly comment?: string
  readonly status?: ReportStatus
  readonly levels?: ReadonlyMap<string, number | null>
}

export const isEmptyChange = ({ comment, status, levels }: SectionChange): boolean =>
  comment === undefined && status === undefined && (levels?.size ?? 0) === 0

/** Both changes as one; the later one wins where they touch the same. */
export const joinChanges = (first: SectionChange, then: SectionChange): SectionChange => ({
  ...first,
  ...then,
  ...(first.levels || then.levels ? { levels: new Map([...(first.levels ?? []), ...(then.levels ?? [])]) } : {}),
})

/** The level a teacher decided for; null while the proposal counts. */
export const decisionOf = ({ overwritten, performanceLevel }: ReportCompetence): number | null =>
  overwritten ? performanceLevel : null

export const competencesOf = ({ domains }: Pick<ReportSection, 'domains'>): ReportCompetence[] =>
  domains.flatMap(({ competences }) => competences)

const decided = (competence: ReportCompetence, level: number | null | undefined): ReportCompetence => {
  if (level === undefined) return competence
  const performanceLevel = level ?? competence.proposedLevel
  return { ...competence, performanceLevel, overwritten: performanceLevel !== competence.proposedLevel }
}

/** The section as the teacher sees it: what the server knows, with the change over it. */
export const withChange = <Section extends ReportSection>(
  section: Section,
  { comment, status, levels }: SectionChange,
): Section => ({
  ...section,
  comment: comment ?? section.comment,
  status: status ?? section.status,
  domains: levels?.size
    ? section.domains.map((domain) => ({
        ...domain,
        competences: domain.competences.map((one) => decided(one, levels.get(one.competenceId))),
      }))
    : section.domains,
})
