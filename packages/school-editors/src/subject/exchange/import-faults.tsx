import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { isApiError, useTranslation } from '@lernspur/app-runtime'

/** Why a file was not taken: each fault with its place. */
export function ImportFaults({ error }: { error: Error | null }) {
  const { t } = useTranslation('school-editors.subject-exchange')
  const faults = isApiError(error) ? error.details : []
  return (
    <div className={error ? 'grid grid-cols-1 gap-3' : 'sr-only'}>
      <FailureBanner error={error} />
      {faults.length > 0 && (
        <ul aria-label={t(($) => $.import.faults)} className="grid list-disc gap-1 pl-5 text-sm">
          {faults.map(({ path, message }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two faults of one cell have one path
            <li key={`${path} ${at}`}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
