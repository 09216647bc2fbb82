import { decideReportGradeMutation } from '@lernspur/api-client/teacher/report.queries'
import { useFormat, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { FormGrade } from '@lernspur/contracts/official-form/form-content'
import { explainSubjectGrade } from '@lernspur/contracts/official-form/grade-proposal'
import type { Report, ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { Popover, PopoverContent, PopoverTrigger } from '@lernspur/ui/components/ui/popover'
import { useGradeName } from './use-grade-name'

/** Values of the choice that are no grade; no grade is longer than twelve characters. */
const proposal = 'proposal-of-levels'
const notGraded = 'without-any-grade'

interface SubjectGradeProps {
  report: Report
  /** The subject with its unsaved levels. */
  subject: ReportSubject
  grades: readonly FormGrade[]
  isReadOnly: boolean
}

/** The levels behind a proposed grade, and the rule by which it follows from them (rule form.7). */
function GradeReason({ report, subject, grades }: Omit<SubjectGradeProps, 'isReadOnly'>) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const nameOf = useGradeName()
  const scale = report.performanceVisualLevels
  const reason = explainSubjectGrade(subject.domains, scale.length, grades)
  const form = report.officialForm
  const title = t(($) => $.grade.why)
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="link" size="sm" className="min-h-11 px-0">
          {title}
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label={title} className="grid w-80 gap-3 text-sm">
        <p>
          {reason
            ? t(($) => $.grade.reason, {
                count: reason.levels.length,
                mean: format.number(reason.mean),
                levels: reason.scale,
                share: reason.share,
                from: reason.grade.from,
                grade: nameOf(reason.grade),
              })
            : t(($) => $.grade.noLevels)}
        </p>
        <table className="w-full">
          <caption className="pb-1 text-left text-muted-foreground">{t(($) => $.grade.rule)}</caption>
          <tbody>
            {grades.map((one) => (
              <tr key={one.grade} className={one.grade === reason?.grade.grade ? 'font-semibold' : undefined}>
                <th scope="row" className="py-0.5 text-left font-[inherit]">
                  {nameOf(one)}
                </th>
                <td className="text-right tabular-nums">{t(($) => $.grade.from, { from: one.from })}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-muted-foreground">
          {t(($) => $.grade.ours)}
          {form && ` ${t(($) => $.grade.ofForm, { name: form.content.name, number: form.number })}`}
        </p>
      </PopoverContent>
    </Popover>
  )
}

/** The grade of a subject: proposed from its levels, decided by whoever writes it (rule form.7). */
export function SubjectGrade(props: SubjectGradeProps) {
  const { report, subject, grades, isReadOnly } = props
  const { t } = useTranslation('teacher.report')
  const toast = useToast()
  const nameOf = useGradeName()
  const { mutateAsync, isPending } = useMutation(decideReportGradeMutation())
  const decided = report.subjects.find(({ id }) => id === subject.id)?.grade ?? null
  const proposed = explainSubjectGrade(subject.domains, report.performanceVisualLevels.length, grades)?.grade
  const decide = async (grade: string | null, before: string | null) => {
    await mutateAsync({ params: { reportId: report.id, subjectId: subject.id }, body: { grade, before } })
  }
  const choose = async (value: string) => {
    const grade = value === proposal ? null : value === notGraded ? '' : value
    if (grade === decided) return
    await decide(grade, decided)
    toast({
      text: t(($) => $.grade.decided, { subject: subject.name }),
      undo: () => void decide(decided, grade).catch(() => null),
      about: report.id,
    })
  }
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
      <LabelledField label={t(($) => $.grade.label, { subject: subject.name })} className="w-full max-w-72">
        <SelectInput
          disabled={isReadOnly || isPending}
          value={decided === null ? proposal : decided === '' ? notGraded : decided}
          onValueChange={(value) => void choose(value).catch(() => null)}
          options={[
            {
              value: proposal,
              label: proposed ? t(($) => $.grade.proposal, { grade: nameOf(proposed) }) : t(($) => $.grade.noProposal),
            },
            ...grades.map((one) => ({ value: one.grade, label: nameOf(one) })),
            { value: notGraded, label: t(($) => $.grade.none) },
          ]}
        />
      </LabelledField>
      <GradeReason report={report} subject={subject} grades={grades} />
    </div>
  )
}
