import type {
  DraftedSentence,
  ReportCompetence,
  ReportDomain,
  ReportStatus,
} from '@lernspur/contracts/teacher/report.contract'
import { isConfirmed } from '@lernspur/contracts/teacher/report-check/check-report'
import { type DraftedChange, withDrafted } from './drafted-changes'

/** A section of a report, which is saved separately: a report subject, or the general comment, which has no domains. */
export interface ReportSection {
  readonly comment: string
  readonly status: ReportStatus
  readonly domains: readonly ReportDomain[]
  /** Drafted sentences of the comment that nobody has looked at yet (rule remark.6). */
  readonly drafted?: DraftedSentence[] | undefined
  readonly updatedAt: string
}

/** Unsaved changes to a section. A level of null removes a decision. */
export interface SectionChange {
  readonly comment?: string
  readonly status?: ReportStatus
  readonly drafted?: DraftedChange
  readonly levels?: ReadonlyMap<string, number | null>
}

export const isEmptyChange = ({ comment, status, drafted, levels }: SectionChange): boolean =>
  comment === undefined && status === undefined && (drafted?.size ?? 0) === 0 && (levels?.size ?? 0) === 0

/** Merges two changes; the later one wins where they overlap. */
export const joinChanges = (first: SectionChange, then: SectionChange): SectionChange => ({
  ...first,
  ...then,
  ...(first.drafted || then.drafted ? { drafted: new Map([...(first.drafted ?? []), ...(then.drafted ?? [])]) } : {}),
  ...(first.levels || then.levels ? { levels: new Map([...(first.levels ?? []), ...(then.levels ?? [])]) } : {}),
})

/** The level that a teacher decided on or confirmed; null while the proposal applies unconfirmed. */
export const decisionOf = (competence: ReportCompetence): number | null =>
  isConfirmed(competence) ? competence.performanceLevel : null

export const competencesOf = ({ domains }: Pick<ReportSection, 'domains'>): ReportCompetence[] =>
  domains.flatMap(({ competences }) => competences)

const decided = (competence: ReportCompetence, level: number | null | undefined): ReportCompetence => {
  if (level === undefined) return competence
  const performanceLevel = level ?? competence.proposedLevel
  const overwritten = performanceLevel !== competence.proposedLevel
  return { ...competence, performanceLevel, overwritten, confirmed: level !== null }
}

/** The section as the teacher sees it: the server's state with the change applied. */
export const withChange = <Section extends ReportSection>(
  section: Section,
  { comment = section.comment, status, drafted, levels }: SectionChange,
): Section => ({
  ...section,
  comment,
  drafted: withDrafted(section.drafted, drafted, comment),
  status: status ?? section.status,
  domains: levels?.size
    ? section.domains.map((domain) => ({
        ...domain,
        competences: domain.competences.map((one) => decided(one, levels.get(one.competenceId))),
      }))
    : section.domains,
})
