import { SummaryRows } from '@lernspur/app-kit/wizard/summary-rows'
import { useFormat, useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import { ClassChip } from '@lernspur/ui/components/layout/rail-switcher'
import type { ClassFacts } from './class-facts'

/** Summary of a class. */
export function ClassSummary({ facts, base }: { facts: ClassFacts; base: string }) {
  const { t } = useTranslation('school-editors.class-steps')
  const format = useFormat()
  const levelText = useSchoolLevelText()
  const { schoolClass, subjects, assessments } = facts
  if (!schoolClass) return null
  const { name, nickname, schoolLevel, studentCount, schoolYear } = schoolClass
  const scale = assessments[0]?.performanceVisual.name
  return (
    <SummaryRows
      base={base}
      title={
        <div className="flex items-center gap-4">
          <ClassChip className="h-11 min-w-11 text-base">{name}</ClassChip>
          <div className="min-w-0">
            <p>{nickname ?? t(($) => $.finish.className, { name })}</p>
            <p className="text-sm font-normal text-muted-foreground">
              {[levelText(schoolLevel), schoolYear?.name].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
      }
      rows={[
        {
          id: 'students',
          name: t(($) => $.students.step),
          text: studentCount > 0 ? t(($) => $.finish.students, { count: studentCount }) : t(($) => $.finish.noStudents),
          isMissing: studentCount === 0,
        },
        {
          id: 'subjects',
          name: t(($) => $.subjects.step),
          text: format.list(subjects.map((subject) => subject.name)),
          isMissing: subjects.length === 0,
        },
        {
          id: 'assessment-type',
          name: t(($) => $.assessment.step),
          text: scale ?? '',
          isMissing: scale === undefined,
        },
      ]}
    />
  )
}
