import { useTranslation } from '@lernspur/app-runtime'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { hasPicture } from '../../level/has-picture'
import { LevelFace } from '../../level/level-sign'
import type { ObservationFormState } from '../use-observation-form'
import { useChangeMany } from './use-change-many'

/**
 * "Für alle:" with a button for each level, which says its name: the legend of the pictures in the rows below. After it
 * the exceptions are tapped. What it replaces can be undone.
 */
export function ForAll({ form: { store, levels, students } }: { form: ObservationFormState }) {
  const { t } = useTranslation('teacher.observation')
  const change = useChangeMany(store)
  const studentIds = students.map(({ id }) => id)
  return (
    <fieldset className="flex min-w-0 items-center gap-2">
      <legend className="sr-only">{t(($) => $.forAll)}</legend>
      <span aria-hidden className="w-8 text-xs leading-4 text-muted-foreground sm:w-16 sm:text-sm">
        {t(($) => $.forAll)}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap gap-1">
        {levels.map((level) => (
          <IconButton
            key={level.id}
            label={t(($) => $.allAt, { level: level.label })}
            data-level={level.id}
            variant="outline"
            className="h-auto min-h-12 w-auto min-w-11 flex-1 basis-0 flex-col gap-0.5 px-0.5 py-1 text-xs leading-4 font-normal sm:min-h-11 sm:max-w-44 sm:flex-row sm:gap-1.5 sm:px-2"
            onClick={() =>
              change(
                { kind: 'all', studentIds, choice: level.id },
                t(($) => $.replaced),
              )
            }
          >
            <LevelFace level={level} size={20} />
            {hasPicture(level) && (
              <span aria-hidden className="line-clamp-2 min-w-0 wrap-anywhere hyphens-auto sm:text-left">
                {level.label}
              </span>
            )}
          </IconButton>
        ))}
      </span>
    </fieldset>
  )
}
