import { type LevelEntry, proposeLevel } from '@lernspur/contracts/level-proposal'
import type { ReportCompetence, ReportDomain } from '@lernspur/contracts/teacher/report.contract'
import type { CompetenceRecord, SubjectRecord } from '../curriculum/write-subjects'
import type { ObservationRecord } from '../observations/generate-observations'
import type { Random } from '../random'
import type { LevelFace } from '../scales/scale-plan'
import type { ReportBatch } from './report-batch'

const levelEntries = (observations: readonly ObservationRecord[], levels: number): LevelEntry[] =>
  observations.flatMap(({ level, assessment, day, instant }) =>
    level === null
      ? []
      : [
          {
            level,
            levels,
            observedAt: day,
            createdAt: instant,
            performanceAssessmentId: assessment?.id ?? null,
            weighting: assessment?.plan.weighting ?? 0,
          },
        ],
  )

/** A teacher's own decision: one level up or down, or none. */
const decide = (random: Random, proposed: number | null, levels: number, share: number): number | null => {
  if (proposed === null || !random.chance(share)) return proposed
  const decided = proposed + (random.chance(0.6) ? 1 : -1)
  return decided < 1 || decided > levels ? proposed : decided
}

/** Domains of a report's subject: proposals from the entries, and here and there a decision that differs. */
export const assessSubject = (
  subject: SubjectRecord,
  observations: readonly ObservationRecord[],
  faces: readonly LevelFace[],
  batch: ReportBatch,
  random: Random,
  overwriteShare: number,
): ReportDomain[] => {
  const byCompetence = Map.groupBy(observations, ({ competence }) => competence.id)
  const assess = ({ id, description, childSentence, levelDescriptions }: CompetenceRecord): ReportCompetence => {
    const entries = levelEntries(byCompetence.get(id) ?? [], faces.length)
    const proposedLevel = proposeLevel(entries, batch.method, faces.length)
    const performanceLevel = decide(random, proposedLevel, faces.length, overwriteShare)
    const face = faces.find(({ level }) => level === performanceLevel)
    return {
      competenceId: id,
      description,
      ...(childSentence !== null && { childSentence }),
      ...(levelDescriptions !== null && { levelDescriptions: [...levelDescriptions] }),
      performanceLevel,
      proposedLevel,
      overwritten: performanceLevel !== proposedLevel,
      entryCount: entries.length,
      visualLevelLabel: face?.label ?? null,
      visualImagePath: face?.picturePath ?? null,
    }
  }
  return subject.domains.map(({ name, symbol, competences }) => ({
    name,
    symbol,
    competences: competences.map(assess),
  }))
}
