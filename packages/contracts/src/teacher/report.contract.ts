import * as z from 'zod/mini'
import { formContentSchema } from '../official-form/form-content'
import { semesters } from '../school-admin/school-year.contract'
import { reportFields, reportForms, reportSigners } from '../tenant.contract'
import { languages } from '../wire/error-catalogue'
import { color, day, freeText, id, instant, requiredText, schoolClassParams } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { defineRoutes } from '../wire/route'
import { createErrors, deleteErrors, updateErrors } from '../wire/route-errors'
import { type DraftedSentence, draftedSentenceSchema, draftedSentences } from './drafted-sentence'
import { reportCorrectionSchema, reportReplacementSchema } from './report-correction.contract'
import { reportDetailsSchema } from './report-details.contract'

export { type DraftedSentence, draftedSentenceSchema }

/** Maximum lengths (rule report.8). */
export const reportLimits = { name: 100, comment: 1000, students: 200, subjects: 100, competences: 1000 } as const

export const reportStatuses = ['inProgress', 'completed'] as const
export type ReportStatus = (typeof reportStatuses)[number]

/** How a level is proposed from the observations of the period (rule report.3). */
export const calculationMethods = ['latestEntries', 'allEntries'] as const
export type CalculationMethod = (typeof calculationMethods)[number]

/** One level of the scale as it was when the report was created. */
export const reportLevelSchema = z.object({
  level: z.int(),
  label: z.string(),
  picturePath: z.nullable(z.string()),
  isFrontendPicture: z.boolean(),
})
export type ReportLevel = z.infer<typeof reportLevelSchema>

export const reportCompetenceSchema = z.object({
  /** The competence it was copied from; it may have been renamed or deleted since. */
  competenceId: id,
  description: z.string(),
  /** What the child says of itself, for its form; left out where there is none (rule print.14). */
  childSentence: z.optional(z.string()),
  /** What each level meant for it, lowest first, for drafted sentences; left out where nothing did (rule subject.9). */
  levelDescriptions: z.optional(z.array(z.string())),
  /** The printed level; null is "noch nicht beobachtet". */
  performanceLevel: z.nullable(z.int()),
  /** The level computed from the observations; stays visible beside a decision. */
  proposedLevel: z.nullable(z.int()),
  overwritten: z.boolean(),
  /** Whether a teacher has confirmed the proposal (rule report-subject.1). */
  confirmed: z.optional(z.boolean()),
  /** Number of observations the proposal was computed from. */
  entryCount: z.int(),
  visualLevelLabel: z.nullable(z.string()),
  visualImagePath: z.nullable(z.string()),
})
export type ReportCompetence = z.infer<typeof reportCompetenceSchema>

export const reportDomainSchema = z.object({
  name: z.string(),
  symbol: z.nullable(z.string()),
  competences: z.array(reportCompetenceSchema),
})
export type ReportDomain = z.infer<typeof reportDomainSchema>

export const reportSubjectSchema = z.object({
  id,
  /** The subject it was copied from. */
  schoolSubjectId: id,
  status: z.enum(reportStatuses),
  comment: z.string(),
  name: z.string(),
  abbreviation: z.string(),
  color,
  domains: z.array(reportDomainSchema),
  /** Sentences of the comment. */
  drafted: z.optional(draftedSentences),
  /** The grade that a teacher has decided: empty for none, null for the proposal (rule form.7). */
  grade: z.optional(z.nullable(z.string())),
  updatedAt: instant,
})
export type ReportSubject = z.infer<typeof reportSubjectSchema>

/** The layout of the school without the further fields, which `fields` of the report names. */
const reportPrintLayoutSchema = z.object({
  signers: z.array(z.enum(reportSigners)),
  showsUnobserved: z.boolean(),
  form: z.optional(z.enum(reportForms)),
  language: z.optional(z.enum(languages)),
})

/** The version of an official form that a report is printed in (rule form.5). */
export const reportOfficialFormSchema = z.object({
  versionId: id,
  /** Number of the version, from 1. */
  number: z.int(),
  content: formContentSchema,
})
export type ReportOfficialForm = z.infer<typeof reportOfficialFormSchema>

/** How one print differs from what the report says (rules print.10, print.11). */
export const printParams = z.strictObject({
  language: z.optional(z.enum(languages)),
  reportForm: z.optional(z.enum(reportForms)),
})
export type PrintOptions = z.infer<typeof printParams>

/** A snapshot: later renames, moves and deletions change nothing in it (rule report.1). */
export const reportSchema = z.object({
  id,
  name: z.string(),
  status: z.enum(reportStatuses),
  calculationMethod: z.enum(calculationMethods),
  schoolTermSemester: z.nullable(z.enum(semesters)),
  startDate: day,
  endDate: day,
  completedAt: z.nullable(instant),
  createdBy: id,
  groupId: z.nullable(id),
  schoolClassId: z.nullable(id),
  /** Null when entries of several assessments were counted. */
  performanceAssessmentName: z.nullable(z.string()),
  performanceVisualName: z.nullable(z.string()),
  /** Levels of the scale, lowest first. */
  performanceVisualLevels: z.array(reportLevelSchema),
  studentFirstName: z.string(),
  studentLastName: z.string(),
  studentAvatar: z.nullable(z.string()),
  originalStudentId: id,
  /** The general comment; empty for people who may not read it. */
  summaryComment: z.string(),
  /** Sentences of the general comment. */
  summaryDrafted: z.optional(draftedSentences),
  /** Whether the general comment and the group are the caller's to read and change (rule report.9). */
  canManage: z.boolean(),
  /** For its header, as they were when it was created; the logo as `/api/files/<id>`. */
  schoolName: z.string(),
  schoolSlogan: z.nullable(z.string()),
  schoolLogo: z.nullable(z.string()),
  schoolYearName: z.nullable(z.string()),
  schoolClassName: z.string(),
  schoolClassNickname: z.nullable(z.string()),
  /** Its year of schooling; null where that was not recorded. */
  schoolClassLevel: z.optional(z.nullable(z.int())),
  /** How it is printed, as the school chose when it was created (rule print.6). */
  layout: reportPrintLayoutSchema,
  /** What it contains beside levels and remarks, as the school chose when it was created (rule print.8). */
  fields: z.optional(z.array(z.enum(reportFields))),
  /** Their values; null for people who may not read the general comment. */
  details: z.optional(z.nullable(reportDetailsSchema)),
  /** Its official form, as it was when the report was created; null for the product's own layout. */
  officialForm: z.optional(z.nullable(reportOfficialFormSchema)),
  /** Only the subjects that the caller may access. */
  subjects: z.array(reportSubjectSchema),
  /** What it replaces; null for a report that corrects none (rule report.11). */
  correction: z.optional(z.nullable(reportCorrectionSchema)),
  /** What corrects it; null for a report that nothing corrects. */
  replacement: z.optional(z.nullable(reportReplacementSchema)),
  createdAt: instant,
  updatedAt: instant,
})
export type Report = z.infer<typeof reportSchema>

