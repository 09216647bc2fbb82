import { useFormat, useToast, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import UserX from 'lucide-react/icons/user-x'
import { leftOutOf, type ObservationDraft } from '../draft/draft'
import { useDraft } from '../draft/draft-store'
import type { ObservationFormData } from '../observation-form-data'
import type { ObservationFormState } from '../use-observation-form'

const entireDraft = (draft: ObservationDraft) => draft

interface LeftOutProps {
  work: Pick<ObservationFormData, 'students'>
  form: Pick<ObservationFormState, 'store' | 'students'>
}

/** Says which marked children are not saved because they do not take the subject or have left the class. */
export function LeftOut({ work, form: { store, students } }: LeftOutProps) {
  const { t } = useTranslation('teacher.observation')
  const { name } = useFormat()
  const toast = useToast()
  const draft = useDraft(store, entireDraft)
  const left = leftOutOf(draft, new Set(students.map(({ id }) => id)))
  if (left.length === 0) return null
  const known = work.students.filter(({ id }) => left.includes(id))
  const gone = left.length - known.length
  const drop = () => {
    const before = store.get()
    store.change({ kind: 'drop', studentIds: left })
    const undo = () => {
      for (const studentId of left) {
        const choice = before.choices.get(studentId)
        const note = before.notes.get(studentId)
        const photo = before.photos.get(studentId)
        if (choice !== undefined) store.change({ kind: 'child', studentId, choice })
        if (note) store.change({ kind: 'child-note', studentId, note })
        if (photo) store.change({ kind: 'photo', studentId, photo })
      }
    }
    toast({ text: t(($) => $.leftOut.dropped), undo })
  }
  return (
    <Banner
      live
      tone="warning"
      icon={<UserX />}
      action={
        <Button size="sm" variant="outline" onClick={drop}>
          {t(($) => $.leftOut.drop)}
        </Button>
      }
    >
      {known.length > 0 && (
        <span className="block wrap-anywhere">
          {t(($) => $.leftOut.subject, { count: known.length, name: known.map(name).join(', ') })}
        </span>
      )}
      {gone > 0 && <span className="block">{t(($) => $.leftOut.gone, { count: gone })}</span>}
    </Banner>
  )
}
