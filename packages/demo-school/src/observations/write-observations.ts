import type { ClassRecord } from '../schools/write-class'
import { stampedAt, type TenantWriter } from '../tenant-writer'
import type { ObservationRecord } from './generate-observations'

/** Writes entries of one class; their texts are already in the school's spelling. */
export const writeObservations = (
  writer: TenantWriter,
  schoolClass: ClassRecord,
  observations: readonly ObservationRecord[],
): Promise<void> =>
  writer.insert(
    'observation',
    observations.map((entry) => ({
      // Ids ascend with time, like those of the service.
      id: Bun.randomUUIDv7('hex', new Date(entry.instant)),
      studentId: entry.child.id,
      schoolClassId: schoolClass.id,
      schoolSubjectId: entry.subject.id,
      competenceId: entry.competence.id,
      performanceLevelId: entry.level === null ? null : schoolClass.scale.levelIds[entry.level - 1],
      performanceAssessmentId: entry.assessment?.id ?? null,
      description: entry.note,
      observedAt: entry.day,
      creatorId: entry.creatorId,
      updatedById: entry.creatorId,
      ...stampedAt(entry.instant),
    })),
  )
