import { useFormat, useSession, useTranslation } from '@lernspur/app-runtime'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import { DeactivateForm } from './deactivate-form'

/** Deactivates the user's account after explaining the consequences; refused while a school would lose its owner. */
export function Deactivate() {
  const { t } = useTranslation('shell.profile')
  const [open, setOpen] = useState(false)
  const { whoAmI, tenant } = useSession()
  const format = useFormat()
  const owned = whoAmI.userRoles.filter(({ roleType, status }) => roleType === 'admin' && status === 'active')
  const name = format.list(owned.map((role) => role.tenant.name))
  const consequences = [t(($) => $.deactivate.signIn), t(($) => $.deactivate.work), t(($) => $.deactivate.final)]
  return (
    <>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-muted-foreground">
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      {owned.length > 0 && (
        <p className="text-sm text-warning-foreground">
          {t(($) => $.deactivate[tenant?.isProvider ? 'providerOwner' : 'owner'], { name })}
        </p>
      )}
      <Button
        variant="outline"
        className="justify-self-start border-destructive/50 text-danger-foreground"
        onClick={() => setOpen(true)}
      >
        {t(($) => $.deactivate.open)}
      </Button>
      <ModalDialog
        open={open}
        onOpenChange={setOpen}
        title={t(($) => $.deactivate.question)}
        description={t(($) => $.deactivate.consequence)}
        closeLabel={t(($) => $.cancel)}
      >
        <DeactivateForm onLeave={() => setOpen(false)} />
      </ModalDialog>
    </>
  )
}
