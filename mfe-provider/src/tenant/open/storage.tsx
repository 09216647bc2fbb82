import { tenantViewCalls } from '@lernspur/api-client/provider/tenant-view.queries'
import { useFormat, useLanguage, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { Stat } from '@lernspur/ui/components/data/stat'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Bytes in the largest unit of which there is at least one. */
const sizeIn = (language: string, bytes: number): string => {
  const at = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const options = { style: 'unit', unit: units[at], maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(language, options).format(bytes / 1000 ** at)
}

/** How much a school has uploaded. */
export function Storage({ tenantId }: { tenantId: string }) {
  const { t } = useTranslation('provider.school')
  const format = useFormat()
  const language = useLanguage()
  const { files, bytes } = useSuspenseQuery(tenantViewCalls.getTenantStorage({ tenantId })).data
  return (
    <dl className="grid grid-cols-2 gap-6">
      <Stat label={t(($) => $.storage.files)} value={format.number(files)} />
      <Stat label={t(($) => $.storage.size)} value={sizeIn(language, bytes)} />
    </dl>
  )
}
