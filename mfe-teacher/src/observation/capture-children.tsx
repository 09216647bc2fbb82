import { observationListQuery } from '@lernspur/api-client/observation.queries'
import { LevelPictureOf, useQuery, useTranslation } from '@lernspur/app-kit'
import { Button } from '@lernspur/ui/form/button'
import { IconButton } from '@lernspur/ui/form/icon-button'
import { useCallback } from 'react'
import { ClassGap } from '../class-work/gaps'
import type { ClassWork } from '../class-work/use-class-work'
import type { Choice } from './draft'
import { LevelChoice } from './level-choice'
import type { Capture } from './use-capture'
import { useChoiceKeys } from './use-choice-keys'

/** The newest level of each student for a competence. */
const useLevelsBefore = (classId: string, competenceId: string, work: ClassWork) => {
  const { data } = useQuery({
    ...observationListQuery({
      filter: [
        { field: 'schoolClassId', type: 'eq', value: classId },
        { field: 'competenceId', type: 'eq', value: competenceId },
      ],
      order: [
        { field: 'observedAt', dir: 'desc' },
        { field: 'createdAt', dir: 'desc' },
      ],
    }),
    enabled: competenceId !== '',
  })
  return (studentId: string) => {
    const entry = data?.rows.find((one) => one.studentId === studentId && one.performanceLevelV2Id !== null)
    return entry ? work.levels.get(entry.performanceLevelV2Id ?? '') : undefined
  }
}

interface CaptureChildrenProps {
  classId: string
  work: ClassWork
  capture: Capture
}

/** Students of the subject with a choice of levels each; one level can be set for all students at once. */
export function CaptureChildren({ classId, work, capture }: CaptureChildrenProps) {
  const { t } = useTranslation('teacher.observation')
  const { draft, change, scale, students } = capture
  const before = useLevelsBefore(classId, draft.competenceId, work)
  const levels = scale?.performanceLevelsV2 ?? []
  const studentIds = students.map(({ id }) => id)
  const choose = useCallback(
    (studentId: string, choice: Choice) => change({ kind: 'child', studentId, choice }),
    [change],
  )
  const keys = useChoiceKeys({
    studentIds,
    levels,
    choiceOf: (studentId) => draft.choices.get(studentId),
    choose,
    clear: (studentId) => change({ kind: 'clear', studentIds: [studentId] }),
  })
  if (students.length === 0) {
    const [title, text] = [t(($) => $.nobody.title), t(($) => $.nobody.text)]
    return <ClassGap classId={classId} missing="participants" title={title} text={text} />
  }
  return (
    <section aria-labelledby="capture-children" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="capture-children" className="text-lg font-semibold">
          {t(($) => $.children, { count: students.length })}
        </h2>
        <fieldset className="flex flex-wrap items-center gap-1">
          <legend className="sr-only">{t(($) => $.allReached)}</legend>
          <span aria-hidden className="pr-1 text-sm text-muted-foreground">
            {t(($) => $.allReached)}
          </span>
          {levels.map((level) => (
            <IconButton
              key={level.id}
              label={t(($) => $.allAt, { level: level.label })}
              variant="outline"
              onClick={() => change({ kind: 'all', studentIds, choice: level.id })}
            >
              <LevelPictureOf level={level} size={20} decorative />
            </IconButton>
          ))}
          {draft.choices.size > 0 && (
            <Button variant="ghost" onClick={() => change({ kind: 'clear', studentIds })}>
              {t(($) => $.clear)}
            </Button>
          )}
        </fieldset>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the radio groups in it take the focus and the keys. */}
      <div
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-3"
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        {students.map((student, index) => (
          <LevelChoice
            key={student.id}
            student={student}
            levels={levels}
            choice={draft.choices.get(student.id)}
            before={before(student.id)}
            isStop={index === keys.stop}
            onChoose={choose}
          />
        ))}
      </div>
    </section>
  )
}
