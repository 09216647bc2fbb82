import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import { addDays, type Day, instantOf } from './calendar/day'
import { schoolYearsAround } from './calendar/school-years'
import { type TermRecord, writeSchoolYears } from './calendar/write-school-years'
import type { Curriculum } from './curriculum/curricula'
import { type SubjectRecord, writeSubjects } from './curriculum/write-subjects'
import { generateObservations } from './observations/generate-observations'
import { writeObservations } from './observations/write-observations'
import { writeStaff } from './people/write-staff'
import { reportBatches } from './reports/report-batch'
import { writeReports } from './reports/write-reports'
import { writeScales } from './scales/write-scales'
import type { SchoolPlan } from './schools/school-plan'
import { writeClass } from './schools/write-class'
import type { GlobalTemplates } from './schools/write-provider'
import { writeTenant } from './schools/write-tenant'
import { insertRows, newId } from './tenant-writer'

/** As the legal pages of the demo name the operator. */
const demoOperator = 'Lernspur (Vorführung)'

export interface SchoolContext {
  readonly today: Day
  readonly passwordHash: string
  /** The provider's templates; those of the school are copies of them. */
  readonly globalTemplates: GlobalTemplates
}

/** Writes a school with all its classes, set up shortly before the last school year began. */
export const writeSchool = async (
  tx: Transaction,
  school: SchoolPlan,
  { today, passwordHash, globalTemplates }: SchoolContext,
): Promise<void> => {
  const { former, current, currentTerm } = schoolYearsAround(today)
  const instant = instantOf(addDays(former.start, -12), 8 * 3600)
  const { writer, stateId } = await writeTenant(tx, { ...school, isProvider: false }, instant)
  if (school.confirmed) {
    const { town, officialNumber } = school.confirmed
    const confirmation = { schoolId: writer.tenantId, name: school.name, town, officialNumber, stateId }
    await insertRows(tx, 'school_confirmation', [
      { id: newId(), ...confirmation, operator: demoOperator, confirmedAt: instant },
    ])
  }
  const staff = await writeStaff(tx, writer.tenantId, school.staff, passwordHash, instant)
  const years = await writeSchoolYears(writer, [former, current], school.termNames, stateId, instant)
  const terms = years.flatMap((year) => year.terms)
  const termAt = (start: Day): TermRecord => {
    const term = terms.find(({ plan }) => plan.start === start)
    if (!term) throw new Error(`No term begins on ${start}`)
    return term
  }
  const scaleTemplates = await writeScales(writer, null, [], instant)
  const templates = new Map<Curriculum, readonly SubjectRecord[]>()
  for (const curriculum of new Set(school.classes.map((plan) => plan.curriculum))) {
    const { subjects, versionId } = globalTemplates
    const target = { schoolClassId: null, origins: subjects.get(curriculum) ?? [], versionId, instant }
    templates.set(curriculum, await writeSubjects(writer, curriculum, target))
  }
  for (const [position, plan] of school.classes.entries()) {
    const subjectTemplates = templates.get(plan.curriculum) ?? []
    const schoolClass = await writeClass(writer, plan, { years, staff, subjectTemplates, scaleTemplates, instant })
    const seed = `${school.name}/${plan.name}`
    const observations = generateObservations(schoolClass, { seed, years, holidays: school.holidays, today }).map(
      (entry) => ({
        ...entry,
        note: entry.note && school.spelling(entry.note),
      }),
    )
    await writeObservations(writer, schoolClass, observations)
    const formerTerm = termAt(former.terms[1].start)
    for (const batch of reportBatches(school, position, formerTerm, termAt(currentTerm.start), today)) {
      await writeReports(writer, school, schoolClass, batch, observations)
    }
  }
}
