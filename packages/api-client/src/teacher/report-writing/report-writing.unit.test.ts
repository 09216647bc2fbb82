import { expect, test } from 'bun:test'
import { reportLimits } from '@lernspur/contracts/teacher/report.contract'
import { QueryClient } from '@tanstack/react-query'
import { answering, inBrowser } from '../../testing/browser'
import { recalculationListQuery } from './report-writing.queries'

inBrowser()

const idOf = (number: number): string => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
const idsOf = (count: number): string[] => Array.from({ length: count }, (_, index) => idOf(index))

/** The service as its contract has it: it refuses more reports than one call takes, and some of them are not current. */
const service = () =>
  answering(async (request) => {
    const { reportIds }: { reportIds: string[] } = JSON.parse(await request.text())
    if (reportIds.length > reportLimits.students)
      return Response.json({ success: false, error: 'VALIDATION_FAILED', message: '' }, { status: 400 })
    const rows = reportIds.filter((id) => /[05]$/.test(id)).map((reportId) => ({ reportId }))
    return Response.json({ success: true, data: { rows, count: rows.length } })
  })

test('what is not current is told of all open reports of a class, however many there are (rule report-subject.6)', async () => {
  const requests = service()
  const ids = idsOf(450)
  const { rows, count } = await new QueryClient().fetchQuery(recalculationListQuery('3a', ids))
  expect(rows.map(({ reportId }) => reportId)).toEqual(ids.filter((id) => /[05]$/.test(id)))
  expect([count, requests.length]).toEqual([90, 3])
})

test('as many as one call takes are one call', async () => {
  const requests = service()
  await new QueryClient().fetchQuery(recalculationListQuery('3a', idsOf(reportLimits.students)))
  expect(requests).toHaveLength(1)
})

test('a batch of which a colleague has deleted each report says nothing about the others', async () => {
  const requests = answering(async (request) => {
    const { reportIds }: { reportIds: string[] } = JSON.parse(await request.text())
    if (reportIds.includes(idOf(0)))
      return Response.json({ success: false, error: 'NOT_FOUND', message: '' }, { status: 404 })
    return Response.json({ success: true, data: { rows: [{ reportId: reportIds[0] }], count: 1 } })
  })
  const { rows } = await new QueryClient().fetchQuery(recalculationListQuery('3a', idsOf(201)))
  expect([rows.map(({ reportId }) => reportId), requests.length]).toEqual([[idOf(200)], 2])
  const alone = new QueryClient().fetchQuery({ ...recalculationListQuery('3a', idsOf(200)), retry: false })
  expect(await alone.catch((error: { code: string }) => error.code)).toBe('NOT_FOUND')
})
