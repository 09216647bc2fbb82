import { expect, test } from 'bun:test'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testSchool } from '@lernspur/testing/test-school'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)
const { owner } = teacher
const school = await testSchool(owner)
const { tenantId, schoolClass, year, classTeacher } = school

/** The same choices in each run. */
const generator = xoroshiro128plus(20261122)
const pick = <Item>(items: readonly Item[]): Item => items[uniformInt(generator, 0, items.length - 1)] as Item

const day = year.today
const observe = (level: number, competenceId: string | undefined, studentId: string) => owner`
  insert into observation (tenant_id, student_id, school_class_id, school_subject_id, competence_id,
    performance_level_id, performance_assessment_id, observed_at, creator_id, updated_by_id)
  select ${tenantId}, ${studentId}, ${schoolClass.id}, ${schoolClass.german.id}, c.id,
    ${schoolClass.visual.levelIds[level - 1] ?? null}, ${schoolClass.firstTerm.observing}, ${day},
    ${classTeacher.userId}, ${classTeacher.userId}
  from competence c where c.tenant_id = ${tenantId} and c.id = ${competenceId ?? null}`

let count = 0
const anything = (): string => {
  count += 1
  return `anders ${count}`
}
const ofTenant = owner`tenant_id = ${tenantId}`

/** What may happen to whatever a report was made from. */
const happenings: Readonly<Record<string, () => Promise<unknown>>> = {
  'a student is renamed': () =>
    owner`update student set first_name = ${anything()}, last_name = ${anything()} where ${ofTenant}`,
  'a student gets a picture': () => owner`update student set avatar = '/api/files/x' where ${ofTenant}`,
  'a student leaves a subject': () =>
    owner`delete from student_subject_relation where ${ofTenant} and student_id = ${pick(schoolClass.students).id}`,
  'a student leaves the class': () =>
    owner`delete from student_class_relation where ${ofTenant} and student_id = ${pick(schoolClass.students).id}`,
  'a student moves to another class': () => owner`
    insert into student_class_relation (tenant_id, student_id, school_class_id)
    values (${tenantId}, ${pick(schoolClass.students).id}, ${school.secondClass.id}) on conflict do nothing`,
  'subjects are renamed and coloured': () => owner`
    update school_subject set name = ${anything()}, abbreviation = 'X', color = '#123456', position = ${count}
    where ${ofTenant}`,
  'domains are renamed and moved': () => owner`
    update competence_domain set name = ${anything()}, position = ${count}
    where ${ofTenant} and id = ${pick(schoolClass.german.domainIds)}`,
  'competences are reworded': () => owner`update competence set description = ${anything()} where ${ofTenant}`,
  'what the child says is reworded': () =>
    owner`update competence set child_sentence = ${anything()} where ${ofTenant}`,
  'what levels mean is reworded': () => owner`
    update competence set level_descriptions = jsonb_build_array(${anything()}::text, '', '', 'x') where ${ofTenant}`,
  'a competence is added': () => owner`
    insert into competence (tenant_id, domain_id, description, position)
    values (${tenantId}, ${pick(schoolClass.german.domainIds)}, ${anything()}, ${100 + count})`,
  'a competence is deleted': () => owner`
    delete from competence c where c.tenant_id = ${tenantId} and not exists (
      select from observation o where o.tenant_id = c.tenant_id and o.competence_id = c.id)`,
  'levels are renamed and get other pictures': () => owner`
    update performance_level set label = ${anything()}, picture_path = 'builtin/stars/1-of-4' where ${ofTenant}`,
  'a scale is renamed': () => owner`update performance_visual set name = ${anything()} where ${ofTenant}`,
  'a scale gets another level': () => owner`
    insert into performance_level (tenant_id, performance_visual_id, level, label)
    select ${tenantId}, ${schoolClass.visual.id}, max(level) + 1, ${anything()} from performance_level
    where performance_visual_id = ${schoolClass.visual.id} having max(level) < 10`,
  'weights change': () =>
    owner`update performance_assessment set weighting = ${uniformInt(generator, 0, 99)}, name = ${anything()} where ${ofTenant}`,
  'an entry is added': () =>
    observe(pick([1, 2, 3, 4]), pick(schoolClass.german.competenceIds), pick(schoolClass.students).id),
  'entries change': () => owner`
    update observation set performance_level_id = ${pick(schoolClass.visual.levelIds)} where ${ofTenant}`,
  'entries are deleted': () =>
    owner`delete from observation where ${ofTenant} and student_id = ${pick(schoolClass.students).id}`,
  'the class is renamed': () =>
    owner`update school_class set name = ${`K${count}`}, nickname = ${anything()} where id = ${schoolClass.id}`,
  'the class is closed or opened': () =>
    owner`update school_class set is_active = not is_active where id = ${schoolClass.id}`,
  'the school is renamed': () =>
    owner`update tenant set name = ${anything()}, slogan = ${anything()}, logo = null where id = ${tenantId}`,
  'terms are renamed': () => owner`update school_term set name = ${anything()} where ${ofTenant}`,
  'the year is renamed': () => owner`update school_year set name = ${anything()} where ${ofTenant}`,
}

/** All of the reports, as stored, printed and shown. */
const stored = async () => {
  const reports = await owner`select to_jsonb(r) as row from report r where ${ofTenant} order by r.id`
  const subjects = await owner`select to_jsonb(rs) as row from report_subject rs where ${ofTenant} order by rs.id`
  const { body } = await teacher.ask(school.manager, { method: 'GET', path: `/classes/${schoolClass.id}/reports` })
  const visible: Report[] = body.data.rows
  return JSON.stringify([reports, subjects, visible])
}

test('whatever happens to students, subjects, competences, scales or classes changes nothing in a report', async () => {
  for (const [index, level] of [3, 1, 4].entries()) {
    await observe(level, schoolClass.german.competenceIds[index], pick(schoolClass.students).id)
  }
  for (const calculationMethod of ['latestEntries', 'allEntries']) {
    const { status } = await teacher.ask(classTeacher, {
      method: 'POST',
      path: `/classes/${schoolClass.id}/reports/bulk`,
      body: { name: 'Zeugnis', calculationMethod },
    })
    expect(status).toBe(201)
  }
  const before = await stored()
  const names = Object.keys(happenings)
  // Each of them once, then in any order.
  const requested = [...names, ...Array.from({ length: 60 }, () => pick(names))]
  for (const name of requested) {
    await happenings[name]?.()
    if ((await stored()) !== before) throw new Error(`A report changed: ${name}.`)
  }
  expect(await stored()).toBe(before)
}, 60_000)
