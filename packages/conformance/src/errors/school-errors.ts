import type { ErrorCode } from '@lernspur/contracts/error-catalogue'
import { by, type Producers } from './ground'

const year = (first: number) => ({
  name: 'Schuljahr',
  year: first,
  schoolYearStart: `${first}-08-01`,
  schoolYearEnd: `${first + 1}-07-31`,
  terms: [{ name: '1', schoolTermSemester: 'first', startDate: `${first}-08-01`, endDate: `${first + 1}-01-31` }],
})

/** Errors about a school and how it is set up. */
export const schoolErrors = {
  NO_PERMISSION: ({ world }) => by(world.school.outsider, 'GET', '/tenants/current/user-roles'),
  CREATE_NOT_ALLOWED: ({ world }) => {
    const { subjectTeacher, schoolClass } = world.school
    return by(subjectTeacher, 'POST', '/students', {
      firstName: 'Jördis',
      lastName: 'Neu',
      schoolClassIds: [schoolClass.id],
    })
  },
  UPDATE_NOT_ALLOWED: ({ world }) => {
    const { subjectTeacher, schoolClass } = world.school
    return by(subjectTeacher, 'PUT', `/classes/${schoolClass.id}`, { nickname: 'Dachse' })
  },
  EDIT_CONFLICT: ({ world }) => {
    const { classTeacher, schoolClass } = world.school
    const change = by(classTeacher, 'PUT', `/classes/${schoolClass.id}`, { nickname: 'Dachse' })
    return { ...change, headers: { 'if-match': '"2020-01-01T00:00:00Z"' } }
  },
  NOT_FOUND: ({ world }) => by(world.school.admin, 'GET', `/competence-domains/${Bun.randomUUIDv7()}`),
  EMPTY_DTO: ({ world }) => by(world.school.admin, 'PUT', '/tenants/current', {}),
  VALIDATION_FAILED: ({ world }) => by(world.school.admin, 'POST', '/classes', { name: 'zu lang', schoolLevel: 3 }),
  INVALID_PARAMETERS: ({ world }) => by(world.school.admin, 'GET', '/classes?limit=0'),
  CLASS_HAS_STILL_STUDENTS: ({ world }) =>
    by(world.school.classTeacher, 'DELETE', `/classes/${world.school.schoolClass.id}`),
  FOREIGN_KEY_CONSTRAINT: ({ world }) =>
    by(world.school.classTeacher, 'DELETE', `/performance-visuals/${world.school.schoolClass.visual.id}`),
  TENANT_ALREADY_EXISTS: async ({ ask, world, provider }) => {
    const again = by(provider, 'POST', '/provider/tenants', { name: 'Zweimal', ...world.place })
    await ask(provider, again)
    return again
  },
  SCHOOL_YEAR_ALREADY_EXISTS: ({ world }) =>
    by(world.school.admin, 'POST', '/school-years', year(world.school.year.year)),
  INVALID_SCHOOL_YEAR: ({ world }) =>
    by(world.school.admin, 'POST', '/school-years', { ...year(2099), schoolYearEnd: '2099-01-01' }),
  SCHOOL_CLASS_ALREADY_ASSIGNED_TO_YEAR: ({ world }) => {
    const { admin, schoolClass, year: present } = world.school
    return by(admin, 'POST', `/classes/${schoolClass.id}/assign-to-school-year`, { schoolYearId: present.id })
  },
  IMPORT_FAILED: ({ world }) =>
    by(world.school.admin, 'POST', '/tenants/current/templates/import', { schoolLevels: [19] }),
  UNKNOWN: async ({ owner, world }) => {
    // Only a service that meets what nobody thought of gives this away.
    await owner`alter table state rename to state_away`
    const repair = () => owner`alter table state_away rename to state`
    return { ...by(world.school.admin, 'GET', '/states'), repair }
  },
} satisfies Partial<Producers<ErrorCode>>
