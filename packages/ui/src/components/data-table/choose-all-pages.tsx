import { useEffect, useRef, useState } from 'react'
import type { TableTexts } from '../table/table-texts'
import { Button } from '../ui/button'
import type { DataTableModel } from './model/use-data-table'

interface ChooseAllPagesProps<Row extends object> {
  model: Pick<DataTableModel<Row>, 'chooseAllPages' | 'countChoosable' | 'count' | 'chosen'>
  texts: Pick<TableTexts, 'chooseAllPages'>
}

/** Extends the choice from the rows of the page to all matching ones that can be chosen, and says how many these are. */
export function ChooseAllPages<Row extends object>({ model, texts }: ChooseAllPagesProps<Row>) {
  const [isBusy, setIsBusy] = useState(false)
  const { countChoosable, count } = model
  const [number, setNumber] = useState(countChoosable ? null : count)
  const read = useRef(countChoosable)
  useEffect(() => {
    // Without the number there is nothing to offer.
    void read.current?.().then(setNumber, () => null)
  }, [])
  const choose = async () => {
    setIsBusy(true)
    // The caller shows a failure; the choice then stays as it is.
    await model.chooseAllPages?.().catch(() => null)
    setIsBusy(false)
  }
  if (number === null || number <= model.chosen.length) return null
  return (
    <Button variant="ghost" size="sm" busy={isBusy} onClick={() => void choose()}>
      {texts.chooseAllPages(number)}
    </Button>
  )
}
