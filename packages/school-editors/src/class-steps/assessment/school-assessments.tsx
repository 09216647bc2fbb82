import {
  classesQuery,
  Link,
  paths,
  useParams,
  useSchoolLevelText,
  useSearchParams,
  useSuspenseQueries,
  useTranslation,
} from '@lernspur/app-runtime'
import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import Percent from 'lucide-react/icons/percent'
import { useState } from 'react'
import { EntryDialog } from '../../assessment/entry/entry-dialog'
import { LevelChoice } from '../../assessment/level-choice'
import { SemesterCards } from '../../assessment/list/semester-cards'
import { scalesQuery } from '../scale/scale-queries'
import { AssessmentItem } from './assessment-item'
import { assessmentsQuery } from './assessment-queries'
import { assessmentsOf, useAddToSchool } from './use-add-assessments'

/** Levels of a school without classes and templates. */
const defaultLevels = [1, 2, 3, 4]

/** The school's templates of one level, which is in the URL. Suspends while loading. */
export function SchoolAssessments() {
  const { t } = useTranslation('school-editors.assessment')
  const levelText = useSchoolLevelText()
  const { schoolId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const [assessments, visuals, classes] = useSuspenseQueries({
    queries: [assessmentsQuery(null), scalesQuery(null), classesQuery()],
  })
  const templates = assessments.data.rows
  const scales = visuals.data.rows
  const known = [...templates, ...classes.data.rows].map(({ schoolLevel }) => schoolLevel)
  const levels = [...new Set(known.length > 0 ? known : defaultLevels)].toSorted((a, b) => a - b)
  const level = levels.find((one) => String(one) === search.get('level')) ?? levels[0] ?? 1
  const { add, busy } = useAddToSchool(templates)
  const [semester, setSemester] = useState<Semester | null>(null)
  const [chosen, choose] = useState<readonly number[]>([])
  const own = templates.filter(({ schoolLevel }) => schoolLevel === level)
  const open = (one: Semester) => {
    choose([level])
    setSemester(one)
  }
  const close = () => setSemester(null)
  if (scales.length === 0)
    return (
      <EmptyState
        icon={<Percent />}
        title={t(($) => $.list.emptyTitle)}
        description={t(($) => $.list.noScale)}
        action={
          <Button asChild>
            <Link to={paths.schoolVisual(schoolId)}>{t(($) => $.list.toScales)}</Link>
          </Button>
        }
      />
    )
  return (
    <>
      <LabelledField label={t(($) => $.list.level)} className="max-w-60">
        <SelectInput
          options={levels.map((one) => ({ value: String(one), label: levelText(one) }))}
          value={String(level)}
          onValueChange={(value) => setSearch({ level: value }, { replace: true })}
        />
      </LabelledField>
      <SemesterCards
        assessments={own}
        row={(assessment) => <AssessmentItem key={assessment.id} assessment={assessment} scales={scales} />}
        onAdd={open}
      />
      {semester && (
        <EntryDialog
          semester={semester}
          scales={scales}
          scaleId={own[0]?.performanceVisualId ?? scales[0]?.id ?? ''}
          busy={busy}
          onSubmit={(entry) => void add(assessmentsOf(entry), chosen).then(close, () => null)}
          onClose={close}
        >
          <LevelChoice all={levels} value={chosen} onValueChange={choose} />
        </EntryDialog>
      )}
    </>
  )
}
