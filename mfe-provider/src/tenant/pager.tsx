import { type TableState, useFormat, useTranslation } from '@lernspur/app-kit'
import { Button } from '@lernspur/ui/form/button'
import { pageOf, tenantsPerPage } from './use-tenants'

/** Which part of the list is shown, and the way to the next; nothing when all fits on one page. */
export function Pager({ table, count }: { table: TableState; count: number }) {
  const { t } = useTranslation('provider.tenant')
  const format = useFormat()
  const page = pageOf(table)
  const pages = Math.ceil(count / tenantsPerPage)
  if (pages <= 1) return null
  const turn = (by: number) => table.change({ page: String(page + by) })
  const first = format.number((page - 1) * tenantsPerPage + 1)
  const last = format.number(Math.min(page * tenantsPerPage, count))
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <p className="text-sm text-muted-foreground">{t(($) => $.range, { first, last, all: format.number(count) })}</p>
      <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => turn(-1)}>
        {t(($) => $.previous)}
      </Button>
      <Button variant="outline" size="sm" disabled={page >= pages} onClick={() => turn(1)}>
        {t(($) => $.next)}
      </Button>
    </div>
  )
}
