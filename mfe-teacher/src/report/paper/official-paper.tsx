import { useSaver } from '@lernspur/app-kit/saving/use-saver'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import {
  blockOf,
  type FormBlock,
  isEntryBlock,
  type StudentField,
} from '@lernspur/contracts/official-form/form-content'
import { entryOf, hasAppeal } from '@lernspur/contracts/official-form/form-entry'
import { fillWording, titleLines } from '@lernspur/contracts/official-form/wording'
import type { Report, ReportOfficialForm } from '@lernspur/contracts/teacher/report.contract'
import { Fragment, type ReactNode } from 'react'
import { generalSection } from '../draft/general-section'
import type { ReportDraft } from '../draft/use-report-draft'
import { useFormFacts } from '../form/use-form-facts'
import { PaperComment } from './paper-comment'
import { SchoolHead } from './paper-head'
import { SignatureLine } from './paper-signatures'

/** Printed where nothing was entered. */
const blank = '–'

function Line({ label, value }: { label: string; value: string }) {
  return (
    <p className="mt-[0.6em]">
      <span className="mr-[0.6em] text-muted-foreground">{label}</span>
      <span className="font-semibold">{value || blank}</span>
    </p>
  )
}

function Comment({ label, draft }: { label: string; draft: ReportDraft }) {
  const { current } = useSaver(draft.general)
  return (
    <div data-section={generalSection}>
      <PaperComment label={label} text={current.comment.trim() || blank} colour="currentcolor" />
    </div>
  )
}

type Signatures = Extract<FormBlock, { kind: 'signatures' }>

/** The lines of the school with its seal between them, and that of the guardians below. */
function SealedLines({ lines, sealLabel }: { lines: Signatures['lines']; sealLabel: string }) {
  const [first, ...others] = lines.filter(({ signer }) => signer !== 'guardians')
  const guardians = lines.find(({ signer }) => signer === 'guardians')
  return (
    <>
      <div className="flex items-end justify-between">
        {first && <SignatureLine label={first.label} isNarrow />}
        <span className="py-[3em] text-center text-[0.8em] text-muted-foreground">{sealLabel}</span>
        {others.map(({ signer, label }) => (
          <SignatureLine key={signer} label={label} isNarrow />
        ))}
      </div>
      {guardians && <SignatureLine label={guardians.label} />}
    </>
  )
}

interface OfficialPaperProps {
  report: Report
  form: ReportOfficialForm
  draft: ReportDraft
  /** Draws the subjects, as the product's own layout does. */
  subjects: (parts: Extract<FormBlock, { kind: 'subjects' }>) => ReactNode
  /** `grades` in words, empty without any. */
  legend: (title: string, grades: string) => ReactNode
}

/** The print preview of an official form: its blocks in their order, as they will print (rule form.1). */
export function OfficialPaper({ report, form, draft, subjects, legend }: OfficialPaperProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const facts = useFormFacts(report)
  const { details } = report
  const { blocks } = form.content
  const day = (text: string | null | undefined) => (text ? format.dayLong(text) : '')
  const { daysAbsent = null, daysUnexcused = null } = details ?? {}
  const absences =
    daysAbsent === null
      ? ''
      : daysUnexcused === null
        ? `${daysAbsent}`
        : `${daysAbsent}, ${t(($) => $.details.daysUnexcused)}: ${daysUnexcused}`
  const separateAbsences =
    daysAbsent === null
      ? ''
      : t(($) => $.form.separateAbsences, { excused: daysAbsent - (daysUnexcused ?? 0), unexcused: daysUnexcused ?? 0 })
  const values: Record<StudentField, string> = {
    name: `${report.studentFirstName} ${report.studentLastName}`,
    firstName: report.studentFirstName,
    lastName: report.studentLastName,
    birthDate: day(details?.birthDate),
    birthPlace: details?.birthPlace ?? '',
    schoolClass: report.schoolClassName,
    schoolLevel: facts.schoolLevel,
    schoolYear: facts.schoolYear,
    semester: facts.semester,
    period: `${day(report.startDate)} – ${day(report.endDate)}`,
  }
  const grades = (blockOf(blocks, 'subjects')?.grades ?? [])
    .filter(({ meaning }) => meaning !== '')
    .map(({ grade, meaning }) => `${grade} ${meaning}`)
    .join(', ')
  const show = (block: FormBlock): ReactNode => {
    if (isEntryBlock(block)) {
      const { choice, text } = entryOf(details?.entries, block)
      const words = [choice === null ? '' : fillWording(choice, facts), text.trim()].filter((one) => one !== '')
      const label = fillWording(block.label, facts)
      return block.hasText ? (
        <PaperComment
          label={label}
          text={words.join('\n') || (block.isOptional ? '\u00a0' : blank)}
          colour="currentcolor"
        />
      ) : (
        <Line label={label} value={words.join(' ')} />
      )
    }
    switch (block.kind) {
      case 'title':
        return (
          <header className="text-center">
            <SchoolHead report={report} />
            {titleLines(block, report.schoolTermSemester).map((line, index) => (
              <p
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a version never change
                key={index}
                className={index === 0 ? 'mt-[0.8em] text-[2.2em] leading-tight font-bold' : 'text-[1.1em]'}
              >
                {fillWording(line, facts)}
              </p>
            ))}
          </header>
        )
      case 'student':
        return (
          <dl className="mt-[1.2em] grid grid-cols-2 gap-x-[1.4em] gap-y-[0.5em]">
            {block.fields.map(({ field, label }) => (
              <div key={`${field} ${label}`} className="flex min-w-0 gap-[0.6em] border-b border-border pb-[0.2em]">
                <dt className="w-[9em] shrink-0 text-muted-foreground">{label}</dt>
                <dd className="min-w-0 font-semibold wrap-anywhere">{values[field] || blank}</dd>
              </div>
            ))}
          </dl>
        )
      case 'subjects':
        return (
          <>
            {block.label !== '' && <h2 className="mt-[1.4em] text-[1.2em] font-bold">{block.label}</h2>}
            {subjects(block)}
          </>
        )
      case 'comment':
        return <Comment label={block.label} draft={draft} />
      case 'absences':
        return <Line label={block.label} value={block.counts === 'separate' ? separateAbsences : absences} />
      case 'conference':
        return <Line label={block.label} value={day(details?.conferenceDate)} />
      case 'issue':
        return <Line label={block.label} value={day(details?.issueDate)} />
      case 'legend':
        return legend(block.label, grades)
      case 'wording':
        return <p className="mt-[1em] font-semibold">{fillWording(block.text, facts)}</p>
      case 'appeal':
        return (
          hasAppeal(block, blocks, details?.entries) && (
            <section className="mt-[1.2em] text-[0.8em]">
              <h2 className="font-semibold">{block.label}</h2>
              <p>{fillWording(block.text, facts)}</p>
            </section>
          )
        )
      case 'signatures':
        return (
          <footer className="mt-[1em]">
            {!blockOf(blocks, 'issue') && <SignatureLine label={t(($) => $.paper.placeAndDate)} />}
            {block.sealLabel === undefined ? (
              <div className="flex justify-between">
                {block.lines.map(({ signer, label }) => (
                  <SignatureLine key={signer} label={label} isNarrow={block.lines.length > 2} />
                ))}
              </div>
            ) : (
              <SealedLines lines={block.lines} sealLabel={block.sealLabel} />
            )}
          </footer>
        )
    }
  }
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a version never change
    <Fragment key={index}>{show(block)}</Fragment>
  ))
}
