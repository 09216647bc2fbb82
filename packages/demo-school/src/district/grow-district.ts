import { availableParallelism } from 'node:os'
import { connect } from '@lernspur/database/connection/connect'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import pMap from 'p-map'
import { addDays, instantOf, todayAtSchool } from '../calendar/day'
import { schoolYearsAround } from '../calendar/school-years'
import { writeSchoolYears } from '../calendar/write-school-years'
import { demoPassword } from '../demo-sign-ins'
import { passwordCost } from '../password-cost'
import { writeStaff } from '../people/write-staff'
import { writeScales } from '../scales/write-scales'
import { type ClassRecord, writeClass } from '../schools/write-class'
import { writeTenant } from '../schools/write-tenant'
import { classesOfSchool, districtSchool, districtTeacher, observationsOfClass } from './district-plan'
import { writeClassObservations } from './write-class-observations'

/** Sign-in of the teacher of a school's first class. */
export const districtSignIn = (school: number) => ({ email: districtTeacher(school, 0), password: demoPassword })

/** Number of schools, numbered from 1, and of all their observations. */
export interface District {
  readonly schools: number
  readonly observations: number
}

/**
 * Adds schools of up to twelve classes to a migrated database that has the reference data, until the district has that
 * many observations, rounded up to whole classes. One transaction per school, as many schools at a time as the machine
 * has processors. Needs a superuser. Throws what the database throws.
 */
export const growDistrict = async (ownerUrl: string, district: District, observations: number): Promise<District> => {
  const writers = availableParallelism()
  const db = connect(ownerUrl, { name: 'district', max: writers, statementTimeout: 1_800_000 })
  const today = todayAtSchool()
  const { former, current } = schoolYearsAround(today)
  const instant = instantOf(addDays(former.start, -12), 8 * 3600)
  const passwordHash = await Bun.password.hash(demoPassword, passwordCost)
  const writeSchool = (number: number, classCount: number) =>
    writeDirectory(db, async (tx) => {
      const plan = districtSchool(number, classCount)
      const { writer, stateId } = await writeTenant(tx, { ...plan, isProvider: false }, instant)
      const staff = await writeStaff(tx, writer.tenantId, plan.staff, passwordHash, instant)
      const years = await writeSchoolYears(writer, [former, current], plan.termNames, stateId, instant)
      const scaleTemplates = await writeScales(writer, null, [], instant)
      const context = { years, staff, subjectTemplates: [], scaleTemplates, instant }
      const classes: ClassRecord[] = []
      for (const classPlan of plan.classes) classes.push(await writeClass(writer, classPlan, context))
      // Nine foreign keys of each observation would take longer to check than all else, and name rows written just now.
      await tx`set local session_replication_role = replica`
      for (const schoolClass of classes) await writeClassObservations(tx, schoolClass, today)
    })
  try {
    const missing = Math.max(0, Math.ceil((observations - district.observations) / observationsOfClass))
    const added = Math.ceil(missing / classesOfSchool)
    for (let done = 0; done < added; ) {
      const block = Math.min(added - done, Math.max(done, writers))
      await pMap(
        Array.from({ length: block }, (_, position) => done + position),
        (position) =>
          writeSchool(district.schools + 1 + position, Math.min(missing - position * classesOfSchool, classesOfSchool)),
        { concurrency: writers },
      )
      // Plans made while tables were small read them from end to end; each doubling has them made anew.
      await db`analyze`
      done += block
    }
    await db`vacuum analyze`
    return { schools: district.schools + added, observations: district.observations + missing * observationsOfClass }
  } finally {
    await db.end()
  }
}
