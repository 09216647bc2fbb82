import { useState } from 'react'
import type { TableTexts } from '../table/table-texts'
import { Button } from '../ui/button'
import type { DataTableModel } from './model/use-data-table'

interface ChooseAllPagesProps<Row extends object> {
  model: Pick<DataTableModel<Row>, 'chooseAllPages' | 'count'>
  texts: Pick<TableTexts, 'chooseAllPages'>
}

/** Extends the choice from the rows of the page to all matching ones. */
export function ChooseAllPages<Row extends object>({ model, texts }: ChooseAllPagesProps<Row>) {
  const [isBusy, setIsBusy] = useState(false)
  const choose = async () => {
    setIsBusy(true)
    // The caller shows a failure; the choice then stays as it is.
    await model.chooseAllPages?.().catch(() => null)
    setIsBusy(false)
  }
  return (
    <Button variant="ghost" size="sm" busy={isBusy} onClick={() => void choose()}>
      {texts.chooseAllPages(model.count)}
    </Button>
  )
}
