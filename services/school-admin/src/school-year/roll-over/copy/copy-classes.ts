import type { RollOverLine } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import type { Transaction } from '@lernspur/service-kit/call/call'
import type { CopiedClass } from '../../../class-copy/copy-subjects'

interface CopyTarget {
  readonly tenantId: string
  readonly rollOverId: string
  readonly fromYearId: string
  readonly toYearId: string
}

/**
 * Makes a class of the new year for each line, with the same progress of its set-up, and records which became which.
 */
export const copyClasses = async (
  tx: Transaction,
  { tenantId, rollOverId, fromYearId, toYearId }: CopyTarget,
  lines: readonly RollOverLine[],
): Promise<CopiedClass[]> => {
  const made = lines.map((line) => ({ ...line, id: Bun.randomUUIDv7(), nickname: line.nickname?.trim() || null }))
  const source = tx`jsonb_to_recordset(${tx.json(made as never)}) as i (
    id uuid, "schoolClassId" uuid, name text, nickname text, "schoolLevel" integer, "creatorId" uuid,
    "withStudents" boolean)`
  await tx`
    insert into school_class (tenant_id, id, name, nickname, school_level, is_onboarding_finalized,
      is_assessment_type_onboarding_finalized, is_student_onboarding_finalized, origin_id, creator_id, school_year_id)
    select sc.tenant_id, i.id, i.name, i.nickname, i."schoolLevel", sc.is_onboarding_finalized,
      sc.is_assessment_type_onboarding_finalized, sc.is_student_onboarding_finalized, sc.id, i."creatorId", ${toYearId}
    from ${source}
    join school_class sc on sc.tenant_id = ${tenantId} and sc.id = i."schoolClassId"`
  await tx`
    insert into school_class_year (tenant_id, school_class_id, school_year_id)
    select ${tenantId}, i.id, ${toYearId} from ${source}`
  await tx`
    insert into roll_over_class (tenant_id, roll_over_id, from_class_id, to_class_id, to_school_year_id, with_students)
    select ${tenantId}, ${rollOverId}, i."schoolClassId", i.id, ${toYearId}, i."withStudents" from ${source}`
  return made.map(({ schoolClassId, id }) => ({ fromClassId: schoolClassId, toClassId: id, fromYearId, toYearId }))
}
