import type { AssessmentType, assessmentTypeRoutes } from '@lernspur/contracts/teacher/assessment-type.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { assessmentTypeColumns, visibleType } from './assessment-type.query'

const columns = {
  id: 'aty.id',
  name: 'aty.name',
  schoolClassId: 'aty.school_class_id',
  isTemplate: 'aty.is_template',
  originId: 'aty.origin_id',
  createdAt: 'aty.created_at',
  updatedAt: 'aty.updated_at',
}

/** Types with their levels, by name. */
export const listAssessmentTypes = async (call: Call, list: ListOf<typeof assessmentTypeRoutes.listAssessmentTypes>) =>
  pageOf(
    await call.read((tx) =>
      pageQueries<AssessmentType>(tx, compileList(tx, list, columns, [{ field: 'name', dir: 'asc' }]), {
        select: assessmentTypeColumns(tx),
        from: tx`assessment_type aty where ${visibleType(tx, call.actor)}`,
      }),
    ),
  )

/** One type; NOT_FOUND when the caller may not see it. */
export const getAssessmentType = async (call: Call, id: string): Promise<AssessmentType> => {
  const [[row]] = await call.read((tx) => [
    tx<AssessmentType[]>`
      select ${assessmentTypeColumns(tx)} from assessment_type aty where ${visibleType(tx, call.actor)} and aty.id = ${id}`,
  ])
  return row ?? refuse('NOT_FOUND')
}
