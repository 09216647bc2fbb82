import { SecretDialog } from '@lernspur/app-kit/display/secret-dialog'
import { useTranslation } from '@lernspur/app-runtime'

interface RecoveryCodesDialogProps {
  codes: readonly string[]
  onClose(): void
}

/** Recovery codes, shown only once, to be copied or written down. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('shell.profile')
  return (
    <SecretDialog
      title={t(($) => $.twoFactor.codes)}
      description={t(($) => $.twoFactor.codesText)}
      secret={codes.join('\n')}
      copyLabel={t(($) => $.twoFactor.copy)}
      copied={t(($) => $.twoFactor.copied)}
      storedLabel={t(($) => $.twoFactor.stored)}
      closeLabel={t(($) => $.close)}
      onClose={onClose}
    >
      <ul
        className="grid grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))] gap-x-4 gap-y-2 text-sm font-medium whitespace-nowrap tabular-nums"
        translate="no"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </SecretDialog>
  )
}
