import { closedSchoolListQuery } from '@lernspur/api-client/closed-school.queries'
import { ErrorNotice, useFormat, useQuery, useTranslation } from '@lernspur/app-kit'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow, TableRowHead } from '@lernspur/ui/table/table'
import { useId } from 'react'

/** Receipts of deleted schools; nothing as long as there are none. */
export function ClosedSchools() {
  const { t } = useTranslation('provider.tenant')
  const format = useFormat()
  const id = useId()
  const { data, error, refetch, isFetching } = useQuery(closedSchoolListQuery())
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data || data.count === 0) return null
  const title = t(($) => $.closed.title)
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="text-sm text-muted-foreground">{t(($) => $.closed.description)}</p>
      </div>
      <Table label={title}>
        <TableHeader>
          <TableRow>
            <TableHead>{t(($) => $.column.name)}</TableHead>
            <TableHead>{t(($) => $.closed.closedAt)}</TableHead>
            <TableHead className="max-md:hidden">{t(($) => $.closed.by)}</TableHead>
            <TableHead className="text-right">{t(($) => $.column.students)}</TableHead>
            <TableHead className="text-right max-md:hidden">{t(($) => $.closed.entries)}</TableHead>
            <TableHead className="text-right max-md:hidden">{t(($) => $.closed.reports)}</TableHead>
            <TableHead className="text-right max-sm:hidden">{t(($) => $.closed.rows)}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {data.rows.map(({ id: rowId, schoolName, closedAt, byProvider, counts }) => (
            <TableRow key={rowId}>
              <TableRowHead>{schoolName}</TableRowHead>
              <TableCell className="whitespace-nowrap">{format.day(closedAt.slice(0, 10))}</TableCell>
              <TableCell className="max-md:hidden">
                {byProvider ? t(($) => $.closed.byProvider) : t(($) => $.closed.bySchool)}
              </TableCell>
              <TableCell className="text-right tabular-nums">{format.number(counts.students)}</TableCell>
              <TableCell className="text-right tabular-nums max-md:hidden">{format.number(counts.entries)}</TableCell>
              <TableCell className="text-right tabular-nums max-md:hidden">{format.number(counts.reports)}</TableCell>
              <TableCell className="text-right tabular-nums max-sm:hidden">{format.number(counts.rows)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}