/**
 * Defaults: all students of the class who take part in one of the subjects, all accessible subjects, the current
 * semester.
 */
export const createReportsSchema = z.strictObject({
  name: requiredText(reportLimits.name),
  calculationMethod: z.enum(calculationMethods),
  studentIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(reportLimits.students))),
  schoolSubjectIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(reportLimits.subjects))),
  startDate: z.optional(day),
  endDate: z.optional(day),
  /** Only their entries count; all by default. */
  performanceAssessmentIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(reportLimits.students))),
  /** The scale of the levels; by default the one that most entries use. */
  performanceVisualId: z.optional(id),
  groupId: z.optional(z.nullable(id)),
  /** A new group, made with the reports. */
  groupName: z.optional(requiredText(reportLimits.name)),
})
export type CreateReports = z.infer<typeof createReportsSchema>

/** Completing with open subjects requires their ids, so that nobody completes a subject unseen. */
export const closeReportSchema = z.strictObject({
  incompleteSubjectIds: z.optional(z.array(id).check(z.maxLength(reportLimits.subjects))),
})
export type CloseReport = z.infer<typeof closeReportSchema>

export const updateReportCommentSchema = z.strictObject({
  summaryComment: z.optional(freeText(reportLimits.comment)),
  summaryDrafted: z.optional(draftedSentences),
})
export type UpdateReportComment = z.infer<typeof updateReportCommentSchema>

/** A level is a decision, or confirms the proposal that it equals; null reverts to the proposal (rule report-subject.1). */
export const updateReportSubjectSchema = z.strictObject({
  status: z.optional(z.enum(reportStatuses)),
  comment: z.optional(freeText(reportLimits.comment)),
  drafted: z.optional(draftedSentences),
  competences: z.optional(
    z
      .array(
        z.strictObject({ competenceId: id, performanceLevel: z.nullable(z.int().check(z.minimum(1), z.maximum(10))) }),
      )
      .check(z.minLength(1), z.maxLength(reportLimits.competences)),
  ),
})
export type UpdateReportSubject = z.infer<typeof updateReportSubjectSchema>

const reportParams = z.object({ reportId: id })

/** A completed report, or one whose class is deleted, is read-only (rules report.6, report.7). */
const finalErrors = ['REPORT_ALREADY_COMPLETED', 'REPORT_NO_CLASS_ASSOCIATION'] as const

export const reportRoutes = defineRoutes({
  createReports: {
    method: 'POST',
    path: '/classes/{schoolClassId}/reports/bulk',
    owner: 'teacher',
    access: 'class:write',
    params: schoolClassParams,
    body: createReportsSchema,
    response: rowsOf(reportSchema),
    status: 201,
    errors: [...createErrors, 'STUDENT_NO_SUBJECT_RELATION'],
  },
  closeReport: {
    method: 'PATCH',
    path: '/reports/{reportId}/close',
    owner: 'teacher',
    access: 'class:write',
    params: reportParams,
    body: closeReportSchema,
    optionalBody: true,
    response: reportSchema,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED', ...finalErrors, 'INVALID_PARAMETERS'],
  },
  deleteReport: {
    method: 'DELETE',
    path: '/reports/{reportId}',
    owner: 'teacher',
    access: 'class:write',
    params: reportParams,
    status: 200,
    errors: deleteErrors,
  },
  updateReportComment: {
    method: 'PATCH',
    path: '/reports/{reportId}/comment',
    owner: 'teacher',
    access: 'class:write',
    params: reportParams,
    body: updateReportCommentSchema,
    response: reportSchema,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED', 'EMPTY_DTO', ...finalErrors, 'EDIT_CONFLICT'],
  },
  updateReportSubject: {
    method: 'PATCH',
    path: '/reports/{reportId}/subjects/{subjectId}',
    owner: 'teacher',
    access: 'class:write',
    params: z.object({ reportId: id, subjectId: id }),
    body: updateReportSubjectSchema,
    response: reportSubjectSchema,
    status: 200,
    errors: [...updateErrors, ...finalErrors, 'EDIT_CONFLICT'],
  },
  getReportPdf: {
    method: 'GET',
    path: '/reports/{reportId}/pdf',
    owner: 'teacher',
    access: 'class:read',
    params: reportParams,
    query: printParams,
    response: 'binary',
    mediaType: 'application/pdf',
    status: 200,
    errors: ['NOT_FOUND', 'REPORT_FILE_UNREADABLE'],
  },
})
