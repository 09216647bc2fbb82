import { useTranslation } from '@lernspur/app-runtime'
import { isProductService, type ProductService } from '@lernspur/contracts/wire/route'

/** What people call the services; one that a team has added, by its name. */
export const useServiceNames = (): ((name: string) => string) => {
  const { t } = useTranslation('provider.dashboard')
  const names: Readonly<Record<ProductService, string>> = {
    identity: t(($) => $.health.identity),
    teacher: t(($) => $.health.teacher),
    'school-admin': t(($) => $.health.schoolAdmin),
    provider: t(($) => $.health.provider),
  }
  return (name) => (isProductService(name) ? names[name] : t(($) => $.health.added, { name }))
}
