import { proposeLevel } from '@lernspur/contracts/level-proposal'
import type { Report, ReportCompetence, ReportDomain, ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import { isConfirmed } from '@lernspur/contracts/teacher/report-check/check-report'
import type { RecalculatedLevel } from '@lernspur/contracts/teacher/report-writing/recalculation.contract'
import type { SourceEntry } from '../create/report.snapshot'
import { presentLevel } from '../report.decision'

type CalculationRules = Pick<Report, 'calculationMethod' | 'performanceVisualLevels'>

/** What a proposal says. */
export type Proposal = Pick<ReportCompetence, 'competenceId' | 'proposedLevel' | 'entryCount'>

/** A competence with another proposal; a decision stays (rule report-subject.2). */
const withProposal = (
  scale: Report['performanceVisualLevels'],
  competence: ReportCompetence,
  { proposedLevel, entryCount }: Omit<Proposal, 'competenceId'>,
): ReportCompetence => {
  const performanceLevel = isConfirmed(competence) ? competence.performanceLevel : proposedLevel
  return {
    ...competence,
    ...presentLevel(performanceLevel, scale),
    performanceLevel,
    proposedLevel,
    overwritten: performanceLevel !== proposedLevel,
    confirmed: isConfirmed(competence),
    entryCount,
  }
}

/** A competence with the proposal that the entries make today. */
const recompute = (
  { calculationMethod, performanceVisualLevels: scale }: CalculationRules,
  competence: ReportCompetence,
  entries: readonly SourceEntry[],
): ReportCompetence => {
  const own = entries.filter(({ competenceId }) => competenceId === competence.competenceId)
  const proposedLevel = scale.length > 0 ? proposeLevel(own, calculationMethod, scale.length) : null
  return withProposal(scale, competence, { proposedLevel, entryCount: own.length })
}

/** The proposals of a subject. */
export const proposalsOf = ({ domains }: Pick<ReportSubject, 'domains'>): Proposal[] =>
  domains.flatMap(({ competences }) =>
    competences.map(({ competenceId, proposedLevel, entryCount }) => ({ competenceId, proposedLevel, entryCount })),
  )

/** The domains of a subject with former proposals; decisions stay (rule report-subject.5). */
export const withFormerProposals = (
  { performanceVisualLevels: scale }: CalculationRules,
  { domains }: ReportSubject,
  proposals: readonly Proposal[],
): ReportDomain[] => {
  const former = new Map(proposals.map((proposal) => [proposal.competenceId, proposal]))
  const again = (competence: ReportCompetence) =>
    withProposal(scale, competence, former.get(competence.competenceId) ?? competence)
  return domains.map((domain) => ({ ...domain, competences: domain.competences.map(again) }))
}

/** The domains of a subject with today's proposals. */
export const recalculateDomains = (
  rules: CalculationRules,
  { domains }: ReportSubject,
  entries: readonly SourceEntry[],
): ReportDomain[] =>
  domains.map((domain) => ({
    ...domain,
    competences: domain.competences.map((competence) => recompute(rules, competence, entries)),
  }))

const changeOf = (
  subjectId: string,
  before: ReportCompetence,
  after: ReportCompetence,
): RecalculatedLevel | undefined =>
  before.proposedLevel === after.proposedLevel && before.entryCount === after.entryCount
    ? undefined
    : {
        subjectId,
        competenceId: before.competenceId,
        description: before.description,
        before: before.proposedLevel,
        after: after.proposedLevel,
        isDecided: isConfirmed(before),
        entriesBefore: before.entryCount,
        entriesAfter: after.entryCount,
      }

/** What changes in the open subjects of a report: proposals, and numbers of entries. */
export const changesOf = (report: Report, entries: readonly SourceEntry[]): RecalculatedLevel[] =>
  report.subjects
    .filter(({ status }) => status === 'inProgress')
    .flatMap((subject) =>
      subject.domains
        .flatMap(({ competences }) => competences)
        .flatMap((competence) => changeOf(subject.id, competence, recompute(report, competence, entries)) ?? []),
    )
