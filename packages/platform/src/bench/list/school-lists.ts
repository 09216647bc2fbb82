import { demoPassword } from '@lernspur/demo-school/demo-sign-ins'
import { Problem } from '../../console/problem'
import type { Installation } from '../installation'
import { signIn, type Visitor } from '../visitor'
import { filter, type GrownList, measureGrown, order } from './grown-list'

/** Rows of a school. Every `outside`-th student has no class, and as many have left. */
interface Size {
  readonly classes: number
  readonly students: number
  readonly members: number
  /** Added students with the first name searched for; about every 25th of the others has it too. */
  readonly named: number
  readonly outside: number
  readonly auditEntries: number
}

/** About 100 rows in each list, so that compared pages are equally long. */
const small: Size = { classes: 100, students: 300, members: 100, named: 100, outside: 3, auditEntries: 100 }
const large: Size = { classes: 500, students: 10_000, members: 700, named: 0, outside: 10, auditEntries: 10_000 }
const searched = 'Amira'
const single = { firstName: 'Zoë', lastName: 'Einzig' }
/** Classes on which each member has rights. */
const classesOfMember = 5

const byName = `${order('firstName', 'lastName')}&limit=50`

/** First pages as the screens request them. */
const lists: Readonly<Record<string, string>> = {
  'Children by first name': `/students?${byName}`,
  'Children by last name': `/students?${order('lastName', 'firstName')}&limit=50`,
  'Children found by a name': `/students?${byName}&${filter(['name', 'search', searched])}`,
  'One child found by both names': `/students?${byName}&${filter(['name', 'search', `${single.firstName} ${single.lastName}`])}`,
  'Children without a class': `/students?${byName}&${filter(['hasClass', 'eq', 'false'])}`,
  'Children who have left': `/students?${byName}&${filter(['hasClass', 'eq', 'true'], ['hasRunningClass', 'eq', 'false'])}`,
  Classes: `/classes?${order('schoolLevel', 'name')}&limit=50`,
  'Rights in classes': `/tenants/current/class-members?${order('lastName', 'firstName', 'className')}&limit=50`,
  'People of the school': `/tenants/current/staff?${order('lastName', 'firstName')}&limit=50`,
  Audit: '/tenants/current/audit?limit=50',
}

/** Makes one teacher of the district a manager of the school, and signs in. */
const openLeader = async ({ owner, url }: Installation): Promise<{ leader: Visitor; tenantId: string }> => {
  const [found] = await owner<{ email: string; tenantId: string; id: string }[]>`
    select u.email, ur.tenant_id as "tenantId", ur.id from user_role ur join app_user u on u.id = ur.user_id
    where u.email like '%@bezirk.example' order by ur.id desc limit 1`
  if (!found) throw new Problem('The district has no teacher.')
  await owner`update user_role set role_type = 'manager' where id = ${found.id}`
  return { leader: await signIn(url, found.email, demoPassword), tenantId: found.tenantId }
}

/** Adds classes, and students spread over them, with names distributed as in a school. */
const addStudents = async ({ owner }: Installation, tenantId: string, size: Size): Promise<void> => {
  await owner`
    insert into school_class (tenant_id, name, school_level, creator_id, school_year_id, is_onboarding_finalized)
    select sc.tenant_id, n::text, 1 + n % 4, sc.creator_id, sc.school_year_id, true
    from generate_series(1, ${size.classes}::integer - (
      select count(*)::integer from school_class where tenant_id = ${tenantId})) as n
    cross join (select * from school_class where tenant_id = ${tenantId} order by id limit 1) as sc`
  await owner`
    insert into student (tenant_id, first_name, last_name)
    select ${tenantId}, case when n <= ${size.named}::integer then ${searched} else s.first_name end, s.last_name || '-' || n
    from (select first_name, last_name, row_number() over (order by id) as turn, count(*) over () as total
      from student where tenant_id = ${tenantId} and last_name <> ${single.lastName} and last_name !~ '-[0-9]+$') as s
    join generate_series(1, ${size.students}::integer - (
      select count(*)::integer from student where tenant_id = ${tenantId})) as n on n % s.total = s.turn - 1`
  await owner`
    insert into student_class_relation (tenant_id, student_id, school_class_id)
    select ${tenantId}, s.id, sc.id
    from (select id, row_number() over (order by id desc) as turn from student where tenant_id = ${tenantId}) as s
    join (select id, row_number() over (order by id desc) as turn from school_class where tenant_id = ${tenantId}) as sc
      on sc.turn = 1 + s.turn % ${size.classes}::integer
    on conflict do nothing`
}

