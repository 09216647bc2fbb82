import type { Database } from '@lernspur/database/connection/connect'
import { type Transaction, writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { addPerson, type TestPerson } from './school/person'
import { insertRows, newId } from './school/rows'
import { addClass, type TestClass } from './school/school-class'
import { addSchoolYear, type TestSchoolYear } from './school/school-year'

export type { TestPerson }

/** A small school where somebody holds each kind of right. Each call creates one, so tests run in parallel. */
export interface TestSchool {
  readonly tenantId: string
  readonly name: string
  readonly year: TestSchoolYear
  readonly admin: TestPerson
  readonly manager: TestPerson
  /** Member who created both classes and therefore holds all rights on them. */
  readonly classTeacher: TestPerson
  /** Member who may write entries in German in the first class and sees nothing else. */
  readonly subjectTeacher: TestPerson
  /** Member without any class. */
  readonly outsider: TestPerson
  readonly schoolClass: TestClass
  readonly secondClass: TestClass
}

export interface SchoolOverrides {
  readonly name?: string
  readonly country?: 'DE' | 'AT' | 'CH'
  /** Per class, 3 by default. */
  readonly studentCount?: number
}

interface TenantRow {
  readonly name: string
  readonly country: string
  readonly isProvider: boolean
}

const addTenant = async (tx: Transaction, { name, country, isProvider }: TenantRow): Promise<string> => {
  const id = newId()
  const [state] = await tx<{ id: string; countryId: string }[]>`
    select state.id, state.country_id
    from state
    join country on country.id = state.country_id
    where country.code = ${country}
    order by state.name
    limit 1`
  if (!state) throw new Error(`There is no state of ${country}.`)
  const { id: stateId, countryId } = state
  await insertRows(tx, 'tenant', [{ id, name, isProvider, isWizardFinalized: true, countryId, stateId }])
  return id
}

const shareGerman = async (tx: Transaction, teacher: TestPerson, { id: schoolClassId, german }: TestClass) => {
  const { tenantId, userId } = teacher
  const id = newId()
  await insertRows(tx, 'class_access_right', [{ id, tenantId, schoolClassId, userId, canWriteCompetenceEntries: true }])
  await insertRows(tx, 'class_access_right_subject', [
    { tenantId, classAccessRightId: id, schoolClassId, schoolSubjectId: german.id },
  ])
}

/** Creates a school through SQL. `owner` is the one of `testDatabase`. */
export const testSchool = (owner: Database, overrides: SchoolOverrides = {}): Promise<TestSchool> =>
  writeDirectory(owner, async (tx) => {
    const { name = `Testschule ${newId()}`, country = 'DE', studentCount = 3 } = overrides
    const tenantId = await addTenant(tx, { name, country, isProvider: false })
    const year = await addSchoolYear(tx, tenantId)
    const people = {
      admin: await addPerson(tx, tenantId, 'admin', 'Ada'),
      manager: await addPerson(tx, tenantId, 'manager', 'Maja'),
      classTeacher: await addPerson(tx, tenantId, 'user', 'Klara'),
      subjectTeacher: await addPerson(tx, tenantId, 'user', 'Felix'),
      outsider: await addPerson(tx, tenantId, 'user', 'Otto'),
    }
    const plan = { creatorId: people.classTeacher.userId, year, studentCount }
    const schoolClass = await addClass(tx, tenantId, { ...plan, name: '3a' })
    const secondClass = await addClass(tx, tenantId, { ...plan, name: '3b' })
    await shareGerman(tx, people.subjectTeacher, schoolClass)
    return { tenantId, name, year, ...people, schoolClass, secondClass }
  })

/** A second school, hidden from the first; in Switzerland, with another calendar and spelling. */
export const otherSchool = (owner: Database): Promise<TestSchool> => testSchool(owner, { country: 'CH' })

/** The provider's own tenant with a person who works there. A database has one at most. */
export const testProvider = (owner: Database): Promise<TestPerson> =>
  writeDirectory(owner, async (tx) => {
    const tenantId = await addTenant(tx, { name: `Anbieter ${newId()}`, country: 'DE', isProvider: true })
    return addPerson(tx, tenantId, 'admin', 'Paula')
  })

/** A plain member, of the provider or of a school. */
export const testMemberOf = (owner: Database, tenantId: string): Promise<TestPerson> =>
  writeDirectory(owner, (tx) => addPerson(tx, tenantId, 'user', 'Mira'))

/** Somebody with an account and no school; `isAllowed` says whether the provider has allowed the address. */
export const testNewcomer = (owner: Database, isAllowed = true) =>
  writeDirectory(owner, async (tx) => {
    const [userId, userRoleId] = [newId(), null]
    const email = `gunda.${userId}@gruendung.example`
    await insertRows(tx, 'app_user', [
      { id: userId, email, firstName: 'Gunda', lastName: 'Neu', isSetupCompleted: true },
    ])
    if (isAllowed) await tx`insert into allowed_email (email) values (${email})`
    return { userId, userRoleId, email }
  })
