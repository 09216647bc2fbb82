import { cellsQuery } from '@lernspur/api-client/provider/dashboard.queries'
import { useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { CellState } from '@lernspur/contracts/provider/dashboard.contract'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { CardContent } from '@lernspur/ui/components/ui/card'
import { DeskCard } from './desk-card'

/** Milliseconds after which cells that were not read yet are looked at again. */
const pollInterval = 2000

function CellRow({ name, url, state, readAt, counts, isHealthy }: CellState) {
  const { t } = useTranslation('provider.dashboard')
  const format = useFormat()
  const problem = {
    pending: t(($) => $.cells.pending),
    refused: t(($) => $.cells.refused),
    unreachable: t(($) => $.cells.unreachable),
    read: undefined,
  }[state]
  return (
    <li className="grid justify-items-start gap-1 border-t border-border py-3 first:border-t-0">
      <a href={url} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
        {name}
      </a>
      {counts && (
        <p>
          {[
            t(($) => $.cells.schools, { count: counts.schoolCount }),
            t(($) => $.cells.children, { count: counts.studentCount }),
            t(($) => $.cells.people, { count: counts.userCount }),
          ].join(' · ')}
        </p>
      )}
      {problem !== undefined && (
        <p className="text-sm text-muted-foreground">
          {problem} {counts && readAt && t(($) => $.cells.asOf, { at: format.instant(readAt) })}
        </p>
      )}
      {state === 'unreachable' && <Badge variant="destructive">{t(($) => $.cells.away)}</Badge>}
      {isHealthy === false && <Badge variant="warning">{t(($) => $.cells.ill)}</Badge>}
      {isHealthy === true && <Badge variant="success">{t(($) => $.cells.healthy)}</Badge>}
    </li>
  )
}

/** What the other cells have, and whether they work (rule desk.12); nothing where there are none. */
export function CellsCard() {
  const { t } = useTranslation('provider.dashboard')
  const { data } = useQuery({
    ...cellsQuery(),
    refetchInterval: ({ state }) => (state.data?.cells.some((cell) => cell.state === 'pending') ? pollInterval : false),
  })
  if (!data || data.cells.length === 0) return null
  return (
    <DeskCard title={t(($) => $.cells.title)} description={t(($) => $.cells.description)}>
      <CardContent>
        <ul>
          {data.cells.map((cell) => (
            <CellRow key={cell.url} {...cell} />
          ))}
        </ul>
      </CardContent>
    </DeskCard>
  )
}
