import { useTranslation } from '@lernspur/app-runtime'
import type { ObservationFormStudent } from '@lernspur/contracts/teacher/observation-form/observation-form.contract'
import { EntryAge, LevelBefore } from '../children/last-entry'
import { LevelRow } from '../children/level-row'
import { NoteLine } from '../children/note-line'
import { useChoice } from '../children/use-choice'
import type { ObservationFormData } from '../observation-form-data'
import type { ObservationFormState } from '../use-observation-form'
import { useRowWords } from '../words/use-row-words'

interface PlanDockProps {
  student: ObservationFormStudent | undefined
  work: ObservationFormData
  form: ObservationFormState
}

/** Levels and note of the tapped desk, always in the same place above the save button. */
export function PlanDock({ student, work, form: { store, levels, meanings, lastOf } }: PlanDockProps) {
  const { t } = useTranslation('teacher.observation')
  const words = useRowWords()
  const id = student?.id ?? ''
  const [choice, choose] = useChoice(store, id)
  if (!student) {
    return (
      <p className="grid min-h-30 place-items-center sm:min-h-19 text-sm text-muted-foreground">
        {t(($) => $.plan.tap)}
      </p>
    )
  }
  const name = `${student.firstName} ${student.lastName}`
  const last = lastOf(id)
  return (
    <div className="grid min-h-30 grid-cols-1 [--ground:var(--background)] [--mark:var(--selected)] sm:min-h-19 content-start gap-1 sm:grid-cols-2 sm:gap-x-4">
      <div className="flex min-h-5 items-center gap-3 sm:col-span-2">
        <p className="min-w-0 truncate font-medium">{name}</p>
        <EntryAge lastDay={last.day} isWaiting={last.isWaiting} words={words} />
        <LevelBefore before={work.levels.get(last.levelId ?? '')} words={words} />
      </div>
      <LevelRow
        name={name}
        levels={levels}
        meanings={meanings}
        choice={choice}
        isStop
        noteOnly={words.noteOnly}
        onChoose={choose}
      />
      <NoteLine key={id} studentId={id} name={name} store={store} words={words} isStop />
    </div>
  )
}
