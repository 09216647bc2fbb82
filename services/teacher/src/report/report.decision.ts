import type {
  ReportCompetence,
  ReportDomain,
  ReportLevel,
  UpdateReportSubject,
} from '@lernspur/contracts/teacher/report.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'

type Decisions = NonNullable<UpdateReportSubject['competences']>

const texts = {
  de: { unknown: 'Diese Kompetenz steht nicht im Bericht.', level: 'Diese Stufe gibt es in der Skala nicht.' },
  en: { unknown: 'This competence is not in the report.', level: 'This level is not on the scale.' },
} as const

/** Label and picture of a level as they were when the report was created. */
export const presentLevel = (level: number | null, scale: readonly ReportLevel[]) => {
  const found = scale.find((candidate) => candidate.level === level)
  return { visualLevelLabel: found?.label ?? null, visualImagePath: found?.picturePath ?? null }
}

/** Faults of decisions that name a competence or a level that the report does not have. */
export const decisionFaults = (
  domains: readonly ReportDomain[],
  decisions: Decisions,
  scale: readonly ReportLevel[],
  language: Language,
): ErrorDetail[] => {
  const known = new Set(domains.flatMap((domain) => domain.competences.map((competence) => competence.competenceId)))
  return decisions.flatMap(({ competenceId, performanceLevel }, index): ErrorDetail[] => {
    if (!known.has(competenceId)) {
      return [{ path: `competences.${index}.competenceId`, message: texts[language].unknown }]
    }
    const onScale = performanceLevel === null || scale.some((candidate) => candidate.level === performanceLevel)
    return onScale ? [] : [{ path: `competences.${index}.performanceLevel`, message: texts[language].level }]
  })
}

/**
 * Sets decisions over proposals; null takes a decision back. Both stay readable (rule report.4). Deciding for the
 * proposed level confirms it (rule report-subject.1).
 */
export const decide = (
  domains: readonly ReportDomain[],
  decisions: Decisions,
  scale: readonly ReportLevel[],
): ReportDomain[] => {
  const chosen = new Map(decisions.map((decision) => [decision.competenceId, decision.performanceLevel]))
  const apply = (competence: ReportCompetence): ReportCompetence => {
    const decision = chosen.get(competence.competenceId)
    if (decision === undefined) return competence
    const performanceLevel = decision ?? competence.proposedLevel
    return {
      ...competence,
      ...presentLevel(performanceLevel, scale),
      performanceLevel,
      overwritten: performanceLevel !== competence.proposedLevel,
      confirmed: decision !== null,
    }
  }
  return domains.map((domain) => ({ ...domain, competences: domain.competences.map(apply) }))
}
