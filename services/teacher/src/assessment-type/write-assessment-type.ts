import type {
  AssessmentType,
  CreateAssessmentType,
  UpdateAssessmentType,
} from '@lernspur/contracts/teacher/assessment-type.contract'
import { requireRightOn } from '@lernspur/service-kit/access/class-access'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { removeRow } from '@lernspur/service-kit/call/remove-row'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { releaseFiles } from '@lernspur/service-kit/picture/delete-file-rows'
import { lockType, lockWithLevels, usesOfLevels } from './assessment-type.policy'
import { readType } from './assessment-type.query'

/** Creates a type of a class, or a template of the school without one; CREATE_NOT_ALLOWED without the right to. */
export const createAssessmentType = (call: Call, input: CreateAssessmentType): Promise<AssessmentType> =>
  call.write(async (tx) => {
    const schoolClassId = input.schoolClassId ?? null
    await requireRightOn(tx, call.actor, schoolClassId, 'visuals', 'CREATE_NOT_ALLOWED')
    const id = Bun.randomUUIDv7()
    await tx`
      insert into assessment_type (tenant_id, id, name, school_class_id, is_template)
      values (${call.actor.tenantId}, ${id}, ${input.name}, ${schoolClassId}, ${schoolClassId === null})`
    await audit(tx, call, 'assessment-type.create', id)
    return readType(tx, call, id)
  })

/** Renames a type; UPDATE_NOT_ALLOWED without the right to, EDIT_CONFLICT for an outdated version. */
export const updateAssessmentType = (call: Call, id: string, change: UpdateAssessmentType): Promise<AssessmentType> =>
  call.write(async (tx) => {
    const current = await lockType(tx, call, id, 'UPDATE_NOT_ALLOWED')
    await requireFresh(tx, call, current)
    await tx`
      update assessment_type set name = ${change.name ?? current.name}, updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, 'assessment-type.update', id)
    return readType(tx, call, id)
  })

/** Deletes a type with its levels; FOREIGN_KEY_CONSTRAINT while entries use one of them. */
export const deleteAssessmentType = (call: Call, id: string): Promise<undefined> =>
  removeRow(call, 'assessment-type', id, lockWithLevels, {
    uses: (tx, _, { performanceLevels }) =>
      usesOfLevels(
        tx,
        call,
        performanceLevels.map((level) => level.id),
      ),
    afterwards: (tx, _, { performanceLevels }) =>
      releaseFiles(
        tx,
        call,
        performanceLevels.map(({ picturePath }) => picturePath),
      ),
  })
