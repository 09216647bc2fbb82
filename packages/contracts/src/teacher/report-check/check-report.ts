import type { FormBlock } from '../../official-form/form-content'
import { type FormDetails, missingEntries } from '../../official-form/form-entry'
import {
  type DraftedSentence,
  type Report,
  type ReportCompetence,
  type ReportSubject,
  reportLimits,
} from '../report.contract'
import { printedLines } from '../student/talk-page'
import { type ChildName, otherNames } from './other-names'
import { lostInPrint } from './printed-letters'
import type { Pronoun } from './pronoun'
import type { RemarkRange } from './remark-word'
import { type RepeatedSentences, repeatedIn } from './repeated-sentence'
import { wrongPronouns } from './wrong-pronoun'

/** What a check reads: a report, or one with unsaved changes. */
export type CheckedReport = Pick<
  Report,
  'studentFirstName' | 'studentLastName' | 'summaryComment' | 'summaryDrafted' | 'canManage'
> &
  Partial<Pick<Report, 'fields' | 'details' | 'officialForm'>> & {
    readonly subjects: readonly CheckedSubject[]
  }
export type CheckedSubject = Pick<
  ReportSubject,
  'id' | 'schoolSubjectId' | 'name' | 'status' | 'comment' | 'drafted' | 'domains'
>

/** What a check knows beside the report; anything left out is not checked. */
export interface CheckContext {
  /** The other children of the class. */
  readonly others?: readonly ChildName[]
  /** Null while unknown. */
  readonly pronoun?: Pronoun | null
  /** The repeated sentences of all reports that belong together, by `repeatedSentences`. */
  readonly repeated?: RepeatedSentences
}

/** Where a finding is: a subject, or the general comment. */
interface FindingSection {
  readonly subject: Pick<CheckedSubject, 'id' | 'schoolSubjectId' | 'name'> | null
}

/** One thing to look at in a remark. */
export type RemarkFinding = FindingSection &
  (
    | { readonly kind: 'remarkMissing' }
    /** Characters beyond the limit of a remark. */
    | { readonly kind: 'tooLong'; readonly by: number }
    /** Lines beyond the space of a remark on the page. */
    | { readonly kind: 'overflow'; readonly by: number }
    /** Letters that are printed as question marks. */
    | { readonly kind: 'notPrinted'; readonly place: RemarkRange }
    | { readonly kind: 'otherName'; readonly place: RemarkRange; readonly name: string }
    | { readonly kind: 'wrongPronoun'; readonly place: RemarkRange }
    /** A sentence that occurs in `count` reports. */
    | { readonly kind: 'repeated'; readonly place: RemarkRange; readonly count: number }
  )

/** One thing to look at before a report is completed. None of them prevents completion. */
export type ReportFinding =
  | RemarkFinding
  | (FindingSection &
      (
        | { readonly kind: 'subjectOpen' }
        /** The child's name has letters that are printed as question marks. */
        | { readonly kind: 'nameNotPrinted' }
        /** Further fields that the school requires and that are empty (rule print.8). */
        | { readonly kind: 'birthDateMissing' | 'absencesMissing' | 'classRemarkMissing' }
        /** Blocks of the official form in which nothing was entered (rule form.4). */
        | { readonly kind: 'entryMissing'; readonly labels: readonly string[] }
        /** Competences whose proposal nobody has confirmed or changed. */
        | { readonly kind: 'unconfirmed'; readonly competenceIds: readonly string[] }
        /** Competences without a level. */
        | { readonly kind: 'levelMissing'; readonly competenceIds: readonly string[] }
        /** Competences whose proposal or number of entries today's entries would change (rule report-subject.6). */
        | { readonly kind: 'notCurrent'; readonly competenceIds: readonly string[] }
        /** Drafted sentences that nobody has checked (rule remark.6). */
        | { readonly kind: 'drafted'; readonly count: number }
      ))
export type FindingKind = ReportFinding['kind']

/** Maximum printed lines of a remark: half a page. */
const remarkLines = 28

/** Whether a level was decided, or its proposal confirmed (rule report-subject.1). */
export const isConfirmed = ({ overwritten, confirmed }: Pick<ReportCompetence, 'overwritten' | 'confirmed'>): boolean =>
  overwritten || confirmed === true

const sectionOf = ({ id, schoolSubjectId, name }: CheckedSubject) => ({ id, schoolSubjectId, name })

const competencesOf = ({ domains }: CheckedSubject): ReportCompetence[] =>
  domains.flatMap(({ competences }) => competences)

