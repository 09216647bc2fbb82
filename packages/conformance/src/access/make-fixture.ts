import type { Database } from '@lernspur/database/connection/connect'
import { form, pngFile } from '@lernspur/testing/form'
import type { ServiceUnderTest } from '@lernspur/testing/service-under-test'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'
import type { Fixture } from './fixture'
import { type SchoolRowIds, schoolRows } from './row/school-rows'
import { undoEntry } from './row/undo-rows'
import { pictureOfLevel } from './sample/assessing-samples'
import { classTemplates } from './sample/class-template-samples'
import { erasureFixture } from './sample/erasure-samples'
import { deliveredWebhook, openInvitation, programToken, waitingReset } from './sample/identity-samples'
import { providerFixture, requestedRole, waitingRole } from './sample/provider-samples'
import { waitingDeletion } from './sample/retention-samples'
import { madeRollOver } from './sample/roll-over-samples'
import { pictureChange, studentImport } from './sample/student-import-samples'
import { studentJoins } from './sample/student-join-samples'

const writeSchoolRows = async (owner: Database, tenantId: string): Promise<SchoolRowIds> => {
  const ids = Object.entries(schoolRows).map(async ([table, values]) => {
    const [row] = await owner<{ id: string }[]>`
      insert into ${owner(table)} ${owner({ tenant_id: tenantId, ...values })} returning id`
    return [table, row?.id] as const
  })
  return Object.fromEntries(await Promise.all(ids)) as SchoolRowIds
}

/** A deleted subject that the subject teacher had access to. */
const deletedSubject = async (owner: Database, school: TestSchool, accessRightId: string): Promise<string> => {
  const { tenantId, schoolClass } = school
  const id = Bun.randomUUIDv7()
  const [german] = await owner<{ content: object }[]>`
    select to_jsonb(ss) as content from school_subject ss
    where ss.tenant_id = ${tenantId} and ss.id = ${schoolClass.german.id}`
  const right = { class_access_right_id: accessRightId, school_class_id: schoolClass.id, school_subject_id: id }
  await undoEntry(owner, school, 'subject-deletion', schoolClass.id, [
    { action: 'delete', table: 'school_subject', content: { ...german?.content, id } },
    { action: 'delete', table: 'class_access_right_subject', content: { ...right, id: Bun.randomUUIDv7() } },
  ])
  return id
}

/**
 * A school with one row of everything, made through `ask` and SQL. The hidden subject is Mathematik: the rows that the
 * matrix names by id are never the subject teacher's.
 */
