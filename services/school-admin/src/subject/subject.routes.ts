import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { deleteSubject, updateSubject } from './change-subject'
import { getSubjectContent } from './content/get-subject-content'
import { copySubjects, copyToClasses } from './copy-subjects'
import { createSubject } from './create-subject'
import { exportSubjects } from './exchange/export-subjects'
import { listSubjectNames } from './list-subject-names'
import { listSubjects } from './list-subjects'
import { createSubjectTemplate } from './template/create-subject-template'
import { listGlobalTemplates } from './template/list-global-templates'

export const subjectSlice = slice(subjectRoutes, {
  createSubject: ({ call, params, body }) => createSubject(call, params.schoolClassId, body),
  copySubjects: ({ call, params, body }) => copySubjects(call, params.schoolClassId, body.schoolSubjectIds),
  copySubjectsToClasses: ({ call, body }) => copyToClasses(call, body),
  getSubjectContent: ({ call, params }) => getSubjectContent(call, params.schoolSubjectId),
  createSubjectTemplate: ({ call, body }) => createSubjectTemplate(call, body),
  listGlobalTemplates: ({ call, list }) => listGlobalTemplates(call, list),
  exportSubjects: ({ call, body }) => exportSubjects(call, body.schoolSubjectIds),
  updateSubject: ({ call, params, body }) => updateSubject(call, params.schoolSubjectId, body),
  deleteSubject: ({ call, params }) => deleteSubject(call, params.schoolSubjectId),
  listSubjectNames: ({ call }) => listSubjectNames(call),
  listSubjects: ({ call, list }) => listSubjects(call, list),
})