/** Findings in one remark. */
export const checkRemark = (
  remark: string,
  { studentFirstName, studentLastName }: Pick<CheckedReport, 'studentFirstName' | 'studentLastName'>,
  { others = [], pronoun = null, repeated = new Map() }: CheckContext,
  subject: FindingSection['subject'],
): RemarkFinding[] => {
  if (remark.trim() === '') return [{ kind: 'remarkMissing', subject }]
  const own = { firstName: studentFirstName, lastName: studentLastName }
  const by = remark.length - reportLimits.comment
  const lines = printedLines(remark) - remarkLines
  return [
    ...(by > 0 ? [{ kind: 'tooLong', subject, by } as const] : []),
    ...(lines > 0 ? [{ kind: 'overflow', subject, by: lines } as const] : []),
    ...lostInPrint(remark).map((location) => ({ kind: 'notPrinted', subject, place: location }) as const),
    ...otherNames(remark, own, others).map(
      ({ name, ...location }) => ({ kind: 'otherName', subject, place: location, name }) as const,
    ),
    ...wrongPronouns(remark, studentFirstName, pronoun).map(
      (location) => ({ kind: 'wrongPronoun', subject, place: location }) as const,
    ),
    ...repeatedIn(remark, studentFirstName, repeated).map(
      ({ count, ...location }) => ({ kind: 'repeated', subject, place: location, count }) as const,
    ),
  ]
}

const checkDrafted = (
  drafted: readonly DraftedSentence[] | undefined,
  remark: string,
  subject: FindingSection['subject'],
): ReportFinding[] => {
  const count = drafted?.filter(({ text }) => remark.includes(text)).length ?? 0
  return count > 0 ? [{ kind: 'drafted', subject, count }] : []
}

const checkLevels = (checked: CheckedSubject): ReportFinding[] => {
  const subject = sectionOf(checked)
  const idsOf = (matches: (competence: ReportCompetence) => boolean) =>
    competencesOf(checked).flatMap((one) => (matches(one) ? [one.competenceId] : []))
  const unconfirmed = idsOf((one) => one.performanceLevel !== null && !isConfirmed(one))
  const missing = idsOf((one) => one.performanceLevel === null)
  const isOpen = checked.status === 'inProgress'
  return [
    ...(isOpen ? [{ kind: 'subjectOpen', subject } as const] : []),
    // Somebody who completes a subject answers for what it shows.
    ...(isOpen && unconfirmed.length > 0
      ? [{ kind: 'unconfirmed', subject, competenceIds: unconfirmed } as const]
      : []),
    ...(missing.length > 0 ? [{ kind: 'levelMissing', subject, competenceIds: missing } as const] : []),
  ]
}

const checkName = ({ studentFirstName, studentLastName }: CheckedReport): ReportFinding[] =>
  lostInPrint(`${studentFirstName} ${studentLastName}`).length > 0 ? [{ kind: 'nameNotPrinted', subject: null }] : []

/** What an official form asks for besides; texts are checked like remarks. */
const checkEntries = (
  blocks: readonly FormBlock[],
  details: FormDetails,
  report: CheckedReport,
  context: CheckContext,
): ReportFinding[] => {
  const labels = missingEntries(blocks, details)
  const texts = (details.entries ?? []).filter(({ text }) => text.trim() !== '')
  return [
    ...(labels.length > 0 ? [{ kind: 'entryMissing', subject: null, labels } as const] : []),
    ...texts.flatMap(({ text }) => checkRemark(text, report, { ...context, repeated: new Map() }, null)),
  ]
}

/** Further fields, hidden from those who may not write them; their remark is checked like the others. */
const checkDetails = (report: CheckedReport, context: CheckContext): ReportFinding[] => {
  const { fields = [], details, officialForm } = report
  if (!details) return []
  const { birthDate, daysAbsent, classRemark } = details
  const isMissing = (field: (typeof fields)[number], isFilled: boolean) => fields.includes(field) && !isFilled
  const subject = null
  return [
    ...(isMissing('birthDate', birthDate !== null) ? [{ kind: 'birthDateMissing', subject } as const] : []),
    ...(isMissing('absences', daysAbsent !== null) ? [{ kind: 'absencesMissing', subject } as const] : []),
    ...(isMissing('classRemark', classRemark.trim() !== '') ? [{ kind: 'classRemarkMissing', subject } as const] : []),
    ...checkEntries(officialForm?.content.blocks ?? [], details, report, context),
    ...(fields.includes('classRemark') && classRemark.trim() !== ''
      ? checkRemark(classRemark, report, { ...context, repeated: new Map() }, subject)
      : []),
  ]
}

/**
 * Findings in a report before it is completed, by subject in their order; the general comment comes last, for those who
 * may write it (rule remark.1).
 */
export const checkReport = (report: CheckedReport, context: CheckContext = {}): ReportFinding[] => [
  ...report.subjects.flatMap((subject) => [
    ...checkLevels(subject),
    ...checkRemark(subject.comment, report, context, sectionOf(subject)),
    ...checkDrafted(subject.drafted, subject.comment, sectionOf(subject)),
  ]),
  ...(report.canManage
    ? [
        ...checkRemark(report.summaryComment, report, context, null),
        ...checkDrafted(report.summaryDrafted, report.summaryComment, null),
        ...checkDetails(report, context),
        ...checkName(report),
      ]
    : []),
]

/** The remarks of a report, for `repeatedSentences`. */
export const remarksOf = ({ studentFirstName, subjects, summaryComment }: CheckedReport) => ({
  studentFirstName,
  remarks: [...subjects.map(({ comment }) => comment), summaryComment],
})
