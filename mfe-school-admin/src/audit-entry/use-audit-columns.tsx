import { actColumns } from '@lernspur/app-kit/table/act-columns'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { AuditEntry } from '@lernspur/contracts/school-admin/data-protection/audit-entry.contract'
import { cn } from '@lernspur/ui/cn'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { useMemo } from 'react'
import { useAuditTexts } from './use-audit-texts'

/** The old and the new value, one line per field. */
function Changes({ lines, className }: { lines: readonly string[]; className?: string }) {
  if (lines.length === 0) return null
  return (
    <ul className={cn('grid gap-0.5 text-sm', className)}>
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  )
}

/** Columns of the audit; tablets show the changes below the action, and phones the person and time as well. */
export const useAuditColumns = (): readonly DataColumn<AuditEntry>[] => {
  const { t } = useTranslation('school-admin.audit')
  const format = useFormat()
  const texts = useAuditTexts()
  return useMemo(
    () => [
      ...actColumns({
        titles: { createdAt: t(($) => $.column.createdAt), person: t(($) => $.column.person) },
        personOf: texts.person,
        instant: format.instant,
      }),
      {
        id: 'subject',
        title: t(($) => $.column.subject),
        isRowHead: true,
        value: texts.subject,
        cell: (entry) => (
          <>
            <span className="wrap-anywhere">{texts.subject(entry)}</span>
            <span className="block text-xs font-normal text-muted-foreground md:hidden">
              {[texts.verb(entry), texts.person(entry), format.instant(entry.createdAt)].join(' · ')}
            </span>
            <Changes lines={texts.changes(entry)} className="mt-1 font-normal xl:hidden" />
          </>
        ),
      },
      { id: 'verb', title: t(($) => $.column.verb), from: 'md', value: texts.verb },
      {
        id: 'changes',
        title: t(($) => $.column.changes),
        from: 'xl',
        value: (entry) => texts.changes(entry).join('; '),
        cell: (entry) => <Changes lines={texts.changes(entry)} />,
      },
    ],
    [t, format, texts],
  )
}
