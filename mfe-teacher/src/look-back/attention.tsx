import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { LookBack } from '@lernspur/contracts/teacher/student/look-back.contract'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Card } from '@lernspur/ui/components/ui/card'
import { useMemo } from 'react'

/** A Monday: it and the next days give the names of the weekdays. */
const monday = Date.UTC(2024, 0, 1)
const dayLength = 86_400_000

interface RowProps {
  name: string
  count: number
  most: number
}

function Row({ name, count, most }: RowProps) {
  return (
    <tr>
      <th scope="row" className="py-1 pr-3 text-left font-normal wrap-anywhere hyphens-auto">
        {name}
      </th>
      <td className="w-1/2 py-1">
        <span className="flex items-center gap-2">
          <span
            aria-hidden
            className="h-2.5 min-w-px rounded-full bg-primary print:border"
            style={{ width: `${most > 0 ? (80 * count) / most : 0}%` }}
          />
          <span className="tabular-nums">{count}</span>
        </span>
      </td>
    </tr>
  )
}

/** How often the teacher has looked at each child, by name and never by number, and on which weekdays. */
export function Attention({ attention }: { attention: LookBack['attention'] }) {
  const { t, i18n } = useTranslation('teacher.look-back')
  const format = useFormat()
  const { since, weekdays } = attention
  const students = useMemo(() => attention.students.toSorted(format.byName), [attention.students, format])
  const weekdayName = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' })
  const most = Math.max(...students.map(({ count }) => count), 0)
  const mostOfDay = Math.max(...weekdays, 0)
  return (
    <Card>
      <CardHeading
        title={t(($) => $.attention.title)}
        description={t(($) => $.attention.explanation, { day: format.day(since) })}
      />
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 px-5 pb-5 text-sm md:grid-cols-2">
        <table className="self-start">
          <caption className="pb-1 text-left font-medium">{t(($) => $.attention.byChild)}</caption>
          <tbody>
            {students.map(({ id, count, ...name }) => (
              <Row key={id} name={format.name(name)} count={count} most={most} />
            ))}
          </tbody>
        </table>
        <table className="self-start">
          <caption className="pb-1 text-left font-medium">{t(($) => $.attention.byWeekday)}</caption>
          <tbody>
            {weekdays.map((count, index) => {
              const name = weekdayName.format(monday + index * dayLength)
              // Saturday and Sunday only if somebody worked then.
              return index < 5 || count > 0 ? <Row key={name} name={name} count={count} most={mostOfDay} /> : null
            })}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
