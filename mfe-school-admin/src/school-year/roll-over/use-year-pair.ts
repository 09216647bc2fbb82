import { today } from '@lernspur/app-runtime'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { useState } from 'react'

const byStart = (a: SchoolYear, b: SchoolYear) => a.schoolYearStart.localeCompare(b.schoolYearStart)

/** The year that is left and the one that comes: at first the last one that has begun, and the one after it. */
export const useYearPair = (years: readonly SchoolYear[]) => {
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({})
  const inOrder = years.toSorted(byStart)
  const started = inOrder.filter(({ schoolYearStart }) => schoolYearStart <= today())
  const from = years.find(({ id }) => id === chosen.from) ?? started.at(-1) ?? inOrder[0]
  const later = from ? inOrder.filter((year) => byStart(year, from) > 0) : []
  const to = later.find(({ id }) => id === chosen.to) ?? later[0]
  return {
    from,
    to,
    chooseFrom: (id: string) => setChosen({ from: id }),
    chooseTo: (id: string) => setChosen({ ...chosen, to: id }),
  }
}
