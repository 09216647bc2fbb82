import { studentClassRelationRoutes } from '@lernspur/contracts/school-admin/student-class-relation.contract'
import { curriculumExportRoutes } from '@lernspur/contracts/school-admin/subject/curriculum-export.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { subjectDeletionRoutes } from '@lernspur/contracts/school-admin/subject-deletion.contract'
import { callsOf } from '../../derive/calls'
import { fullListOf } from '../../derive/full-list'
import { draftNouns } from './draft-nouns'

const { listSubjectStudents, setSubjectStudents } = studentClassRelationRoutes

/** @public */
export const subjectCalls = callsOf(
  'subject',
  { ...subjectRoutes, ...curriculumExportRoutes, ...subjectDeletionRoutes, listSubjectStudents, setSubjectStudents },
  {
    // Domains belong to subjects, and students list the subjects they take.
    stale: ['subject', 'subject-template', 'competence', 'student', 'subject-change', ...draftNouns],
  },
)

export const subjectKeys = subjectCalls.keys
/** Copies subjects with their competences into a class. */
export const copySubjectsMutation = subjectCalls.copySubjects
/** The same into several classes, each with its own choice. */
export const copySubjectsToClassesMutation = subjectCalls.copySubjectsToClasses
export const createSubjectMutation = subjectCalls.createSubject
export const createSubjectTemplateMutation = subjectCalls.createSubjectTemplate
export const deleteSubjectMutation = subjectCalls.deleteSubject
/** The provider's templates. */
export const globalTemplateListQuery = subjectCalls.listGlobalTemplates
/** Subjects of the classes that the caller may see; filter by `schoolClassId`. */
export const subjectListQuery = subjectCalls.listSubjects
/** Names of all subjects in active classes. */
export const subjectNamesQuery = subjectCalls.listSubjectNames
/** All subjects of the classes that the caller may see. */
export const allSubjectsQuery = fullListOf(['subject', 'all'], subjectRoutes.listSubjects)
