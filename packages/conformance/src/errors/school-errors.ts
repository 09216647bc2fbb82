import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { by, type Producers } from './error-fixture'

const year = (first: number) => ({
  name: 'Schuljahr',
  year: first,
  schoolYearStart: `${first}-08-01`,
  schoolYearEnd: `${first + 1}-07-31`,
  terms: [{ name: '1', schoolTermSemester: 'first', startDate: `${first}-08-01`, endDate: `${first + 1}-01-31` }],
})

/** Errors about a school and how it is set up. */
export const schoolErrors = {
  NO_PERMISSION: ({ fixture }) => by(fixture.school.outsider, 'GET', '/tenants/current/user-roles'),
  CREATE_NOT_ALLOWED: ({ fixture }) => {
    const { subjectTeacher, schoolClass } = fixture.school
    return by(subjectTeacher, 'POST', '/students', {
      firstName: 'Jördis',
      lastName: 'Neu',
      schoolClassIds: [schoolClass.id],
    })
  },
  UPDATE_NOT_ALLOWED: ({ fixture }) => {
    const { subjectTeacher, schoolClass } = fixture.school
    return by(subjectTeacher, 'PUT', `/classes/${schoolClass.id}`, { nickname: 'Dachse' })
  },
  EDIT_CONFLICT: ({ fixture }) => {
    const { classTeacher, schoolClass } = fixture.school
    const change = by(classTeacher, 'PUT', `/classes/${schoolClass.id}`, { nickname: 'Dachse' })
    return { ...change, headers: { 'if-match': '"2020-01-01T00:00:00Z"' } }
  },
  NOT_FOUND: ({ fixture }) => by(fixture.school.admin, 'GET', `/competence-domains/${Bun.randomUUIDv7()}`),
  EMPTY_DTO: ({ fixture }) => by(fixture.school.admin, 'PUT', '/tenants/current', {}),
  VALIDATION_FAILED: ({ fixture }) => by(fixture.school.admin, 'POST', '/classes', { name: 'zu lang', schoolLevel: 3 }),
  INVALID_PARAMETERS: ({ fixture }) => by(fixture.school.admin, 'GET', '/classes?limit=0'),
  CLASS_HAS_STILL_STUDENTS: ({ fixture }) =>
    by(fixture.school.classTeacher, 'DELETE', `/classes/${fixture.school.schoolClass.id}`),
  FOREIGN_KEY_CONSTRAINT: ({ fixture }) =>
    by(fixture.school.classTeacher, 'DELETE', `/performance-visuals/${fixture.school.schoolClass.visual.id}`),
  TENANT_ALREADY_EXISTS: async ({ ask, fixture, provider }) => {
    const again = by(provider, 'POST', '/provider/tenants', { name: 'Zweimal', ...fixture.region })
    await ask(provider, again)
    return again
  },
  SCHOOL_YEAR_ALREADY_EXISTS: ({ fixture }) =>
    by(fixture.school.admin, 'POST', '/school-years', year(fixture.school.year.year)),
  INVALID_SCHOOL_YEAR: ({ fixture }) =>
    by(fixture.school.admin, 'POST', '/school-years', { ...year(2099), schoolYearEnd: '2099-01-01' }),
  SCHOOL_CLASS_ALREADY_ASSIGNED_TO_YEAR: ({ fixture }) => {
    const { admin, schoolClass, year: present } = fixture.school
    return by(admin, 'POST', `/classes/${schoolClass.id}/assign-to-school-year`, { schoolYearId: present.id })
  },
  IMPORT_FAILED: ({ fixture }) =>
    by(fixture.school.admin, 'POST', '/tenants/current/templates/import', { schoolLevels: [19] }),
  SCHOOL_MOVED: async ({ owner, fixture }) => {
    const { tenantId, name, manager } = fixture.school
    const id = Bun.randomUUIDv7()
    await owner`update tenant set is_disabled = true, closes_at = now() + interval '30 days' where id = ${tenantId}`
    await owner`
      insert into school_move (id, school_id, school_name, direction, move_key, digests, moved_to, switched_at)
      values (${id}, ${tenantId}, ${name}, 'out', sha256('key'), '{}', 'https://anderswo.example', now())`
    const repair = async () => {
      await owner`delete from school_move where id = ${id}`
      await owner`update tenant set is_disabled = false, closes_at = null where id = ${tenantId}`
    }
    return { ...by(manager, 'GET', '/tenants/current'), repair }
  },
  UNKNOWN: async ({ owner, fixture }) => {
    // Only a service with an unexpected error returns it.
    await owner`alter table state rename to state_away`
    const repair = () => owner`alter table state_away rename to state`
    return { ...by(fixture.school.admin, 'GET', '/states'), repair }
  },
} satisfies Partial<Producers<ErrorCode>>
