import { useTranslation } from '@lernspur/app-runtime'
import { ScrollTable } from '@lernspur/ui/components/table/scroll-table'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import { TableBody, TableCell, TableHead, TableHeader, TableRow, TableRowHead } from '@lernspur/ui/components/ui/table'
import { useState } from 'react'
import type { SchoolLine } from './school-line'
import type { LineResult } from './use-create-schools'

/** Lines that are shown before somebody asks for all. */
const shownCount = 50

/** A line with what is known of it. */
export interface ListedLine {
  readonly line: SchoolLine
  readonly isKnown: boolean
  readonly result: LineResult | undefined
}

function StateText({ listed: { line, isKnown, result } }: { listed: ListedLine }) {
  const { t } = useTranslation('provider.tenant-list')
  if (result?.kind === 'created') return <Badge variant="success">{t(($) => $.state.created)}</Badge>
  if (result?.kind === 'failed') return <span className="text-danger-foreground">{result.text}</span>
  if (result?.kind === 'exists' || isKnown) return <Badge variant="outline">{t(($) => $.state.exists)}</Badge>
  if (line.problem === null) return <Badge>{t(($) => $.state.new)}</Badge>
  const found = line.found
  return <span className="text-danger-foreground">{t(($) => $.problem[line.problem ?? 'damaged'], { found })}</span>
}

interface LineListProps {
  lines: readonly ListedLine[]
  regionOf: (line: SchoolLine) => string
}

/** The schools of a list, and what becomes of each; lines that cannot be taken come first. */
export function LineList({ lines, regionOf }: LineListProps) {
  const { t } = useTranslation('provider.tenant-list')
  const [isFull, setFull] = useState(false)
  const visible = isFull ? lines : lines.slice(0, shownCount)
  return (
    <div className="grid grid-cols-1 gap-2">
      <ScrollTable label={t(($) => $.list)} maxHeight="26rem">
        <TableHeader>
          <TableRow>
            <TableHead>{t(($) => $.column.school)}</TableHead>
            <TableHead className="max-sm:hidden">{t(($) => $.column.owner)}</TableHead>
            <TableHead>{t(($) => $.column.state)}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {visible.map((listed) => (
            <TableRow key={listed.line.row}>
              <TableRowHead>
                <span className="wrap-anywhere">
                  {listed.line.name || t(($) => $.nameless, { row: listed.line.row })}
                </span>
                <span className="block text-xs font-normal text-muted-foreground">{regionOf(listed.line)}</span>
                <span className="block text-xs font-normal text-muted-foreground wrap-anywhere sm:hidden">
                  {listed.line.email}
                </span>
              </TableRowHead>
              <TableCell className="wrap-anywhere max-sm:hidden">
                {[listed.line.firstName, listed.line.lastName].filter(Boolean).join(' ')}
                <span className="block text-xs text-muted-foreground">{listed.line.email}</span>
              </TableCell>
              <TableCell>
                <StateText listed={listed} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollTable>
      {visible.length < lines.length && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setFull(true)}>
          {t(($) => $.all, { count: lines.length })}
        </Button>
      )}
    </div>
  )
}
