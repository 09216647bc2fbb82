import { form } from '@lernspur/testing/form'
import type { Fixture, SampleValue } from '../fixture'

/** A subject without domains, as the export writes it. */
export const subjectFile = (): FormData => {
  const rows = ['Fach,Kunst', 'Kürzel,KU', 'Farbe,#aa3377', 'Stufe,3', 'Bereich,Symbol,Kompetenz']
  return form({ file: new File([rows.join('\n')], 'Kunst.csv') })
}

const music = { name: 'Musik', abbreviation: 'MU', color: '#aa3377' }

/** Well-formed requests for the calls that set up classes, by name. */
export const classSamples = (fixture: Fixture) => {
  const { unusedYearId, emptyClassId, accessRightId } = fixture
  const { schoolClass, outsider } = fixture.school
  const { german } = schoolClass
  const domainId = german.domainIds[0]
  const competences = `/competence-domains/${domainId}/competences`
  const competence = `${competences}/${german.competenceIds[0]}`
  const inClass = `/classes/${schoolClass.id}`
  const [, child] = schoolClass.students
  const relations = [{ studentId: child.id, schoolClassId: schoolClass.id }]
  const student = { firstName: 'Jördis', lastName: 'Neu', schoolClassIds: [schoolClass.id] }
  return {
    changeSchoolClasses: { path: '/classes', body: { classes: [{ id: schoolClass.id, isActive: true }] } },
    countSchoolClasses: { path: '/tenants/current/class-totals' },
    listClassContents: { path: '/classes/contents' },
    createSchoolClass: { path: '/classes', body: { name: '4d', schoolLevel: 4 } },
    updateSchoolClass: { path: inClass, body: { nickname: 'Dachse' }, inSubject: true },
    deleteSchoolClass: { path: `/classes/${emptyClassId}`, inSubject: true },
    assignToSchoolYear: { path: `${inClass}/assign-to-school-year`, body: { schoolYearId: unusedYearId } },
    createAccessRight: {
      path: `${inClass}/access-rights`,
      body: { userId: outsider.userId, canManageStudents: true },
      inSubject: true,
    },
    setAccessRights: {
      path: '/classes/access-rights/bulk',
      body: { changes: [{ schoolClassId: schoolClass.id, userId: outsider.userId, right: null }] },
    },
    createInvitationAccessRight: {
      path: `${inClass}/invitation-access-rights`,
      body: { invitationId: fixture.invitationId, canManageStudents: true },
      inSubject: true,
    },
    listInvitationAccessRights: { path: '/classes/invitation-access-rights' },
    deleteAccessRight: { path: `${inClass}/access-rights/${accessRightId}`, inSubject: true },
    createSubject: { path: `${inClass}/subjects`, body: music, inSubject: true },
    copySubjects: { path: `${inClass}/subjects/copy`, body: { schoolSubjectIds: [german.id] }, inSubject: true },
    importSubjects: { path: `${inClass}/subjects/import`, body: subjectFile(), inSubject: true },
    previewSubjectImport: { path: `${inClass}/subjects/import/preview`, body: subjectFile(), inSubject: true },
    copySubjectsToClasses: {
      path: '/subjects/copy',
      body: { copies: [{ schoolClassId: schoolClass.id, schoolSubjectIds: [german.id] }] },
    },
    listSubjectChanges: { path: '/subjects/changes' },
    undoSubjectChange: { path: `/subjects/changes/${german.id}/undo` },
    createSubjectTemplate: { path: '/subjects/template', body: { ...music, schoolLevel: 3 } },
    listGlobalTemplates: { path: '/subjects/templates/global' },
    exportSubjects: { path: '/subjects/export', body: { schoolSubjectIds: [fixture.provided.template.subjectId] } },
    exportCurriculum: {
      path: '/subjects/export/case',
      body: { schoolSubjectIds: [fixture.provided.template.subjectId] },
    },
    updateSubject: { path: `/subjects/${german.id}`, body: { name: 'neu' }, inSubject: true },
    deleteSubject: { path: `/subjects/${german.id}`, inSubject: true },
    setSubjectStudents: { path: `/subjects/${german.id}/students`, body: { studentIds: [] }, inSubject: true },
    listSubjectStudents: { path: `/subjects/${german.id}/students`, inSubject: true },
    restoreSubject: { path: `/subjects/${fixture.deletedSubjectId}/restore`, inSubject: true },
    getSubjectUse: { path: `/subjects/${german.id}/use`, inSubject: true },
    saveCompetences: {
      path: `/subjects/${german.id}/competences`,
      body: { domains: [], removed: fixture.germanRows },
      inSubject: true,
    },
    createCompetenceDomain: {
      path: `/classes/subjects/${german.id}/competence-domains`,
      body: { name: 'Schreiben' },
      inSubject: true,
    },
    updateCompetenceDomain: {
      path: `/classes/subjects/competence-domains/${domainId}`,
      body: { name: 'neu' },
      inSubject: true,
    },
    getCompetenceDomain: { path: `/competence-domains/${domainId}`, inSubject: true },
    deleteCompetenceDomain: { path: `/competence-domains/${domainId}`, inSubject: true },
    createCompetence: { path: competences, body: { description: 'liest' }, inSubject: true },
    updateCompetence: { path: competence, body: { description: 'neu' }, inSubject: true },
    deleteCompetence: { path: competence, inSubject: true },
    createStudent: { path: '/students', body: student, inSubject: true },
    createStudents: {
      path: '/students/bulk',
      body: { schoolClassId: schoolClass.id, students: [{ firstName: 'Jördis', lastName: 'Neu' }] },
      inSubject: true,
    },
    updateStudent: { path: `/students/${child.id}`, body: { firstName: 'Jördis' }, inSubject: true },
    deleteStudent: { path: `/students/${child.id}`, inSubject: true },
    linkStudents: { path: '/student-class-relations/link', body: { relations }, inSubject: true },
    moveStudents: { path: '/student-class-relations/move', body: { joined: [], left: relations }, inSubject: true },
    unlinkStudents: { path: '/student-class-relations/unlink', body: { relations }, inSubject: true },
  } satisfies Record<string, SampleValue>
}
