import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import { insertRows, newId } from './rows'

export interface TestTerm {
  readonly id: string
  /** Days `YYYY-MM-DD`. */
  readonly startDate: string
  readonly endDate: string
}

/** The current school year, August to July, with both semesters. */
export interface TestSchoolYear {
  readonly id: string
  readonly year: number
  readonly first: TestTerm
  readonly second: TestTerm
  /** Today in the school's time zone. */
  readonly today: string
}

export const addSchoolYear = async (tx: Transaction, tenantId: string): Promise<TestSchoolYear> => {
  const [row] = await tx<{ today: string }[]>`select school_today(${tenantId}) as today`
  if (!row) throw new Error('The school was not found.')
  const { today } = row
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '08-01' ? 1 : 0)
  const id = newId()
  const first = { id: newId(), startDate: `${year}-08-01`, endDate: `${year + 1}-01-31` }
  const second = { id: newId(), startDate: `${year + 1}-02-01`, endDate: `${year + 1}-07-31` }
  const [schoolYearStart, schoolYearEnd] = [first.startDate, second.endDate]
  await insertRows(tx, 'school_year', [
    { id, tenantId, name: `${year}/${year + 1}`, year, schoolYearStart, schoolYearEnd },
  ])
  await insertRows(tx, 'school_term', [
    { ...first, tenantId, schoolYearId: id, name: '1. Halbjahr', schoolTermSemester: 'first' },
    { ...second, tenantId, schoolYearId: id, name: '2. Halbjahr', schoolTermSemester: 'second' },
  ])
  return { id, year, first, second, today }
}
