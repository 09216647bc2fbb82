import {
  type SetSubjectStudents,
  studentClassRelationRoutes,
} from '@lernspur/contracts/student-class-relation.contract'
import {
  type CreateSubject,
  type CreateSubjectTemplate,
  subjectRoutes,
  type UpdateSubject,
} from '@lernspur/contracts/subject.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof subjectRoutes.listSubjects>
type StudentList = ListOf<typeof studentClassRelationRoutes.listSubjectStudents>

export const subjectKeys = {
  all: ['subject'],
  list: (list: List) => ['subject', 'list', list],
  globalTemplates: (list: List) => ['subject', 'global-templates', list],
  students: (schoolSubjectId: string, list: StudentList) => ['subject', 'students', schoolSubjectId, list],
} as const

/** Domains hang on subjects, and students tell which subjects they take part in. */
const meta = { invalidates: [subjectKeys.all, ['competence'], ['student']] }

/** Subjects of the classes that the caller may see; filter by `schoolClassId`. */
export const subjectListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: subjectKeys.list(list),
    queryFn: ({ signal }) => call(subjectRoutes.listSubjects, { list, signal }),
  })

/** The provider's templates. */
export const globalTemplateListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: subjectKeys.globalTemplates(list),
    queryFn: ({ signal }) => call(subjectRoutes.listGlobalTemplates, { list, signal }),
  })

/** Students who take part in a subject. */
export const subjectStudentsQuery = (schoolSubjectId: string, list: StudentList = {}) =>
  queryOptions({
    queryKey: subjectKeys.students(schoolSubjectId, list),
    queryFn: ({ signal }) =>
      call(studentClassRelationRoutes.listSubjectStudents, { params: { schoolSubjectId }, list, signal }),
  })

export const createSubjectMutation = (schoolClassId: string) =>
  mutationOptions({
    mutationKey: ['subject', 'create', schoolClassId],
    mutationFn: ({ body, idempotencyKey }: { body: CreateSubject; idempotencyKey?: string }) =>
      call(subjectRoutes.createSubject, { params: { schoolClassId }, body, idempotencyKey }),
    meta,
  })

/** Copies subjects with their competences into a class. */
export const copySubjectsMutation = (schoolClassId: string) =>
  mutationOptions({
    mutationKey: ['subject', 'copy', schoolClassId],
    mutationFn: ({ schoolSubjectIds, idempotencyKey }: { schoolSubjectIds: string[]; idempotencyKey?: string }) =>
      call(subjectRoutes.copySubjects, { params: { schoolClassId }, body: { schoolSubjectIds }, idempotencyKey }),
    meta,
  })

export const createSubjectTemplateMutation = () =>
  mutationOptions({
    mutationKey: ['subject', 'create-template'],
    mutationFn: ({ body, idempotencyKey }: { body: CreateSubjectTemplate; idempotencyKey?: string }) =>
      call(subjectRoutes.createSubjectTemplate, { body, idempotencyKey }),
    meta,
  })

/** `updatedAt` as read guards against overwriting somebody else's change: EDIT_CONFLICT. */
export const updateSubjectMutation = () =>
  mutationOptions({
    mutationKey: ['subject', 'update'],
    mutationFn: ({ id, body, updatedAt }: { id: string; body: UpdateSubject; updatedAt?: string }) =>
      call(subjectRoutes.updateSubject, { params: { schoolSubjectId: id }, body, ifMatch: updatedAt }),
    meta,
  })

export const deleteSubjectMutation = () =>
  mutationOptions({
    mutationKey: ['subject', 'delete'],
    mutationFn: (schoolSubjectId: string) => call(subjectRoutes.deleteSubject, { params: { schoolSubjectId } }),
    meta,
  })

/** Says which students of the class take part. */
export const setSubjectStudentsMutation = () =>
  mutationOptions({
    mutationKey: ['subject', 'students'],
    mutationFn: ({ id, body }: { id: string; body: SetSubjectStudents }) =>
      call(studentClassRelationRoutes.setSubjectStudents, { params: { schoolSubjectId: id }, body }),
    meta,
  })

/** A workbook of subjects. */
export const exportSubjectsMutation = () =>
  mutationOptions({
    mutationKey: ['subject', 'export'],
    mutationFn: (schoolSubjectIds: string[]) => call(subjectRoutes.exportSubjects, { body: { schoolSubjectIds } }),
    meta: { savesNothing: true },
  })

/** What the import of a file would write: XLSX or CSV as the export makes it. */
export const previewSubjectImportMutation = (schoolClassId: string) =>
  mutationOptions({
    mutationKey: ['subject', 'import-preview', schoolClassId],
    mutationFn: (file: Blob) => call(subjectRoutes.previewSubjectImport, { params: { schoolClassId }, body: { file } }),
    meta: { savesNothing: true, tellsFailure: true },
  })

/** Writes the subjects of a file into a class; details of a refusal name sheet, row and column. */
export const importSubjectsMutation = (schoolClassId: string) =>
  mutationOptions({
    mutationKey: ['subject', 'import', schoolClassId],
    mutationFn: ({ file, idempotencyKey }: { file: Blob; idempotencyKey?: string }) =>
      call(subjectRoutes.importSubjects, { params: { schoolClassId }, body: { file }, idempotencyKey }),
    meta: { ...meta, tellsFailure: true },
  })
