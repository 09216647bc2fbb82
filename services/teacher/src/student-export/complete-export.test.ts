import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { studentData } from '@lernspur/contracts/processing/personal-data'
import { admitService } from '@lernspur/database/migration/migrate'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { closeReportWorker } from '@lernspur/documents/render-report'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { testSchool } from '@lernspur/testing/test-school'
import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { teacherService } from '../app'

const { owner, database, services } = await servicesForFile({ teacher: teacherService })
const { teacher } = services
afterAll(closeReportWorker)
const school = await testSchool(owner)
const { tenantId, schoolClass, secondClass, classTeacher, year } = school
const [child] = schoolClass.students

type Table = (typeof studentData)[keyof typeof studentData][number]
const tables: readonly Table[] = Object.values(studentData).flat()

/** What a table holds of the child and the letter has to show: in the JSON, and in the document if it says more there. */
interface ExpectedMark {
  readonly data: string
  readonly page?: string
}

const [photoId, fileId, sheetId, reportId, setId] = Array.from({ length: 5 }, () => Bun.randomUUIDv7())
const monday = '2026-11-23'

/** A mark in each table about children. A new table needs one here; null is what only repeats another table. */
const marks: Readonly<Record<Table, ExpectedMark | null>> = {
  student: { data: 'Miabell', page: 'Miabell' },
  // Pieces of the name, by which searches find it.
  student_name_part: null,
  student_class_relation: { data: '"name": "3a"', page: '3a' },
  student_subject_relation: { data: 'Mathematik', page: 'Mathematik' },
  former_class_relation: { data: '2026-10-07', page: '7. Oktober 2026' },
  observation: { data: 'Notiz neu', page: 'Notiz neu' },
  legacy_observation: { data: 'Notiz alt', page: 'Notiz alt' },
  // A view of both, without what they say.
  observation_trace: null,
  observation_photo: { data: photoId ?? '' },
  stored_file: { data: photoId ?? '' },
  talk_sheet: { data: 'Liest laut vor', page: 'Liest laut vor' },
  // What it says is for its author alone.
  talk_note: { data: '"hasOwnNote": true', page: 'vorhanden; nur die Lehrkraft selbst' },
  seating_desk: { data: 'Werkraum', page: 'Werkraum' },
  week_plan_item: { data: monday, page: '23. November 2026' },
  report: { data: 'Freut sich auf alles', page: 'Freut sich auf alles' },
  report_subject: { data: 'Schreibt sauber', page: 'Schreibt sauber' },
  report_file: { data: '"language": "en"', page: 'Sprache en' },
  report_seal: { data: 'SIEGEL-4711', page: 'SIEGEL-4711' },
  report_set: { data: setId ?? '', page: 'Sammeldatei' },
  enm_student: { data: '"enmName": "Muster, Miabell"', page: 'Muster, Miabell' },
  undo_row: { data: 'Früherer Name', page: 'Stand vor einer Änderung' },
  // The id of the child alone, and what happened to rows that are shown.
  webhook_delivery: null,
  idempotency_key: { data: 'POST /students', page: 'Antwort an ein Gerät' },
  student_erasure: { data: 'Auf Wunsch von Tante Inge', page: 'Auf Wunsch von Tante Inge' },
}

const writeReport = async () => {
  await owner`
    insert into report (tenant_id, id, school_class_id, name, calculation_method, start_date, end_date, created_by_id,
      updated_by_id, school_name, school_class_name, student_first_name, student_last_name, original_student_id,
      summary_comment)
    values (${tenantId}, ${reportId ?? ''}, ${schoolClass.id}, 'Zeugnis', 'allEntries', ${year.today}, ${year.today},
      ${classTeacher.userId}, ${classTeacher.userId}, 'Schule', '3a', 'Miabell', 'Muster', ${child.id},
      'Freut sich auf alles')`
  await owner`
    insert into report_subject (tenant_id, report_id, school_subject_id, name, abbreviation, color, position, comment,
      domains, updated_by_id)
    values (${tenantId}, ${reportId ?? ''}, ${schoolClass.german.id}, 'Deutsch', 'D', '#3f6f8f', 1,
      'Schreibt sauber', '[]', ${classTeacher.userId})`
  await owner`
    insert into report_file (tenant_id, report_id, language, bytes) values (${tenantId}, ${reportId ?? ''}, 'en', 'pdf')`
  const [key] = await owner<{ id: string }[]>`
    insert into seal_key (tenant_id, public_key, private_key)
    values (${tenantId}, ${crypto.getRandomValues(new Uint8Array(32))}, ${crypto.getRandomValues(new Uint8Array(64))})
    returning id`
  await owner`
    insert into report_seal (tenant_id, report_id, seal_key_id, document_id, code, data)
    values (${tenantId}, ${reportId ?? ''}, ${key?.id ?? ''}, uuidv7(), 'SIEGEL-4711', 'x')`
  await owner`
    insert into report_set (tenant_id, id, school_class_id, creator_id, form, duplex, report_ids)
    values (${tenantId}, ${setId ?? ''}, ${schoolClass.id}, ${classTeacher.userId}, 'zip', false, ${[reportId ?? '']}::uuid[])`
}

