import { SecretDialog } from '@lernspur/app-kit/display/secret-dialog'
import { useTranslation } from '@lernspur/app-runtime'
import type { NewProgramToken } from '@lernspur/contracts/identity/program-token.contract'

interface NewTokenDialogProps {
  made: NewProgramToken
  onClose: () => void
}

/** A new token, which nobody is told a second time, to be copied into the program. */
export default function NewTokenDialog({ made: { name, token }, onClose }: NewTokenDialogProps) {
  const { t } = useTranslation('school-editors.program')
  return (
    <SecretDialog
      title={t(($) => $.made.title, { name })}
      description={t(($) => $.made.description)}
      secret={token}
      copyLabel={t(($) => $.made.copy)}
      copied={t(($) => $.made.copied)}
      storedLabel={t(($) => $.made.stored)}
      closeLabel={t(($) => $.close)}
      onClose={onClose}
    >
      <p
        role="status"
        aria-label={t(($) => $.made.token)}
        className="select-all font-mono wrap-anywhere"
        translate="no"
      >
        {token}
      </p>
    </SecretDialog>
  )
}
