import { useTranslation } from '@lernspur/app-runtime'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import Eraser from 'lucide-react/icons/eraser'
import type { ObservationDraft } from '../draft/draft'
import { useDraft } from '../draft/draft-store'
import type { ObservationFormState } from '../use-observation-form'
import { useChangeMany } from './use-change-many'

const isChosen = ({ choices }: ObservationDraft) => choices.size > 0

/** Clears the levels of all children, which can be undone; its room is reserved while there are none. */
export function ClearChoices({
  form: { store, students },
}: {
  form: Pick<ObservationFormState, 'store' | 'students'>
}) {
  const { t } = useTranslation('teacher.observation')
  const hasChoices = useDraft(store, isChosen)
  const change = useChangeMany(store)
  return (
    <IconButton
      label={t(($) => $.clear)}
      disabled={!hasChoices}
      className={hasChoices ? undefined : 'invisible'}
      onClick={() =>
        change(
          { kind: 'clear', studentIds: students.map(({ id }) => id) },
          t(($) => $.cleared),
        )
      }
    >
      <Eraser aria-hidden />
    </IconButton>
  )
}
