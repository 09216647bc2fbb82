import { undoClosingMutation } from '@lernspur/api-client/school-admin/data-protection/school-closing.queries'
import { refreshWhoAmI, showToast, useFormat, useMutation, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClosing } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { SettingsSection } from '../settings-section'

/** When the school will be removed and who ordered it; owners can cancel it here. */
export function ClosingWaits({ closing, isOwner }: { closing: SchoolClosing; isOwner: boolean }) {
  const { t } = useTranslation('school-admin.closing')
  const format = useFormat()
  const { mutate, isPending } = useMutation({
    ...undoClosingMutation(),
    onSuccess: () => {
      void refreshWhoAmI()
      showToast({ text: t(($) => $.waiting.undone) })
    },
  })
  const facts = { name: format.name(closing.requestedBy), day: format.dayLong(closing.requestedAt) }
  return (
    <SettingsSection
      title={t(($) => $.waiting.title, { day: format.dayLong(closing.dueAt) })}
      description={
        closing.byProvider ? t(($) => $.waiting.byProvider, { day: facts.day }) : t(($) => $.waiting.byOwner, facts)
      }
    >
      {isOwner ? (
        <Button busy={isPending} className="justify-self-start" onClick={() => mutate()}>
          {t(($) => $.waiting.undo)}
        </Button>
      ) : (
        <p className="text-sm">{t(($) => $.waiting.onlyOwners)}</p>
      )}
    </SettingsSection>
  )
}
