import { useTranslation } from '@lernspur/app-runtime'
import type { ReportPart, ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { type OpenSubject, SubjectCompletionDialog } from './subject-completion-dialog'

/** The requested subjects that are open in the reports, in the order of the reports. */
export const openSubjects = (
  reports: readonly ReportSummary[],
  isIncluded: (report: ReportSummary, part: ReportPart) => boolean = () => true,
): OpenSubject[] => {
  const open = reports
    .filter(({ status }) => status === 'inProgress')
    .flatMap((report) =>
      report.subjects
        .filter((part) => part.status === 'inProgress' && isIncluded(report, part))
        .map((part) => ({ report, part })),
    )
  return [...Map.groupBy(open, ({ part }) => part.schoolSubjectId).values()].map((own) => ({
    name: own[0]?.part.name ?? '',
    reports: own.map(({ report }) => report),
    parts: own.map(({ part }) => part),
  }))
}

interface SubjectCompletionProps {
  classId: string
  subjects: readonly OpenSubject[]
  size?: 'default' | 'sm'
  /** The main action of its surroundings. */
  isMain?: boolean
}

/** Completes one subject in many reports at once; several subjects are offered in a menu. */
export function SubjectCompletion({ classId, subjects, size = 'sm', isMain = false }: SubjectCompletionProps) {
  const look = isMain ? ({ size: 'default', variant: 'default' } as const) : ({ size, variant: 'outline' } as const)
  const { t } = useTranslation('teacher.report')
  const [openSubject, setOpenSubject] = useState<OpenSubject | null>(null)
  const textOf = ({ name, parts }: OpenSubject) =>
    t(($) => $.subjectCompletion.open, { subject: name, count: parts.length })
  return (
    <>
      {subjects.length > 1 ? (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button {...look}>
              <Check aria-hidden />
              {t(($) => $.editor.completeSubject)}
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {subjects.map((subject) => (
              <DropdownMenuItem key={subject.parts[0]?.schoolSubjectId} onSelect={() => setOpenSubject(subject)}>
                {textOf(subject)}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      ) : (
        subjects.map((subject) => (
          <Button key={subject.parts[0]?.schoolSubjectId} {...look} onClick={() => setOpenSubject(subject)}>
            <Check aria-hidden />
            {textOf(subject)}
          </Button>
        ))
      )}
      {openSubject && (
        <SubjectCompletionDialog classId={classId} subject={openSubject} onClose={() => setOpenSubject(null)} />
      )}
    </>
  )
}
