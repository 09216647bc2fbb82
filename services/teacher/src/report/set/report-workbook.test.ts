import { expect, test } from 'bun:test'
import { read, utils } from '@e965/xlsx'
import { eventually } from '@lernspur/testing/eventually'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'

const { owner, services } = await servicesForFile({ teacher: teacherService })
const { tenantId, schoolClass, classTeacher } = await testSchool(owner, { studentCount: 3 })
const ask = async (method: 'GET' | 'POST', path: string, body?: object) =>
  services.teacher.ask(classTeacher, { method, path, ...(body && { body }) })
const inClass = `/classes/${schoolClass.id}`
const made = await ask('POST', `${inClass}/reports/bulk`, { name: 'Zeugnis', calculationMethod: 'allEntries' })
const reportIds: string[] = made.body.data.rows.map(({ id }: { id: string }) => id)
const [first = ''] = reportIds

/** The sheets of a workbook of all reports, by their names. */
const sheets = async () => {
  const path = `/report-sets/${(await ask('POST', `${inClass}/report-sets`, { reportIds, form: 'xlsx' })).body.data.id}`
  await eventually(
    async () => (await ask('GET', path)).body.data.state !== 'running',
    () => 'the workbook is made',
  )
  return read((await ask('GET', `${path}/file`)).bytes).Sheets
}

test('levels and comments become a table, in which nothing is a formula', async () => {
  await owner`
    update report set student_first_name = '=1+1', summary_comment = 'Weiter so!'
    where tenant_id = ${tenantId} and id = ${first}`
  const found = await sheets()
  const levels: Record<string, unknown>[] = utils.sheet_to_json(found.Stufen ?? {})
  const [{ count } = { count: 0 }] = await owner<{ count: number }[]>`
    select count(*)::int as count from report_subject rs, jsonb_array_elements(rs.domains) as d,
      jsonb_array_elements(d -> 'competences') where rs.tenant_id = ${tenantId}`
  expect(levels).toHaveLength(count)
  expect(levels.some(({ Vorname }) => Vorname === '=1+1')).toBe(true)
  for (const cell of Object.values(found.Stufen ?? {})) expect(cell.f).toBeUndefined()
  expect(utils.sheet_to_json(found.Bemerkungen ?? {})).toMatchObject([
    { Vorname: '=1+1', Fach: 'Allgemeine Bemerkung', Bemerkung: 'Weiter so!' },
  ])
})

test('further fields of reports stand in the table where the school has them (rule print.8)', async () => {
  expect(await sheets()).not.toHaveProperty('Weitere Angaben')
  const layout = { signers: [], showsUnobserved: true, fields: ['birthDate', 'absences', 'classRemark'] }
  const details = { birthDate: '2017-05-09', daysAbsent: 7, daysUnexcused: null, classRemark: 'War lange krank.' }
  await owner`
    update report set layout = ${owner.json(layout)}, details = ${owner.json(details)}
    where tenant_id = ${tenantId} and id = ${first}`
  const found = await sheets()
  const rows: Record<string, unknown>[] = utils.sheet_to_json(found['Weitere Angaben'] ?? {})
  expect(rows).toHaveLength(reportIds.length)
  expect(rows.filter((row) => row.Geburtsdatum !== '')).toMatchObject([
    { Geburtsdatum: '2017-05-09', 'Versäumte Tage': 7, 'davon unentschuldigt': '' },
  ])
  expect(utils.sheet_to_json(found.Bemerkungen ?? {})).toContainEqual(
    expect.objectContaining({ Fach: 'Bemerkungen der Klassenleitung', Bemerkung: 'War lange krank.' }),
  )
})
