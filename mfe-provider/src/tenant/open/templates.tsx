import { tenantViewCalls } from '@lernspur/api-client/provider/tenant-view.queries'
import { useFormat, useSchoolLevelText, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'

/** Where the templates of a school come from, how many there are by level, and when the provider's were taken over. */
export function Templates({ tenant }: { tenant: TenantRow }) {
  const { t } = useTranslation('provider.school')
  const { t: tt } = useTranslation('provider.tenant')
  const format = useFormat()
  const levelText = useSchoolLevelText()
  const { levels } = useSuspenseQuery(tenantViewCalls.getTenantTemplates({ tenantId: tenant.id })).data
  const source = tenant.subjectTemplateSource
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted-foreground">
        {source ? tt(($) => $.source[source]) : t(($) => $.templates.noSource)}
      </p>
      {levels.length === 0 && <p className="text-muted-foreground">{t(($) => $.templates.none)}</p>}
      <ul className="grid gap-2">
        {levels.map(({ schoolLevel, subjects, takenOver, takenOverAt }) => (
          <li key={schoolLevel} className="rounded-lg border bg-card px-4 py-3">
            <p className="font-medium">{levelText(schoolLevel)}</p>
            <p className="text-sm text-muted-foreground">
              {t(($) => $.templates.subjects, { count: subjects })}
              {takenOverAt &&
                ` · ${t(($) => $.templates.takenOver, { count: takenOver, day: format.day(takenOverAt) })}`}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
