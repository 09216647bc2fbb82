import { expect, test } from 'bun:test'
import { callOf, makeDevice } from '../testing/device'

test('cells that have changed meanwhile stay, and stand on the new entry when they are sent again', async () => {
  const cell = (studentId: string) => ({
    studentId,
    competenceId: 'reads',
    performanceLevelV2Id: 'good',
    basedOn: null,
  })
  const newest = { id: 'other', updatedAt: '2026-11-20T10:00:00Z' }
  const answers = ['saved', 'changedMeanwhile'].map((outcome) => ({
    outcome,
    cell: { newest },
    error: null,
    message: null,
  }))
  const bodies: unknown[] = []
  const keys: string[] = []
  const device = makeDevice({
    send: async ({ body, idempotencyKey }) => {
      bodies.push(body)
      keys.push(idempotencyKey)
      return { results: answers }
    },
  })
  const tab = await device.openTab()
  await tab.outbox.add({ ...callOf(1, '3a', 'typed'), body: { shown: {}, cells: [cell('amira'), cell('ben')] } })
  await tab.outbox.flush()
  expect(tab.visible.map(({ state, failure }) => [state, failure?.code])).toEqual([['refused', 'EDIT_CONFLICT']])
  answers.splice(1)
  await tab.outbox.retry('typed')
  await tab.outbox.flush()
  expect([bodies[1], tab.visible]).toEqual([{ shown: {}, cells: [{ ...cell('ben'), basedOn: newest }] }, []])
  expect(new Set(keys).size).toBe(2)
})