const writePlans = async () => {
  const [plan] = await owner<{ id: string }[]>`
    insert into seating_plan (tenant_id, school_class_id, room, creator_id)
    values (${tenantId}, ${schoolClass.id}, 'Werkraum', ${classTeacher.userId}) returning id`
  await owner`
    insert into seating_desk (tenant_id, seating_plan_id, school_class_id, student_id, x, y)
    values (${tenantId}, ${plan?.id ?? ''}, ${schoolClass.id}, ${child.id}, 2, 3)`
  await owner`
    insert into week_plan_item (tenant_id, user_id, school_class_id, week, student_id)
    values (${tenantId}, ${classTeacher.userId}, ${schoolClass.id}, ${monday}, ${child.id})`
  await owner`
    insert into talk_sheet (tenant_id, id, student_id, school_class_id, held_on, going_well, practising, next_step, agreed,
      creator_id)
    values (${tenantId}, ${sheetId ?? ''}, ${child.id}, ${schoolClass.id}, ${year.today}, 'Liest laut vor', '', '', '',
      ${classTeacher.userId})`
  await owner`
    insert into talk_note (tenant_id, talk_sheet_id, author_id, note)
    values (${tenantId}, ${sheetId ?? ''}, ${classTeacher.userId}, 'Mutter fragt nach Brille')`
}

const writeTraces = async () => {
  await owner`
    insert into enm_student (tenant_id, enm_id, enm_name, student_id)
    values (${tenantId}, 4711, 'Muster, Miabell', ${child.id})`
  const [entry] = await owner<{ id: string }[]>`
    insert into undo_entry (tenant_id, service, kind, actor_id, expires_at)
    values (${tenantId}, 'lernspur_school_admin', 'student-import', ${classTeacher.userId}, now() + interval '1 day')
    returning id`
  await owner`
    insert into undo_row (tenant_id, undo_entry_id, service, action, table_name, content)
    values (${tenantId}, ${entry?.id ?? ''}, 'lernspur_school_admin', 'update', 'student',
      ${owner.json({ tenant_id: tenantId, id: child.id, first_name: 'Früherer Name' })})`
  await owner`
    insert into idempotency_key (tenant_id, user_id, route, key, request_hash, subject_ids)
    values (${tenantId}, ${classTeacher.userId}, 'POST /students', ${crypto.randomUUID()}, 'x', ${[child.id]}::uuid[])`
  await owner`
    insert into student_erasure (tenant_id, student_id, initials, reason, note, keeps_completed_reports, requested_by_id, due_at)
    values (${tenantId}, ${child.id}, 'M. M.', 'request', 'Auf Wunsch von Tante Inge', false, ${classTeacher.userId},
      now() + interval '7 days')`
}

beforeAll(async () => {
  await owner`update student set first_name = 'Miabell' where id = ${child.id}`
  await owner`
    insert into former_class_relation (tenant_id, student_id, school_class_id, left_on)
    values (${tenantId}, ${child.id}, ${secondClass.id}, '2026-10-07')`
  await insertObservation(owner, school, { studentId: child.id })
  await insertObservation(owner, school, { studentId: child.id, table: 'legacy_observation' })
  await owner`update legacy_observation set description = 'Notiz alt' where student_id = ${child.id}`
  const [entry] = await owner<{ id: string }[]>`
    update observation set description = 'Notiz neu' where student_id = ${child.id} returning id`
  await owner`
    insert into stored_file (tenant_id, id, type, size, hash, creator_id)
    values (${tenantId}, ${fileId ?? ''}, 'image/jpeg', 1, ${'0'.repeat(64)}, ${classTeacher.userId})`
  await owner`
    insert into observation_photo (tenant_id, id, observation_id, student_id, school_class_id, file_id, width, height,
      thumbnail, creator_id)
    values (${tenantId}, ${photoId ?? ''}, ${entry?.id ?? ''}, ${child.id}, ${schoolClass.id}, ${fileId ?? ''}, 1, 1, 'x',
      ${classTeacher.userId})`
  await writeReport()
  await writePlans()
  await writeTraces()
})

