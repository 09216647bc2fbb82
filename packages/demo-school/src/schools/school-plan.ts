import type { Holidays } from '../calendar/school-days'
import type { Curriculum } from '../curriculum/curricula'
import type { SubjectKey } from '../curriculum/subject-plan'
import type { ChildPlan } from '../people/child-plan'
import type { StaffPlan } from '../people/staff'
import type { AssessmentPlan } from '../scales/assessment-plan'
import type { ScalePlan } from '../scales/scale-plan'

/** A share of a class: who may write in which of its subjects. */
export interface SharePlan {
  readonly email: string
  readonly subjects: readonly SubjectKey[]
}

export interface ClassPlan {
  /** At most 4 characters. */
  readonly name: string
  readonly nickname: string
  /** Address of the class teacher, who created the class. */
  readonly teacher: string
  readonly shares: readonly SharePlan[]
  readonly curriculum: Curriculum
  readonly children: readonly ChildPlan[]
  readonly scale: ScalePlan
  readonly assessments: readonly AssessmentPlan[]
}

export interface SchoolPlan {
  readonly name: string
  readonly slogan: string
  /** ISO 3166 code of the country, names as in the reference data. */
  readonly country: 'DE' | 'CH'
  readonly state: string
  readonly schoolType: string
  /** What the operator has confirmed of it; undefined for a school that nobody has checked yet. */
  readonly confirmed?: { readonly town: string; readonly officialNumber: string }
  readonly termNames: { readonly first: string; readonly second: string }
  readonly holidays: Holidays
  readonly staff: readonly StaffPlan[]
  readonly classes: readonly ClassPlan[]
  /** Applied to every text written for the school. */
  readonly spelling: (text: string) => string
}
