import type { RollOverPlan } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../../app'

/** Schools whose classes are taken over, and the calls that do it, on a database for the tests of one file. */
export const rollOverFixture = async () => {
  const { owner, ask } = await serviceForFile('school-admin', schoolAdminService)
  /** A primary school with two classes of level 3 in its year, and the year after it. */
  const schoolWithNextYear = async (studentCount = 3) => {
    const school = await testSchool(owner, { studentCount })
    const { tenantId, year, manager } = school
    await owner`
      update tenant set state_id = (select id from state where name = 'Nordrhein-Westfalen'),
        school_type_id = (select id from school_type where abbreviation = 'GS') where id = ${tenantId}`
    const begins = year.year + 1
    const term = (schoolTermSemester: string, startDate: string, endDate: string) => ({
      name: schoolTermSemester,
      schoolTermSemester,
      startDate,
      endDate,
    })
    const { body } = await ask(manager, {
      method: 'POST',
      path: '/school-years',
      body: {
        name: 'Nächstes',
        year: begins,
        schoolYearStart: `${begins}-08-01`,
        schoolYearEnd: `${begins + 1}-07-31`,
        terms: [
          term('first', `${begins}-08-01`, `${begins + 1}-01-31`),
          term('second', `${begins + 1}-02-01`, `${begins + 1}-07-31`),
        ],
      },
    })
    return { ...school, nextYear: body.data as { id: string; terms: { id: string }[] } }
  }
  type School = Awaited<ReturnType<typeof schoolWithNextYear>>

  const pathOf = ({ year }: TestSchool) => `/school-years/${year.id}/roll-over`
  const planOf = async (school: School): Promise<RollOverPlan> =>
    (await ask(school.manager, { method: 'GET', path: `${pathOf(school)}?toSchoolYearId=${school.nextYear.id}` })).body
      .data
  const bodyOf = async (school: School, part: object = {}, line: object = {}) => {
    const { lines } = await planOf(school)
    return {
      toSchoolYearId: school.nextYear.id,
      competences: 'own',
      lines: lines
        .filter(({ takenOver }) => takenOver === null)
        .map(({ schoolClassId, nickname, proposal: { name, schoolLevel, creatorId } }) => ({
          ...{ schoolClassId, nickname, name, schoolLevel, creatorId, withStudents: true },
          ...line,
        })),
      ...part,
    }
  }
  const preview = (school: School, body: object, person = school.manager) =>
    ask(person, { method: 'POST', path: `${pathOf(school)}/preview`, body })
  const rollOver = (school: School, body: object, person: TestPerson = school.manager) =>
    ask(person, { method: 'POST', path: pathOf(school), body })
  const undo = (person: TestPerson, id: string) => ask(person, { method: 'DELETE', path: `/roll-overs/${id}` })
  const madeClass = async (school: School, name: string) => {
    const [made] = await owner<{ id: string; creatorId: string }[]>`
      select id, creator_id from school_class
      where tenant_id = ${school.tenantId} and name = ${name} and school_year_id = ${school.nextYear.id}`
    if (!made) throw new Error(`There is no class ${name}.`)
    return made
  }

  /** Tables that record what was done, rather than what the school has. */
  const traces = ['audit_entry', 'idempotency_key', 'roll_over', 'roll_over_class']

  /** Rows and checksum of every table of the school. */
  const fingerprint = async (tenantId: string) => {
    const tables = await owner<{ name: string }[]>`select name::text from school_tables() as name`
    const sums = tables
      .filter(({ name }) => !traces.includes(name))
      .map(async ({ name }) => {
        const [sum] = await owner<{ count: number; hash: string }[]>`
          select count(*)::integer as count, md5(string_agg(row_text, ' ' order by row_text)) as hash
          from (select r::text as row_text from ${owner(name)} r where r.tenant_id = ${tenantId}) as rows`
        return [name, sum?.count, sum?.hash]
      })
    return Promise.all(sums)
  }
  return { owner, ask, schoolWithNextYear, planOf, bodyOf, preview, rollOver, undo, madeClass, fingerprint }
}
