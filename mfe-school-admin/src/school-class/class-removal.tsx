import { deleteSchoolClassMutation } from '@lernspur/api-client/school-class.queries'
import { useConfirm, useMutation, useToast, useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { useRemovalWithReports } from '@lernspur/school-editors/removal/use-removal-with-reports'
import { IconButton } from '@lernspur/ui/form/icon-button'
import Trash2 from 'lucide-react/icons/trash-2'

/** Deletes a class without students, after confirmation; its reports are asked for with their number. */
export function ClassRemoval({ schoolClass: { id, name, studentCount } }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('school-admin.school-classes')
  const confirm = useConfirm()
  const toast = useToast()
  const removeWith = useRemovalWithReports()
  const { mutateAsync, isPending } = useMutation(deleteSchoolClassMutation({ showsFailure: true, savesNothing: true }))
  if (studentCount > 0) return null
  const className = t(($) => $.className, { name })
  const remove = async () => {
    const isSure = await confirm({
      title: t(($) => $.removal.question, { className }),
      description: t(($) => $.removal.text),
      confirmLabel: t(($) => $.removal.confirm),
      theme: 'danger',
    })
    if (!isSure) return
    const outcome = await removeWith(className, (query) => mutateAsync({ params: { id }, query }))
    if (outcome !== 'kept') toast({ text: t(($) => $.removal.done, { className }) })
  }
  return (
    <IconButton
      size="icon-sm"
      busy={isPending}
      label={t(($) => $.removal.label, { className })}
      onClick={() => void remove()}
    >
      <Trash2 aria-hidden />
    </IconButton>
  )
}
