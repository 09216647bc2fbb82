import { berlinHolidays } from '../calendar/school-days'
import { level3 } from '../curriculum/curricula'
import { childrenOf3a, childrenOf3b } from '../people/german-children'
import type { StaffPlan } from '../people/staff'
import { primaryAssessments } from '../scales/assessment-plan'
import { smileys } from '../scales/scale-plan'
import type { ClassPlan, SchoolPlan } from '../schools/school-plan'

/** Observations of one class: 25 children with 80 each. */
export const observationsOfChild = 80
const childrenOfClass = 25
export const observationsOfClass = childrenOfClass * observationsOfChild
/** Classes of a whole school. */
export const classesOfSchool = 12

const children = [...childrenOf3a, ...childrenOf3b].slice(0, childrenOfClass)

/** Address of a class teacher; they sign in with the password of the demo. */
export const districtTeacher = (school: number, schoolClass: number): string =>
  `lehrkraft-${school}-${schoolClass}@bezirk.example`

const classPlan = (school: number, position: number): ClassPlan => ({
  name: `${1 + Math.floor(position / 3)}${'abc'.charAt(position % 3)}`,
  nickname: `Klasse ${position + 1}`,
  teacher: districtTeacher(school, position),
  shares: [],
  curriculum: level3,
  children,
  scale: smileys,
  assessments: primaryAssessments,
})

const teacherPlan = (school: number, position: number): StaffPlan => ({
  email: districtTeacher(school, position),
  firstName: `Lehrkraft ${position + 1}`,
  lastName: `Schule ${school}`,
  roleType: 'user',
})

/** A school of the district with that many classes, each with its own teacher. */
export const districtSchool = (school: number, classes: number): SchoolPlan => {
  const positions = Array.from({ length: classes }, (_, position) => position)
  return {
    name: `Bezirksschule ${school}`,
    slogan: '',
    country: 'DE',
    state: 'Berlin',
    schoolType: 'Grundschule',
    termNames: { first: '1. Halbjahr', second: '2. Halbjahr' },
    holidays: berlinHolidays,
    staff: positions.map((position) => teacherPlan(school, position)),
    classes: positions.map((position) => classPlan(school, position)),
    spelling: (text) => text,
  }
}
