import { blockOf, type EntryBlock, isEntryBlock } from '@lernspur/contracts/official-form/form-content'
import { entryOf, isBlank } from '@lernspur/contracts/official-form/form-entry'
import { fillWording } from '@lernspur/contracts/official-form/wording'
import type { EnmReport } from '@lernspur/contracts/teacher/enm/enm-file.contract'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { entryWords, factsForForm } from '@lernspur/documents/report/form-values'
import type { ReportDocumentProps } from '@lernspur/documents/report-document'
import { reportDocument } from '../print/report.document'

/** Paragraphs of one text, without empty ones. */
const paragraphs = (texts: readonly (string | undefined)[]): string =>
  texts.flatMap((text) => text?.trim() || []).join('\n')

/** What was entered in the blocks of these kinds, in the order of the form. */
const entered = (document: ReportDocumentProps, kinds: readonly EntryBlock['kind'][]): string => {
  const { officialForm } = document
  if (!officialForm) return ''
  const blocks = officialForm.blocks.filter(isEntryBlock).filter(({ kind }) => kinds.includes(kind))
  const facts = factsForForm(document)
  return paragraphs(blocks.map((block) => entryWords(officialForm, block, facts).join(' ')))
}

/** Labels of entries about nothing in particular: a file has no field that means the same. */
const furtherEntries = (document: ReportDocumentProps): string[] => {
  const { officialForm } = document
  if (!officialForm) return []
  const facts = factsForForm(document)
  return officialForm.blocks.flatMap((block) =>
    isEntryBlock(block) && block.kind === 'text' && !isBlank(entryOf(officialForm.entries, block))
      ? [fillWording(block.label, facts)]
      : [],
  )
}

const absencesOf = ({ absences, officialForm }: ReportDocumentProps): EnmReport['absences'] =>
  absences
    ? {
        unit: officialForm ? (blockOf(officialForm.blocks, 'absences')?.unit ?? 'days') : 'days',
        total: absences.days,
        unexcused: absences.unexcused,
      }
    : null

/** What a completed report prints, by the fields of a file (rule enm.4); undefined for one that is not completed. */
export const enmValues = (report: Report): EnmReport | undefined => {
  if (report.completedAt === null) return undefined
  const printed = { ...report, subjectCount: report.subjects.length, printedOn: report.endDate }
  const document = reportDocument(printed, 'de', new Map())
  return {
    id: report.id,
    studentId: report.originalStudentId,
    completedAt: report.completedAt,
    subjects: document.subjects.map(({ name, comment, grade, domains }) => ({
      name,
      comment,
      grade: grade?.grade ?? null,
      competences: domains.flatMap(({ competences }) =>
        competences.map(({ description, level, levelLabel }) => ({
          description,
          level: level === null ? null : (levelLabel ?? null),
        })),
      ),
    })),
    generalRemark: paragraphs([document.comment, document.classRemark]),
    behaviour: entered(document, ['workBehaviour', 'socialBehaviour']),
    promotion: entered(document, ['promotion']),
    recommendation: entered(document, ['recommendation']),
    furtherEntries: furtherEntries(document),
    absences: absencesOf(document),
  }
}
