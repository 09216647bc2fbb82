import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'
import { newId, stampedAt, type TenantWriter } from '../tenant-writer'
import type { SchoolYearPlan, TermPlan } from './school-years'

export interface TermRecord {
  readonly id: string
  readonly plan: TermPlan
  readonly year: SchoolYearPlan
}

export interface SchoolYearRecord {
  readonly id: string
  readonly plan: SchoolYearPlan
  readonly terms: readonly TermRecord[]
}

/** Writes school years with their two semesters, oldest first. */
export const writeSchoolYears = async (
  writer: TenantWriter,
  plans: readonly SchoolYearPlan[],
  termNames: Readonly<Record<Semester, string>>,
  stateId: string,
  instant: string,
): Promise<readonly SchoolYearRecord[]> => {
  const years = plans.map((plan) => ({
    id: newId(),
    plan,
    terms: plan.terms.map((term) => ({ id: newId(), plan: term, year: plan })),
  }))
  await writer.insert(
    'school_year',
    years.map(({ id, plan }) => ({
      id,
      name: plan.name,
      year: plan.year,
      schoolYearStart: plan.start,
      schoolYearEnd: plan.end,
      stateId,
      ...stampedAt(instant),
    })),
  )
  await writer.insert(
    'school_term',
    years.flatMap((year) =>
      year.terms.map(({ id, plan }) => ({
        id,
        schoolYearId: year.id,
        name: termNames[plan.semester],
        schoolTermSemester: plan.semester,
        startDate: plan.start,
        endDate: plan.end,
        ...stampedAt(instant),
      })),
    ),
  )
  return years
}
