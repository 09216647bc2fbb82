import { tenantViewCalls } from '@lernspur/api-client/provider/tenant-view.queries'
import { useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import { useDeferredValue, useState } from 'react'
import { useActTexts } from './use-act-texts'

/** Number of rows at first, and at most. */
const [few, many] = [8, 200]

/** The provider's actions on a school, newest first. */
export function Acts({ tenantId }: { tenantId: string }) {
  const { t } = useTranslation('provider.school')
  const format = useFormat()
  const textsOf = useActTexts()
  const [limit, setLimit] = useState(few)
  // The shorter list stays until the longer one has loaded.
  const deferredLimit = useDeferredValue(limit)
  const { rows, count } = useSuspenseQuery(tenantViewCalls.listTenantActs({ tenantId }, { limit: deferredLimit })).data
  if (count === 0) return <p className="text-muted-foreground">{t(($) => $.acts.none)}</p>
  return (
    <>
      <ol className="grid gap-3">
        {rows.map((act) => {
          const { title, changes } = textsOf(act)
          return (
            <li key={act.id}>
              <p className="wrap-anywhere">{title}</p>
              {changes.map((text) => (
                <p key={text} className="text-sm wrap-anywhere">
                  {text}
                </p>
              ))}
              <p className="text-xs text-muted-foreground">
                {[format.instant(act.createdAt), act.user && format.name(act.user)].filter(Boolean).join(' · ')}
              </p>
            </li>
          )
        })}
      </ol>
      {rows.length < count && deferredLimit < many && (
        <Button
          size="sm"
          variant="outline"
          className="justify-self-start"
          busy={deferredLimit !== limit}
          onClick={() => setLimit(many)}
        >
          {t(($) => $.acts.more, { count })}
        </Button>
      )}
    </>
  )
}
