import { useTranslation } from '@lernspur/app-runtime'
import type { ServiceName } from '@lernspur/contracts/wire/route'

/** What people call the services. */
export const useServiceNames = (): Readonly<Record<ServiceName, string>> => {
  const { t } = useTranslation('provider.dashboard')
  return {
    identity: t(($) => $.health.identity),
    teacher: t(($) => $.health.teacher),
    'school-admin': t(($) => $.health.schoolAdmin),
    provider: t(($) => $.health.provider),
  }
}
