import { tenantViewCalls } from '@lernspur/api-client/provider/tenant-view.queries'
import { useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'

/** School years with their terms. */
export function Years({ tenantId }: { tenantId: string }) {
  const { t } = useTranslation('provider.school')
  const format = useFormat()
  const { years } = useSuspenseQuery(tenantViewCalls.getTenantYears({ tenantId })).data
  if (years.length === 0) return <p className="text-muted-foreground">{t(($) => $.years.none)}</p>
  return (
    <ul className="grid gap-3">
      {years.map(({ id, name, schoolYearStart, schoolYearEnd, terms }) => (
        <li key={id} className="rounded-lg border bg-card px-4 py-3">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-muted-foreground">{format.period(schoolYearStart, schoolYearEnd)}</p>
          <ul className="mt-1 text-sm text-muted-foreground">
            {terms.map((term) => (
              <li key={term.schoolTermSemester} className="wrap-anywhere">
                {term.name}: {format.period(term.startDate, term.endDate)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