/** Adds members with rights spread over the classes, and audit entries. */
const addMembers = async ({ owner }: Installation, tenantId: string, size: Size): Promise<void> => {
  await owner`
    insert into app_user (email, first_name, last_name)
    select 'mitglied-' || n || '@bezirk.example', 'Mitglied', 'Nr. ' || n
    from generate_series(1, ${size.members}::integer) as n
    on conflict do nothing`
  await owner`
    insert into user_role (tenant_id, user_id, role_type, status)
    select ${tenantId}, id, 'user', 'active' from app_user where email like 'mitglied-%@bezirk.example'
    on conflict do nothing`
  await owner`delete from class_access_right where tenant_id = ${tenantId}`
  await owner`
    insert into class_access_right (tenant_id, user_id, school_class_id, can_write_competence_entries)
    select ${tenantId}, u.id, sc.id, true
    from (select id, row_number() over (order by id) as turn from app_user where email like 'mitglied-%@bezirk.example') as u
    join (select id, row_number() over (order by id) as turn from school_class where tenant_id = ${tenantId}) as sc
      on (sc.turn - u.turn) % ${size.classes / classesOfMember}::integer = 0`
  await owner`
    insert into audit_entry (tenant_id, user_id, request_id, action, entity_id, created_at)
    select ${tenantId}, u.user_id, 'bench', 'student.update', s.id, now() - interval '1 minute' * n
    from generate_series(1, ${size.auditEntries}::integer) as n
    join (select id, row_number() over (order by id) as turn, count(*) over () as total from student
      where tenant_id = ${tenantId}) as s on s.turn = 1 + n % s.total
    cross join (select user_id from user_role where tenant_id = ${tenantId} order by id limit 1) as u`
}

/** Some students have no class, and as many have only a class of a past year. */
const leaveClasses = async ({ owner }: Installation, tenantId: string, { outside }: Size): Promise<void> => {
  const turns = owner`
    select id, row_number() over (order by id) % ${outside}::integer as turn from student where tenant_id = ${tenantId}`
  await owner`
    delete from student_class_relation
    where tenant_id = ${tenantId} and student_id in (select id from (${turns}) as s where turn in (0, 1))`
  await owner`
    insert into student_class_relation (tenant_id, student_id, school_class_id)
    select ${tenantId}, s.id, former.id from (${turns}) as s
    cross join (
      select sc.id from school_class sc
      join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
      where sc.tenant_id = ${tenantId} order by sy.school_year_end, sc.id limit 1) as former
    where s.turn = 1`
}

/** Lets the service update its lookups of students, as it does every minute after changes. */
const awaitLookup = async ({ owner }: Installation, tenantId: string): Promise<void> => {
  await owner`update student set enrolled_until = default where tenant_id = ${tenantId}`
  for (let seconds = 0; seconds < 300; seconds++) {
    const [left] = await owner`
      select from student
      where tenant_id = ${tenantId} and (enrolled_until = '0001-01-02' or searched_as is distinct from search_text) limit 1`
    if (!left) return
    await Bun.sleep(1000)
  }
  throw new Problem('The service has not brought up to date what students are found by.')
}

const grow = async (installation: Installation, tenantId: string, size: Size): Promise<void> => {
  await addStudents(installation, tenantId, size)
  await addMembers(installation, tenantId, size)
  await leaveClasses(installation, tenantId, size)
  await awaitLookup(installation, tenantId)
  await installation.owner`vacuum analyze`
  await installation.owner`checkpoint`
}

/** The only class of the former year, and the one child that is searched for. */
const addSingles = async ({ owner }: Installation, tenantId: string): Promise<void> => {
  await owner`
    insert into school_class (tenant_id, name, school_level, creator_id, school_year_id, is_onboarding_finalized)
    select sc.tenant_id, 'ehem', 4, sc.creator_id, former.id, true
    from (select * from school_class where tenant_id = ${tenantId} order by id limit 1) as sc
    cross join (
      select id from school_year where tenant_id = ${tenantId} order by school_year_end limit 1) as former`
  await owner`
    insert into student (tenant_id, first_name, last_name) values (${tenantId}, ${single.firstName}, ${single.lastName})`
}

/** Measures the lists of one school of the district with about 100 rows each, then with 500 classes and 10,000 students. */
export const measureSchoolLists = async (installation: Installation): Promise<GrownList[]> => {
  const { leader, tenantId } = await openLeader(installation)
  await addSingles(installation, tenantId)
  await grow(installation, tenantId, small)
  return measureGrown(leader, lists, () => grow(installation, tenantId, large))
}
