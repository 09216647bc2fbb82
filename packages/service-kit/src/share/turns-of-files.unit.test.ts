import { expect, test } from 'bun:test'
import { drawInTurn, drawSetInTurn } from './drawing-turns'
import { writeInTurn } from './writing-turns'

type CallOf = Parameters<typeof drawInTurn>[0]

/** What turns need to know of a call. */
const callOf = (tenantId: string, userId: string): CallOf => ({ actor: { tenantId, userId } }) as CallOf
const anna = callOf('north', 'anna')
const bert = callOf('north', 'bert')
const cleo = callOf('south', 'cleo')

const kinds: readonly (readonly [string, (call: CallOf, work: () => Promise<unknown>) => Promise<unknown>])[] = [
  ['documents', drawInTurn],
  ['sets of a class', (call, work) => drawSetInTurn(call, work, new AbortController().signal)],
  ['archives, tables and exports', writeInTurn],
]

test.each(kinds)(
  '%s: another school waits for the running one at most, a colleague for one more',
  async (_, inTurn) => {
    const ended: string[] = []
    const job = (call: CallOf, name: string) =>
      inTurn(call, async () => {
        await Bun.sleep(1)
        ended.push(name)
      })
    const many = Array.from({ length: 8 }, (_, index) => job(anna, `anna ${index}`))
    await Promise.all([...many, job(bert, 'bert'), job(cleo, 'cleo')])
    expect(ended.indexOf('cleo')).toBeLessThanOrEqual(2)
    expect(ended.indexOf('bert')).toBeLessThanOrEqual(3)
  },
)