export const makeFixture = async (owner: Database, ask: ServiceUnderTest['ask']): Promise<Fixture> => {
  const school = await testSchool(owner)
  const { schoolClass, classTeacher } = school
  const post = async (path: string, body: object) => (await ask(classTeacher, { method: 'POST', path, body })).body.data
  const entry = {
    schoolClassId: schoolClass.id,
    studentId: schoolClass.students[0].id,
    competenceId: schoolClass.mathematics.competenceIds[0],
    description: 'Rechnet im Kopf',
  }
  const observation = await post('/observations-v2', entry)
  const photo = await post(`/observations-v2/${observation.id}/photos`, form({ file: pngFile() }))
  const { id: deletedPhotoId } = await post(`/observations-v2/${observation.id}/photos`, form({ file: pngFile() }))
  await ask(classTeacher, { method: 'DELETE', path: `/observation-photos/${deletedPhotoId}` })
  const { id: deletedObservationId } = await post('/observations-v2', entry)
  await ask(classTeacher, { method: 'DELETE', path: `/observations-v2/${deletedObservationId}` })
  const seatingPlan = await post(`/classes/${schoolClass.id}/seating-plans`, { room: '', desks: [] })
  const legacyObservation = await post('/observations', entry)
  const visual = await post('/performance-visuals', {
    name: 'Daumen',
    schoolClassId: schoolClass.id,
    performanceLevelsV2: [{ label: 'runter' }, { label: 'hoch' }],
  })
  const { id: performanceVisualId } = await post(`/performance-visuals/${visual.id}/duplicate`, {
    schoolClassId: schoolClass.id,
  })
  const swap = `/performance-assessments/${schoolClass.secondTerm.testing}/change-visual`
  await ask(classTeacher, { method: 'PATCH', path: swap, body: { performanceVisualId } })
  const picture = await post(`/performance-visuals/${visual.id}/performance-levels`, pictureOfLevel())
  const type = await post('/assessment-types', { name: 'Ampel', schoolClassId: schoolClass.id })
  const typeLevel = await post(`/assessment-types/${type.id}/performance-levels`, pictureOfLevel())
  const talkSheet = await post(`/classes/${schoolClass.id}/students/${schoolClass.students[0].id}/talk-sheets`, {})
  const group = await post(`/classes/${schoolClass.id}/report-groups`, { name: 'Halbjahr' })
  const reports = await post(`/classes/${schoolClass.id}/reports/bulk`, {
    name: 'Zeugnis',
    calculationMethod: 'allEntries',
    schoolSubjectIds: [schoolClass.mathematics.id],
    studentIds: [schoolClass.students[0].id],
    groupId: group.id,
  })
  const [report] = reports.rows
  const finals = await post(`/classes/${schoolClass.id}/reports/bulk`, {
    name: 'Abschluss',
    calculationMethod: 'allEntries',
    schoolSubjectIds: [schoolClass.mathematics.id],
    studentIds: [schoolClass.students[0].id],
  })
  const [completed] = finals.rows
  const closing = { incompleteSubjectIds: [completed.subjects[0].id] }
  await ask(classTeacher, { method: 'PATCH', path: `/reports/${completed.id}/close`, body: closing })
  const toSign = await post(`/classes/${schoolClass.id}/reports/bulk`, {
    name: 'Unterschrift',
    calculationMethod: 'allEntries',
    schoolSubjectIds: [schoolClass.mathematics.id],
    studentIds: [schoolClass.students[0].id],
  })
  const [ready] = toSign.rows
  await owner`
    update report_subject set status = 'completed' where tenant_id = ${school.tenantId} and report_id = ${ready.id}`
  // Written by SQL, because the call would have the file made, which takes longer than all the rest.
  const [reportSet] = await owner<{ id: string }[]>`
    insert into report_set (tenant_id, school_class_id, creator_id, form, duplex, report_ids, state, bytes)
    values (${school.tenantId}, ${schoolClass.id}, ${classTeacher.userId}, 'zip', false, ${[report.id]}::uuid[], 'done',
      'any bytes')
    returning id`
  const emptyClassId = Bun.randomUUIDv7()
  await owner`
    insert into school_class (tenant_id, id, name, school_level, creator_id)
    values (${school.tenantId}, ${emptyClassId}, '3c', 3, ${classTeacher.userId})`
  await owner`
    insert into class_access_right (tenant_id, school_class_id, user_id, can_write_competence_entries)
    values (${school.tenantId}, ${emptyClassId}, ${school.subjectTeacher.userId}, true)`
  const [right] = await owner<{ id: string }[]>`
    select id from class_access_right where tenant_id = ${school.tenantId} and school_class_id = ${schoolClass.id}`
  const germanRows = await owner<{ id: string; updatedAt: string }[]>`
    select id, updated_at from competence_domain
    where tenant_id = ${school.tenantId} and school_subject_id = ${schoolClass.german.id}
    union all
    select c.id, c.updated_at from competence c
    where c.tenant_id = ${school.tenantId} and c.domain_id = any(${[...schoolClass.german.domainIds]}::uuid[])`
  const [location] = await owner<
    Fixture['region'][]
  >`select id as state_id, country_id from state order by name limit 1`
  const [year] = await owner<{ id: string }[]>`
    insert into school_year (tenant_id, name, year, school_year_start, school_year_end)
    values (${school.tenantId}, 'Später', 2140, '2140-08-01', '2141-07-31') returning id`
  await owner`
    insert into school_term (tenant_id, school_year_id, name, school_term_semester, start_date, end_date)
    values (${school.tenantId}, ${year?.id ?? ''}, '1. Halbjahr', 'first', '2140-08-01', '2141-01-31')`
  if (!location || !year || !right || !reportSet) throw new Error('The fixture is not whole.')
  const programTokenId = await programToken(owner, school)
  return {
    school,
    provided: await providerFixture(owner, school),
    region: { stateId: location.stateId, countryId: location.countryId },
    unusedYearId: year.id,
    emptyClassId,
    classTemplates: await classTemplates(owner, school),
    invitationId: await openInvitation(owner, school),
    programTokenId,
    webhook: await deliveredWebhook(owner, school, programTokenId),
    otherTokenId: await programToken(owner, school),
    twoFactorResetId: await waitingReset(owner, school),
    rollOverId: await madeRollOver(owner, school, year.id),
    dueDeletionId: await waitingDeletion(owner, school),
    waitingRoleId: await waitingRole(owner, school),
    requestedRoleId: await requestedRole(owner, school),
    germanRows: [...germanRows],
    deletedSubjectId: await deletedSubject(owner, school, right.id),
    accessRightId: right.id,
    rowIds: await writeSchoolRows(owner, school.tenantId),
    studentImportId: await studentImport(owner, school),
    studentJoins: await studentJoins(owner, school),
    pictureChangeId: await pictureChange(owner, school),
    observationId: observation.id,
    deletedObservationId,
    reportSetId: reportSet.id,
    talkSheetId: talkSheet.id,
    photoId: photo.id,
    deletedPhotoId,
    seatingPlanId: seatingPlan.id,
    legacyObservationId: legacyObservation.id,
    erasures: await erasureFixture(owner, school),
    groupId: group.id,
    reportId: report.id,
    completedReportId: completed.id,
    completedBundle: {
      schoolClassId: schoolClass.id,
      name: completed.name,
      startDate: completed.startDate,
      endDate: completed.endDate,
    },
    readyReportId: ready.id,
    reportSubjectId: report.subjects[0].id,
    visual: { id: visual.id, levelId: visual.performanceLevelsV2[0].id },
    assessmentType: { id: type.id, levelId: typeLevel.id },
    fileId: picture.picturePath.slice('files/'.length),
  }
}
