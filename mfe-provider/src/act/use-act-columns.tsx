import { actColumns } from '@lernspur/app-kit/table/act-columns'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { ProviderAct } from '@lernspur/contracts/provider/provider-act.contract'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { useMemo } from 'react'
import { useActTexts } from '../tenant/open/use-act-texts'
import { useActWords } from './use-act-words'

/** The old and the new value, one line per field. */
function Changes({ lines, className }: { lines: readonly string[]; className?: string }) {
  if (lines.length === 0) return null
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line} className="text-sm wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  )
}

/** Columns of the provider's audit; narrow windows show the rest below the act. */
export const useActColumns = (): readonly DataColumn<ProviderAct>[] => {
  const { t } = useTranslation('provider.act')
  const format = useFormat()
  const words = useActWords()
  const textsOf = useActTexts()
  return useMemo(
    () => [
      ...actColumns({
        titles: { createdAt: t(($) => $.column.createdAt), person: t(($) => $.column.person) },
        personOf: words.person,
        instant: format.instant,
      }),
      {
        id: 'act',
        title: t(($) => $.column.act),
        isRowHead: true,
        value: words.act,
        cell: (act) => (
          <>
            <span className="wrap-anywhere">{words.act(act)}</span>
            <span className="block text-xs font-normal text-muted-foreground md:hidden">
              {[act.school?.name, words.person(act), format.instant(act.createdAt)].filter(Boolean).join(' · ')}
            </span>
            <Changes lines={textsOf(act).changes} className="mt-1 font-normal xl:hidden" />
          </>
        ),
      },
      {
        id: 'school',
        title: t(($) => $.column.school),
        from: 'md',
        value: ({ school }) => school?.name ?? '',
        cell: ({ school }) => <span className="wrap-anywhere">{school?.name}</span>,
      },
      {
        id: 'changes',
        title: t(($) => $.column.changes),
        from: 'xl',
        value: (act) => textsOf(act).changes.join('; '),
        cell: (act) => <Changes lines={textsOf(act).changes} />,
      },
    ],
    [t, format, words, textsOf],
  )
}
