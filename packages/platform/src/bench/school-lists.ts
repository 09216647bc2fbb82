import { demoPassword } from '@lernspur/demo-school/demo-sign-ins'
import { Problem } from '../console/problem'
import type { Installation } from './installation'
import { askTimes, type Load } from './load'
import { signIn, type Visitor } from './visitor'

/** One list of a school as its leaders see it: with the school's own rows, and once it has grown. */
export interface GrownList {
  readonly name: string
  readonly before: Load
  readonly after: Load
}

const large = { classes: 500, students: 10_000 }
/** Calls of each list, one after the other. */
const times = 60

const order = (...fields: readonly string[]): string =>
  fields.map((field, at) => `order[${at}][field]=${field}&order[${at}][dir]=asc`).join('&')
const filter = (...filters: readonly (readonly [field: string, type: string, value: string])[]): string =>
  filters
    .map(
      ([field, type, value], at) =>
        `filter[${at}][field]=${field}&filter[${at}][type]=${type}&filter[${at}][value]=${value}`,
    )
    .join('&')

const byName = `${order('firstName', 'lastName')}&limit=50`

/** First pages as the screens ask for them. */
const lists: Readonly<Record<string, string>> = {
  'Children by first name': `/students?${byName}`,
  'Children by last name': `/students?${order('lastName', 'firstName')}&limit=50`,
  'Children found by a name': `/students?${byName}&${filter(['name', 'search', 'Amira'])}`,
  'Children without a class': `/students?${byName}&${filter(['hasClass', 'eq', 'false'])}`,
  'Children who have left': `/students?${byName}&${filter(['hasClass', 'eq', 'true'], ['hasRunningClass', 'eq', 'false'])}`,
  Classes: `/classes?${order('schoolLevel', 'name')}&limit=50`,
}

/** Makes one teacher of the district a leader of the school, and signs in. */
const openLeader = async ({ owner, url }: Installation): Promise<{ leader: Visitor; tenantId: string }> => {
  const [found] = await owner<{ email: string; tenantId: string; id: string }[]>`
    select u.email, ur.tenant_id as "tenantId", ur.id from user_role ur join app_user u on u.id = ur.user_id
    where u.email like '%@bezirk.example' order by ur.id desc limit 1`
  if (!found) throw new Problem('The district has no teacher.')
  await owner`update user_role set role_type = 'manager' where id = ${found.id}`
  return { leader: await signIn(url, found.email, demoPassword), tenantId: found.tenantId }
}

/** Adds classes, and students in turns to all of them, with names as they are spread over a school. */
const grow = async ({ owner }: Installation, tenantId: string): Promise<void> => {
  await owner`
    insert into school_class (tenant_id, name, school_level, creator_id, school_year_id, is_onboarding_finalized)
    select sc.tenant_id, n::text, 1 + n % 4, sc.creator_id, sc.school_year_id, true
    from generate_series(1, ${large.classes}::integer) as n
    cross join (select * from school_class where tenant_id = ${tenantId} order by id limit 1) as sc`
  await owner`
    insert into student (tenant_id, first_name, last_name)
    select ${tenantId}, s.first_name, s.last_name || '-' || n
    from (select first_name, last_name, row_number() over () as turn, count(*) over () as total from student
      where tenant_id = ${tenantId}) as s
    join generate_series(1, ${large.students}::integer) as n on n % s.total = s.turn - 1`
  await owner`
    insert into student_class_relation (tenant_id, student_id, school_class_id)
    select ${tenantId}, s.id, sc.id
    from (select id, row_number() over (order by id desc) as turn from student where tenant_id = ${tenantId}) as s
    join (select id, row_number() over (order by id desc) as turn from school_class where tenant_id = ${tenantId}) as sc
      on sc.turn = 1 + s.turn % ${large.classes}::integer
    where s.turn <= ${large.students}::integer
    on conflict do nothing`
}

/** Every tenth student has no class, and every tenth only one of a year that is over. */
const leaveClasses = async ({ owner }: Installation, tenantId: string): Promise<void> => {
  const turns = owner`
    select id, row_number() over (order by id) % 10 as turn from student where tenant_id = ${tenantId}`
  await owner`
    delete from student_class_relation
    where tenant_id = ${tenantId} and student_id in (select id from (${turns}) as s where turn in (0, 5))`
  await owner`
    insert into student_class_relation (tenant_id, student_id, school_class_id)
    select ${tenantId}, s.id, former.id from (${turns}) as s
    cross join (
      select sc.id from school_class sc
      join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
      where sc.tenant_id = ${tenantId} order by sy.school_year_end, sc.id limit 1) as former
    where s.turn = 5`
  await owner`vacuum analyze`
}

/** The class of the former year, which stays the only one of it. */
const addFormerClass = async ({ owner }: Installation, tenantId: string): Promise<void> => {
  await owner`
    insert into school_class (tenant_id, name, school_level, creator_id, school_year_id, is_onboarding_finalized)
    select sc.tenant_id, 'ehem', 4, sc.creator_id, former.id, true
    from (select * from school_class where tenant_id = ${tenantId} order by id limit 1) as sc
    cross join (
      select id from school_year where tenant_id = ${tenantId} order by school_year_end limit 1) as former`
}

const measureAll = async (leader: Visitor): Promise<Load[]> => {
  const taken: Load[] = []
  for (const path of Object.values(lists)) {
    const ask = () => leader.call('GET', path).then(() => {})
    await askTimes(5, ask)
    taken.push(await askTimes(times, ask))
  }
  return taken
}

/** Measures the lists of one school of the district, lets it grow to 500 classes and 10,000 students, and again. */
export const measureSchoolLists = async (installation: Installation): Promise<GrownList[]> => {
  const { leader, tenantId } = await openLeader(installation)
  await addFormerClass(installation, tenantId)
  await leaveClasses(installation, tenantId)
  const before = await measureAll(leader)
  await grow(installation, tenantId)
  await leaveClasses(installation, tenantId)
  const after = await measureAll(leader)
  return Object.keys(lists).flatMap((name, at) => {
    const [one, other] = [before[at], after[at]]
    return one && other ? [{ name, before: one, after: other }] : []
  })
}

/** The lists as lines for people. */
export const schoolListLines = (grown: readonly GrownList[]): string[] =>
  grown.map(
    ({ name, before, after }) =>
      `  ${name}: p50 ${before.p50.toFixed(2)} ms, in a school of ${large.students} children and ${large.classes} classes ${after.p50.toFixed(2)} ms, ${(after.p50 / before.p50).toFixed(2)} x`,
  )
