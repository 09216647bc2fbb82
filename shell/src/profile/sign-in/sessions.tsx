import { endOtherSessionsMutation, sessionListQuery } from '@lernspur/api-client/identity/session.queries'
import { useFormat, useMutation, useSuspenseQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'

/** The user's sessions, and a button to end all others. */
export function Sessions() {
  const { t } = useTranslation('shell.profile')
  const format = useFormat()
  const toast = useToast()
  const { data } = useSuspenseQuery(sessionListQuery({ limit: 50 }))
  const { mutate, isPending } = useMutation({
    ...endOtherSessionsMutation(),
    onSuccess: () => toast({ text: t(($) => $.sessions.ended) }),
  })
  const others = data.rows.filter(({ isCurrent }) => !isCurrent)
  return (
    <>
      <ul className="grid divide-y">
        {data.rows.map(({ id, device, isCurrent, lastSeenAt, createdAt }) => (
          <li key={id} className="flex items-center gap-3 py-2.5 first:pt-0">
            <MonitorSmartphone aria-hidden className="size-5 text-muted-foreground" />
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
              <div className="grid min-w-0 flex-1 basis-44">
                <p className="wrap-anywhere">{device ?? t(($) => $.sessions.unknown)}</p>
                <p className="text-sm text-muted-foreground">
                  {isCurrent
                    ? t(($) => $.sessions.since, { time: format.instant(createdAt) })
                    : t(($) => $.sessions.seen, { time: format.instant(lastSeenAt) })}
                </p>
              </div>
              {isCurrent && <Badge variant="secondary">{t(($) => $.sessions.here)}</Badge>}
            </div>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button variant="outline" busy={isPending} className="justify-self-start" onClick={() => mutate()}>
          {t(($) => $.sessions.end, { count: others.length })}
        </Button>
      )}
    </>
  )
}
