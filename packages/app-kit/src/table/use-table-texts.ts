import { useTranslation } from '@lernspur/app-runtime'
import type { TableTexts } from '@lernspur/ui/components/table/table-texts'

/** Texts of every table. */
export const useTableTexts = (): TableTexts => {
  const { t } = useTranslation('app-runtime.app')
  return {
    range: (first, last, all) => t(($) => $.table.range, { first, last, all }),
    previous: t(($) => $.table.previous),
    next: t(($) => $.table.next),
    columns: t(($) => $.table.columns),
    download: t(($) => $.table.download),
    chooseAll: t(($) => $.table.chooseAll),
    chooseAllPages: (count) => t(($) => $.table.chooseAllPages, { number: count }),
    chosen: t(($) => $.table.chosen),
    chosenCount: (count) => t(($) => $.table.chosenCount, { count }),
    clearChoice: t(($) => $.table.clearChoice),
  }
}
