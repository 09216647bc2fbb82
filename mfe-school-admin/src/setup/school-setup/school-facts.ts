import { schoolYearKeys, schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import {
  subjectTemplateKeys,
  subjectTemplateListQuery,
} from '@lernspur/api-client/school-admin/subject/subject-template.queries'
import { currentTenantQuery, tenantKeys } from '@lernspur/api-client/school-admin/tenant.queries'
import { userRoleCalls, userRoleListQuery } from '@lernspur/api-client/school-admin/user-role.queries'
import {
  performanceAssessmentKeys,
  performanceAssessmentListQuery,
} from '@lernspur/api-client/teacher/performance-assessment.queries'
import {
  performanceVisualKeys,
  performanceVisualListQuery,
} from '@lernspur/api-client/teacher/performance-visual.queries'
import { today, useSuspenseQueries } from '@lernspur/app-runtime'
import type { SetupSection } from '@lernspur/contracts/school-admin/school/open-task.contract'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import type { UserRole } from '@lernspur/contracts/school-admin/user-role.contract'
import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import { runningYear } from '@lernspur/school-editors/school-year/running-year'

/** What the server knows about a school besides its classes. */
export interface SchoolFacts {
  readonly tenant: Tenant
  readonly people: readonly UserRole[]
  readonly years: readonly SchoolYear[]
  readonly templates: readonly Subject[]
  readonly visuals: readonly PerformanceVisual[]
  readonly assessments: readonly PerformanceAssessment[]
}

/** Whether a section has any data; every section may be left empty. */
export const isSectionDone: Readonly<Record<SetupSection, (facts: SchoolFacts) => boolean>> = {
  team: ({ people }) => people.length > 1,
  'school-year': ({ years }) => runningYear(years, today()) !== undefined,
  competences: ({ tenant, templates }) => tenant.subjectTemplateSource === 'fresh' || templates.length > 0,
  visualisations: ({ visuals }) => visuals.length > 0,
  assessments: ({ assessments }) => assessments.length > 0,
}

const isTemplate = { filter: [{ field: 'isTemplate' as const, type: 'eq' as const, value: 'true' }] }

/** The school's assessment templates. */
export const assessmentTemplatesQuery = () => performanceAssessmentListQuery(isTemplate)

/** Query keys of everything that these facts depend on. */
export const schoolFactKeys = [
  tenantKeys.all,
  userRoleCalls.keys.all,
  schoolYearKeys.all,
  subjectTemplateKeys.all,
  performanceVisualKeys.all,
  performanceAssessmentKeys.all,
]

/** Suspends while loading. */
export const useSchoolFacts = (): SchoolFacts => {
  const [tenant, people, years, templates, visuals, assessments] = useSuspenseQueries({
    queries: [
      currentTenantQuery(),
      userRoleListQuery(),
      schoolYearListQuery(),
      subjectTemplateListQuery(),
      performanceVisualListQuery(isTemplate),
      assessmentTemplatesQuery(),
    ],
  })
  return {
    tenant: tenant.data,
    people: people.data.rows,
    years: years.data.rows,
    templates: templates.data.rows,
    visuals: visuals.data.rows,
    assessments: assessments.data.rows,
  }
}