describe('the letter that promises everything about a child', async () => {
  const letter = async () => {
    const request = { method: 'GET', path: `/students/${child.id}/export` }
    const { status, bytes } = await teacher.ask(school.manager, request)
    expect(status).toBe(200)
    const files = unzipSync(bytes)
    const pdf = files['auskunft.pdf'] ?? new Uint8Array()
    const page = (await extractText(await getDocumentProxy(pdf.slice()), { mergePages: true })).text
    return {
      names: Object.keys(files),
      data: strFromU8(files['auskunft.json'] ?? new Uint8Array()),
      page: page.replaceAll(/\s+/g, ' '),
    }
  }

  test('has a mark of every table of every category about children', async () => {
    const { names, data, page } = await letter()
    const missing = tables.flatMap((table) => {
      const mark = marks[table]
      if (mark === null) return []
      const isOnPage = mark.page === undefined || page.includes(mark.page)
      return data.includes(mark.data) && isOnPage ? [] : [table]
    })
    expect(missing).toEqual([])
    expect(names).toContain(`berichte/${reportId}.en.pdf`)
    expect(data + page).not.toContain('Mutter fragt nach Brille')
  }, 60_000)

  test('has the rows of every table of a service that a team has added which refers to the child, and no others', async () => {
    await admitService(database.ownerUrl, database.secret, 'bus-ride')
    await writeDirectory(owner, async (tx) => {
      await tx`set local role lernspur_bus_ride_owner`
      await tx`
        create table bus_ride (
          tenant_id uuid not null references tenant, id uuid not null default uuidv7(), student_id uuid not null,
          companion_id uuid, stop text not null, primary key (tenant_id, id),
          foreign key (tenant_id, student_id) references student on delete cascade,
          foreign key (tenant_id, companion_id) references student on delete cascade
        )`
      await tx`create table bus_stop (tenant_id uuid not null references tenant, name text, primary key (tenant_id, name))`
      await tx`call protect_tenant_table('bus_ride')`
      await tx`call protect_tenant_table('bus_stop')`
    })
    const [, other] = schoolClass.students
    await owner`
      insert into bus_ride (tenant_id, student_id, companion_id, stop)
      values (${tenantId}, ${child.id}, null, 'Am Anger'), (${tenantId}, ${other.id}, ${child.id}, 'Im Grund'),
        (${tenantId}, ${other.id}, null, 'Hinterm Wald')`
    await owner`insert into bus_stop (tenant_id, name) values (${tenantId}, 'Am Anger')`
    const { data, page } = await letter()
    const { addedRows } = JSON.parse(data)
    expect(addedRows).toMatchObject([
      { service: 'bus-ride', tableName: 'bus_ride', content: { student_id: child.id, stop: 'Am Anger' } },
      { service: 'bus-ride', tableName: 'bus_ride', content: { companion_id: child.id, stop: 'Im Grund' } },
    ])
    expect(page).toContain('Aus „bus-ride“: bus_ride')
    expect(page).toContain('Am Anger')
    expect(data + page).not.toContain('Hinterm Wald')
  }, 60_000)

  test('has nothing of the plans and sheets of another child', async () => {
    const [, other] = schoolClass.students
    const request = { method: 'GET', path: `/students/${other.id}/export` }
    const files = unzipSync((await teacher.ask(school.manager, request)).bytes)
    const data = JSON.parse(strFromU8(files['auskunft.json'] ?? new Uint8Array()))
    const { talks, seats, weeks, reportFiles, seals, reportSets, undoRows, storedAnswers, erasures } = data
    const all = [talks, seats, weeks, reportFiles, seals, reportSets, undoRows, storedAnswers, erasures]
    expect(all.flat()).toEqual([])
  }, 60_000)
})
