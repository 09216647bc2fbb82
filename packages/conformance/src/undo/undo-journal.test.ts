import { beforeAll, expect, test } from 'bun:test'
import { connect } from '@lernspur/database/connection/connect'
import { readTenant } from '@lernspur/database/transaction/tenant-transaction'
import { type UndoKind, undoKinds } from '@lernspur/service-kit/undo/undo-journal'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { teacherService } from '@lernspur/service-teacher/app'
import { form, pngData, pngFile } from '@lernspur/testing/form'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'

const { owner, database, services } = await servicesForFile({
  'school-admin': schoolAdminService,
  teacher: teacherService,
})
const { teacher, 'school-admin': schoolAdmin } = services

/** A column that every table gets after the code was written. */
const addedColumn = 'added_later'

beforeAll(async () => {
  const tables = await owner<{ name: string }[]>`
    select name::text from school_tables() as name where name::text !~ '^undo_'`
  for (const { name } of tables) await owner`alter table ${owner(name)} add column ${owner(addedColumn)} text`
})

type Service = typeof teacher
type Rows = ReadonlyMap<string, Readonly<Record<string, unknown>>>

const sentBy =
  (service: Service, school: TestSchool) =>
  async (method: string, path: string, body?: object): Promise<never> => {
    const answer = await service.ask(school.manager, { method, path, ...(body && { body }) })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.body?.error}`)
    return answer.body?.data as never
  }

/** An act of a kind, and what undoes it. */
type Act = (
  school: TestSchool,
) => Promise<{ readonly act: () => Promise<unknown>; readonly undo: () => Promise<unknown> }>

const observation = (school: TestSchool, more: object = {}) => ({
  schoolClassId: school.schoolClass.id,
  studentId: school.schoolClass.students[0].id,
  competenceId: school.schoolClass.german.competenceIds[0],
  performanceLevelV2Id: school.schoolClass.visual.levelIds[1],
  ...more,
})

/** One of each kind; a kind without one does not compile. */
const acts: Readonly<Record<UndoKind, Act>> = {
  'observation-deletion': async (school) => {
    const ask = sentBy(teacher, school)
    const { id }: { id: string } = await ask('POST', '/observations-v2', observation(school, { description: 'liest' }))
    await ask('POST', `/observations-v2/${id}/photos`, form({ file: pngFile() }))
    return {
      act: () => ask('DELETE', `/observations-v2/${id}`),
      undo: () => ask('POST', '/observations-v2/restore', { observationIds: [id] }),
    }
  },
  'observation-photo-deletion': async (school) => {
    const ask = sentBy(teacher, school)
    const { id }: { id: string } = await ask('POST', '/observations-v2', observation(school, { description: 'liest' }))
    const photo: { id: string } = await ask('POST', `/observations-v2/${id}/photos`, form({ file: pngFile() }))
    return {
      act: () => ask('DELETE', `/observation-photos/${photo.id}`),
      undo: () => ask('POST', '/observation-photos/restore', { photoIds: [photo.id] }),
    }
  },
  'subject-deletion': async (school) => {
    const ask = sentBy(schoolAdmin, school)
    const { tenantId, schoolClass, manager } = school
    const { id } = schoolClass.german
    const [invited] = await owner<{ id: string }[]>`
      insert into invitation (tenant_id, user_role_type, code_hash, inviter_id, active_until)
      values (${tenantId}, 'user', sha256(uuidv7()::text::bytea), ${manager.userId}, now() + interval '1 day')
      returning id`
    const [right] = await owner<{ id: string }[]>`
      insert into invitation_access_right (tenant_id, school_class_id, invitation_id)
      values (${tenantId}, ${schoolClass.id}, ${invited?.id ?? ''}) returning id`
    await owner`
      insert into invitation_access_right_subject (tenant_id, invitation_access_right_id, school_class_id,
        school_subject_id)
      values (${tenantId}, ${right?.id ?? ''}, ${schoolClass.id}, ${id})`
    return { act: () => ask('DELETE', `/subjects/${id}`), undo: () => ask('POST', `/subjects/${id}/restore`) }
  },
  'subject-change': async (school) => {
    const ask = sentBy(schoolAdmin, school)
    const made: { id: string } = await ask('POST', '/subjects/template', {
      name: 'Musik',
      abbreviation: 'MU',
      color: '#aa3377',
      schoolLevel: 3,
    })
    const domain: { id: string } = await ask('POST', `/subjects/${made.id}/competence-domains/template`, {
      name: 'Singen',
    })
    await ask('POST', `/competence-domains/${domain.id}/competences`, { description: 'singt nach' })
    return {
      act: () => ask('DELETE', '/tenants/current/templates'),
      undo: async () => {
        const { rows }: { rows: { id: string }[] } = await ask('GET', '/subjects/changes')
        return ask('POST', `/subjects/changes/${rows[0]?.id}/undo`)
      },
    }
  },
  'class-template-deletion': async (school) => {
    const ask = sentBy(schoolAdmin, school)
    const made: { id: string } = await ask('POST', `/classes/${school.schoolClass.id}/class-templates`, {
      name: 'Dritte',
    })
    return {
      act: () => ask('DELETE', `/class-templates/${made.id}`),
      undo: () => ask('POST', `/class-templates/${made.id}/restore`),
    }
  },
  'student-import': async (school) => {
    const ask = sentBy(schoolAdmin, school)
    const { schoolClass, secondClass, tenantId } = school
    const [renamed, joining, leaving] = schoolClass.students
    const [seen] = await owner<{ updatedAt: string }[]>`
      select updated_at from student where tenant_id = ${tenantId} and id = ${renamed.id}`
    let importId = ''
    return {
      act: async () => {
        const made: { id: string } = await ask('POST', '/student-imports', {
          newClasses: [{ name: '1c', schoolLevel: 1 }],
          added: [{ firstName: 'Zoë', lastName: 'Neu', newClass: 0 }],
          renamed: [{ studentId: renamed.id, updatedAt: seen?.updatedAt, firstName: 'Neu', lastName: 'Genannt' }],
          joined: [{ studentId: joining.id, schoolClassId: secondClass.id }],
          left: [{ studentId: leaving?.id, schoolClassId: schoolClass.id }],
        })
        importId = made.id
      },
      undo: () => ask('PUT', `/student-imports/${importId}/undo`),
    }
  },
  'student-join': async (school) => {
    const ask = sentBy(schoolAdmin, school)
    const { schoolClass, secondClass, tenantId } = school
    const [target, source] = schoolClass.students
    await sentBy(teacher, school)('POST', '/observations-v2', observation(school, { studentId: source.id }))
    const relations = [{ studentId: source.id, schoolClassId: secondClass.id }]
    await ask('POST', '/student-class-relations/link', { relations })
    let joinId = ''
    return {
      act: async () => {
        const seen = await owner<{ id: string; updatedAt: string }[]>`
          select id, updated_at from student where tenant_id = ${tenantId}`
        const versionOf = (id: string) => seen.find((row) => row.id === id)?.updatedAt
        const made: { id: string } = await ask('POST', `/students/${target.id}/joins`, {
          sourceId: source.id,
          updatedAt: versionOf(target.id),
          sourceUpdatedAt: versionOf(source.id),
          name: 'source',
        })
        joinId = made.id
      },
      undo: () => ask('PUT', `/student-joins/${joinId}/undo`),
    }
  },
  'student-picture': async (school) => {
    const ask = sentBy(schoolAdmin, school)
    const path = `/classes/${school.schoolClass.id}/student-pictures`
    const [{ id: studentId }] = school.schoolClass.students
    const body = { pictures: [{ studentId, avatar: pngData() }] }
    await ask('PUT', path, body)
    await owner`delete from undo_entry where tenant_id = ${school.tenantId}`
    let changeId = ''
    return {
      act: async () => {
        const change: { id: string } = await ask('PUT', path, body)
        changeId = change.id
      },
      undo: () => ask('PUT', `${path}/${changeId}/undo`),
    }
  },
  'scale-change': async (school) => {
    const ask = sentBy(teacher, school)
    const { schoolClass } = school
    const assessmentId = schoolClass.firstTerm.testing
    await ask('POST', '/observations-v2', observation(school, { performanceAssessmentId: assessmentId }))
    const other: { id: string; performanceLevelsV2: { id: string }[] } = await ask('POST', '/performance-visuals', {
      name: 'Daumen',
      schoolClassId: schoolClass.id,
      performanceLevelsV2: [{ label: 'hoch' }],
    })
    const levels = [{ from: schoolClass.visual.levelIds[1], to: other.performanceLevelsV2[0]?.id }]
    const path = `/performance-assessments/${assessmentId}/change-visual`
    return {
      act: () => ask('PATCH', path, { performanceVisualId: other.id, levels }),
      undo: () => ask('DELETE', path),
    }
  },
  'report-recalculation': async (school) => {
    const ask = sentBy(teacher, school)
    await ask('POST', '/observations-v2', observation(school))
    const { rows }: { rows: { id: string; subjects: { id: string }[] }[] } = await ask(
      'POST',
      `/classes/${school.schoolClass.id}/reports/bulk`,
      { name: 'Zeugnis', calculationMethod: 'allEntries', studentIds: [school.schoolClass.students[0].id] },
    )
    const [report] = rows
    const path = `/reports/${report?.id}/recalculation`
    const subjectIds = report?.subjects.map(({ id }) => id)
    // A first one marks the levels that nobody has confirmed, which no undo takes away.
    await ask('PATCH', path, { subjectIds })
    await owner`delete from undo_entry where tenant_id = ${school.tenantId}`
    await ask(
      'POST',
      '/observations-v2',
      observation(school, { performanceLevelV2Id: school.schoolClass.visual.levelIds[3] }),
    )
    let subjects: readonly object[] = []
    return {
      act: async () => {
        const changed: { subjects: { id: string; updatedAt: string }[] } = await ask('PATCH', path, { subjectIds })
        subjects = changed.subjects.map(({ id, updatedAt }) => ({ id, updatedAt }))
      },
      undo: () => ask('PATCH', `${path}/undo`, { subjects }),
    }
  },
}

/** Every row of a table of the school, by its id. */
const rowsOf = async (table: string, tenantId: string): Promise<Rows> => {
  const rows = await owner<{ id: string; content: Readonly<Record<string, unknown>> }[]>`
    select t.id, to_jsonb(t) as content from ${owner(table)} as t where t.tenant_id = ${tenantId}`
  return new Map(rows.map(({ id, content }) => [id, content]))
}

const schoolRows = async (tenantId: string): Promise<ReadonlyMap<string, Rows>> => {
  const tables = await owner<{ name: string }[]>`
    select name::text from school_tables() as name
    where name::text !~ '^undo_' and exists (
      select from pg_attribute a where a.attrelid = name and a.attname = 'id' and a.attnum > 0)`
  return new Map(await Promise.all(tables.map(async ({ name }) => [name, await rowsOf(name, tenantId)] as const)))
}

/** What a change of a row says about itself: a row that was changed and changed back was changed. */
const ofChange = new Set(['updated_at', 'updated_by_id'])
const withoutChange = (row: unknown): unknown =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([column]) => !ofChange.has(column)))

const kinds = Object.keys(undoKinds) as UndoKind[]

test.each(kinds)('undoing %s brings every row back with all of its columns', async (kind) => {
  const school = await testSchool(owner)
  const { tenantId } = school
  const { act, undo } = await acts[kind](school)
  for (const table of (await schoolRows(tenantId)).keys()) {
    await owner`
      update ${owner(table)} set ${owner(addedColumn)} = 'filled ' || id::text where tenant_id = ${tenantId}`
  }
  const before = await schoolRows(tenantId)
  await act()
  const recorded = await owner<{ tableName: string; action: string; rowId: string; kind: string }[]>`
    select uro.table_name, uro.action, uro.row_id, ue.kind from undo_row uro
    join undo_entry ue on ue.tenant_id = uro.tenant_id and ue.id = uro.undo_entry_id
    where uro.tenant_id = ${tenantId}`
  expect(recorded.length).toBeGreaterThan(0)
  expect(new Set(recorded.map((row) => row.kind))).toEqual(new Set([kind]))
  await undo()
  const after = await schoolRows(tenantId)
  for (const { tableName, action, rowId } of recorded) {
    const old: unknown = before.get(tableName)?.get(rowId)
    const restored: unknown = after.get(tableName)?.get(rowId)
    if (action === 'insert') expect([tableName, restored]).toEqual([tableName, undefined])
    else if (action === 'delete') expect([tableName, restored]).toEqual([tableName, old])
    else expect([tableName, withoutChange(restored)]).toEqual([tableName, withoutChange(old)])
  }
  // Nothing else went missing or was left over in these tables; the audit says what was done.
  for (const table of new Set(recorded.map(({ tableName }) => tableName).filter((name) => name !== 'audit_entry'))) {
    expect([table, [...(after.get(table)?.keys() ?? [])].sort()]).toEqual([
      table,
      [...(before.get(table)?.keys() ?? [])].sort(),
    ])
  }
})

test('rows that are there are made what they were in every column, but for those that are left out', async () => {
  const school = await testSchool(owner)
  const { tenantId, schoolClass } = school
  const subjects = ['school_subject', 'competence_domain', 'competence'] as const
  const ids = [schoolClass.german.id, schoolClass.german.domainIds[0], schoolClass.german.competenceIds[0]]
  for (const [index, table] of subjects.entries()) {
    const id = ids[index] ?? ''
    await owner`update ${owner(table)} set ${owner(addedColumn)} = 'before', position = 3 where id = ${id}`
    const [old] = await owner<{ content: object }[]>`
      select to_jsonb(t) as content from ${owner(table)} as t where t.tenant_id = ${tenantId} and t.id = ${id}`
    await owner`update ${owner(table)} set ${owner(addedColumn)} = 'after', position = 7 where id = ${id}`
    await owner`
      select restore_rows(${table}::regclass, ${owner.json([old?.content] as never)}, true, array['position'])`
    const restored = (await rowsOf(table, tenantId)).get(id)
    expect(withoutChange(restored)).toEqual(withoutChange({ ...old?.content, position: 7 }))
  }
})

test('a row that was recorded before a column was added gets its default', async () => {
  const school = await testSchool(owner)
  const { tenantId, schoolClass } = school
  const id = schoolClass.german.competenceIds[3] ?? ''
  const [old] = await owner<{ content: object }[]>`
    select to_jsonb(c) - 'position' as content from competence c where c.tenant_id = ${tenantId} and c.id = ${id}`
  await owner`delete from competence where tenant_id = ${tenantId} and id = ${id}`
  await owner`select restore_rows('competence', ${owner.json([old?.content] as never)}, false, '{}')`
  expect((await rowsOf('competence', tenantId)).get(id)).toMatchObject({ ...old?.content, position: 0 })
})

test('no service sees what another one has recorded', async () => {
  const school = await testSchool(owner)
  const { act } = await acts['subject-deletion'](school)
  await act()
  const seenBy = async (service: 'teacher' | 'school-admin') => {
    const db = connect(database.urlFor(service), { name: 'seen', max: 1 })
    const [[seen]] = await readTenant(db, school.tenantId, (tx) => [
      tx<{ entries: number; rows: number }[]>`
        select (select count(*)::integer from undo_entry) as entries, (select count(*)::integer from undo_row) as rows`,
    ])
    await db.end()
    return seen
  }
  expect(await seenBy('teacher')).toEqual({ entries: 0, rows: 0 })
  expect((await seenBy('school-admin'))?.entries).toBe(1)
})
