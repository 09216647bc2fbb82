import type { Database } from '@lernspur/database/connection/connect'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { readRosterHubs } from '@lernspur/service-kit/roster/roster-settings'
import { createService, type Service } from '@lernspur/service-kit/service/service'
import { accessRightSlice } from './access-right/access-right.routes'
import { auditEntrySlice } from './audit-entry/audit-entry.routes'
import { calendarFeedSlice } from './calendar-feed/calendar-feed.routes'
import { competenceSlice } from './competence/competence.routes'
import { hubAdmissionSlice } from './hub-admission/hub-admission.routes'
import { officialFormSlice } from './official-form/official-form.routes'
import { openTaskSlice } from './open-task/open-task.routes'
import { referenceDataSlice } from './reference-data/reference-data.routes'
import { retentionSlice } from './retention/retention.routes'
import { roleRequestSlice } from './role-request/role-request.routes'
import { rosterSlice } from './roster/roster.routes'
import type { RosterConfig } from './roster/roster-config'
import { schoolClassSlice } from './school-class/school-class.routes'
import { classTemplateSlice } from './school-class/template/class-template.routes'
import { schoolClosingSlice } from './school-closing/school-closing.routes'
import { schoolCalendarSlice } from './school-year/calendar/school-calendar.routes'
import { rollOverSlice } from './school-year/roll-over/roll-over.routes'
import { schoolYearSlice } from './school-year/school-year.routes'
import { studentImportSlice } from './student/import/student-import.routes'
import { studentJoinSlice } from './student/join/student-join.routes'
import { studentPictureSlice } from './student/picture/student-picture.routes'
import { studentClassRelationSlice } from './student/relation/relation.routes'
import { studentSlice } from './student/student.routes'
import { receiptSlice } from './student-erasure/receipt/receipt.routes'
import { studentErasureSlice } from './student-erasure/student-erasure.routes'
import { caseProviderSlice } from './subject/case-provider/case-provider.routes'
import { subjectChangeSlice } from './subject/change/subject-change.routes'
import { subjectDeletionSlice } from './subject/deletion/subject-deletion.routes'
import { curriculumExportSlice } from './subject/exchange/curriculum/curriculum-export.routes'
import { subjectImportSlice } from './subject/exchange/subject-import.routes'
import { subjectSlice } from './subject/subject.routes'
import { subjectTemplateSlice } from './subject/template/subject-template.routes'
import { tenantSlice } from './tenant/tenant.routes'
import { timetableSlice } from './timetable/timetable.routes'
import { userRoleSlice } from './user-role/user-role.routes'

/** Set-up of a school: years, classes, students, subjects and rights. */
export const schoolAdminService = (
  config: ServiceConfig,
  db: Database,
  rosters: Omit<RosterConfig, 'secret'> = { hubs: readRosterHubs() },
): Service =>
  createService({
    name: 'school-admin',
    config,
    db,
    slices: [
      referenceDataSlice,
      officialFormSlice,
      tenantSlice(config),
      openTaskSlice,
      hubAdmissionSlice,
      userRoleSlice(config),
      schoolClosingSlice,
      retentionSlice,
      roleRequestSlice,
      auditEntrySlice,
      schoolYearSlice,
      schoolCalendarSlice,
      calendarFeedSlice,
      rollOverSlice,
      timetableSlice,
      schoolClassSlice,
      classTemplateSlice,
      studentSlice,
      studentClassRelationSlice,
      studentPictureSlice,
      studentImportSlice,
      rosterSlice({ ...rosters, secret: config.secret }),
      studentJoinSlice,
      studentErasureSlice(config),
      receiptSlice(config),
      subjectSlice,
      subjectChangeSlice,
      subjectImportSlice,
      curriculumExportSlice(config),
      caseProviderSlice,
      subjectDeletionSlice,
      subjectTemplateSlice,
      competenceSlice,
      accessRightSlice,
    ],
  })
