import { useTranslation } from '@lernspur/app-runtime'
import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'
import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card, CardContent } from '@lernspur/ui/components/ui/card'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { WeightTotal } from './weight-total'

interface SemesterCardProps {
  semester: Semester
  assessments: readonly PerformanceAssessment[]
  row: (assessment: PerformanceAssessment) => ReactNode
  /** Undefined where none can be added, as in earlier school years. */
  onAdd?: () => void
}

/** The assessments of a semester, with the sum of their weights. */
export function SemesterCard({ semester, assessments, row, onAdd }: SemesterCardProps) {
  const { t } = useTranslation('school-editors.assessment')
  const title = t(($) => $.semester[semester])
  return (
    <Card>
      <CardHeading
        title={title}
        actions={
          onAdd && (
            <Button
              variant="outline"
              size="sm"
              aria-haspopup="dialog"
              aria-label={t(($) => $.entry.addTo, { semester: title })}
              onClick={onAdd}
            >
              <Plus aria-hidden className="size-4" />
              {t(($) => $.entry.add)}
            </Button>
          )
        }
      />
      <CardContent className="grid grid-cols-1 gap-4">
        {assessments.length === 0 ? (
          <p className="text-muted-foreground">{t(($) => $.semester.none)}</p>
        ) : (
          <>
            <ul aria-label={title} className="divide-y">
              {assessments.map(row)}
            </ul>
            <WeightTotal rows={assessments} />
          </>
        )}
      </CardContent>
    </Card>
  )
}
