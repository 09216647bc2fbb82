import { describe, expect, test } from 'bun:test'
import { anna, bert, callOf, keyText, makeDevice } from './testing/device'
import { Receiver, type SendOutcome } from './testing/receiver'

/** A device whose requests all meet the same fate, until the network gets another. */
const deviceWith = (outcome: SendOutcome) => {
  const receiver = new Receiver()
  const network = { fate: outcome, now: Date.now() }
  const device = makeDevice({ now: () => network.now, send: (entry) => receiver.answer(entry, network.fate) })
  return { receiver, device, network }
}

const numbers = ({ done }: Receiver) => done.map((body) => (body as { number: number }).number)

describe('a call that waits', () => {
  test('is sent once, after the network is back, and forgotten', async () => {
    const { receiver, device, network } = deviceWith('lost')
    const tab = await device.openTab()
    await tab.outbox.add(callOf(1))
    await tab.outbox.flush()
    expect(tab.visible.map(({ state }) => state)).toEqual(['waiting'])
    network.fate = 'well'
    await tab.outbox.flush()
    await tab.outbox.flush()
    expect([numbers(receiver), tab.visible]).toEqual([[1], []])
  })

  test('outlives its tab, and is sent by another', async () => {
    const { receiver, device, network } = deviceWith('lost')
    const first = await device.openTab()
    await first.outbox.add(callOf(1))
    await first.outbox.flush()
    first.kill()
    network.fate = 'well'
    const second = await device.openTab()
    await second.outbox.flush()
    expect(numbers(receiver)).toEqual([1])
  })

  test('whose answer was lost is done once', async () => {
    const { receiver, device, network } = deviceWith('unheard')
    const tab = await device.openTab()
    await tab.outbox.add(callOf(1))
    for (let round = 0; round < 3; round++) await tab.outbox.flush()
    expect(tab.visible.map(({ state }) => state)).toEqual(['waiting'])
    network.fate = 'well'
    await tab.outbox.flush()
    expect([numbers(receiver), tab.visible]).toEqual([[1], []])
  })

  test('is sent in its order, whichever of three tabs sends', async () => {
    const { receiver, device, network } = deviceWith('lost')
    const tabs = await Promise.all([device.openTab(), device.openTab(), device.openTab()])
    for (const [number, tab] of tabs.entries()) await tab.outbox.add(callOf(number))
    await Promise.all(tabs.map(({ outbox }) => outbox.flush()))
    network.fate = 'well'
    await Promise.all(tabs.map(({ outbox }) => outbox.flush()))
    expect(numbers(receiver)).toEqual([0, 1, 2])
  })

  test('is shown on its way, and no longer once it is sent', async () => {
    const states: string[][] = []
    let isAway = true
    const device = makeDevice({
      send: async ({ key }) => {
        if (isAway) throw new TypeError('connection refused')
        while (!tab.visible.some((one) => one.key === key && one.state === 'sending')) await Bun.sleep(1)
        states.push(tab.visible.map(({ state }) => state))
      },
    })
    const tab = await device.openTab()
    for (const number of [1, 2, 3]) await tab.outbox.add(callOf(number))
    await tab.outbox.flush()
    isAway = false
    await tab.outbox.flush()
    expect(states).toEqual([['sending', 'waiting', 'waiting'], ['sending', 'waiting'], ['sending']])
    expect(tab.visible).toEqual([])
  })

  test.each(['overloaded', 'broken', 'portal'] as const)('stays when the server is %s', async (outcome) => {
    const { receiver, device } = deviceWith(outcome)
    const tab = await device.openTab()
    await tab.outbox.add(callOf(1))
    await tab.outbox.flush()
    expect([receiver.done.length, tab.visible.map(({ state }) => state)]).toEqual([0, ['waiting']])
  })

  test('of an overloaded class holds up no other class, and is not overtaken by its own', async () => {
    const receiver = new Receiver()
    let overloaded = '3a'
    const device = makeDevice({
      send: (entry) => receiver.answer(entry, entry.about.schoolClassId === overloaded ? 'overloaded' : 'well'),
    })
    const tab = await device.openTab()
    for (const [number, schoolClassId] of [
      [1, '3a'],
      [2, '3a'],
      [3, '4b'],
    ] as const)
      await tab.outbox.add(callOf(number, schoolClassId))
    await tab.outbox.flush()
    expect(numbers(receiver)).toEqual([3])
    overloaded = 'none'
    await tab.outbox.flush()
    expect(numbers(receiver)).toEqual([3, 1, 2])
  })

  test('stays when the session is over, and is sent after its owner has signed in again', async () => {
    const { receiver, device, network } = deviceWith('ended')
    const tab = await device.openTab()
    await tab.outbox.add(callOf(1))
    await tab.outbox.flush()
    expect([tab.ended.length > 0, receiver.done, tab.visible.length]).toEqual([true, [], 1])
    network.fate = 'well'
    const again = await device.openTab()
    await again.outbox.flush()
    expect(numbers(receiver)).toEqual([1])
  })

  test('is neither shown to nor sent by anybody else', async () => {
    const { receiver, device, network } = deviceWith('lost')
    const tab = await device.openTab(anna, keyText('a'))
    await tab.outbox.add(callOf(1))
    await tab.outbox.flush()
    network.fate = 'well'
    const other = await device.openTab(bert, keyText('b'))
    await other.outbox.flush()
    await other.outbox.reread()
    expect([other.visible, receiver.done]).toEqual([[], []])
    const [stored] = await device.database(({ calls }) => calls.toArray())
    expect(new TextDecoder().decode(stored?.sealed)).not.toContain('Eintrag')
    const thief = await device.openTab(anna, keyText('b'))
    expect(await thief.outbox.reread().catch(({ name }) => name)).toBe('OperationError')
  })

  test('is added once, however often it is added', async () => {
    const { receiver, device, network } = deviceWith('lost')
    const tab = await device.openTab()
    await tab.outbox.add(callOf(1, '3a', 'one'))
    await tab.outbox.add(callOf(1, '3a', 'one'))
    network.fate = 'well'
    await tab.outbox.flush()
    expect(numbers(receiver)).toEqual([1])
  })

  test('survives a database handle that has died', async () => {
    const { receiver, device, network } = deviceWith('lost')
    const tab = await device.openTab()
    await tab.outbox.add(callOf(1))
    device.killHandles()
    await tab.outbox.add(callOf(2))
    device.killHandles()
    network.fate = 'well'
    await tab.outbox.flush()
    expect(numbers(receiver)).toEqual([1, 2])
  })

  test('does not count as saved on a device without room', async () => {
    const { device } = deviceWith('well')
    const tab = await device.openTab()
    device.fill(true)
    expect(
      await tab.outbox.add(callOf(1)).then(
        () => 'saved',
        () => 'refused',
      ),
    ).toBe('refused')
    device.fill(false)
    await tab.outbox.reread()
    expect(tab.visible).toEqual([])
  })

  test('whose answer was lost longer ago than the server remembers asks instead of doubling', async () => {
    const { receiver, device, network } = deviceWith('unheard')
    const tab = await device.openTab()
    await tab.outbox.add(callOf(1))
    await tab.outbox.flush()
    network.now += 31 * 24 * 3_600_000
    await tab.outbox.flush()
    expect([numbers(receiver), tab.visible.map(({ state, failure }) => [state, failure?.status])]).toEqual([
      [1],
      [['refused', 0]],
    ])
  })
})

describe('a call that was refused', () => {
  const refused = async () => {
    const { receiver, device } = deviceWith('well')
    receiver.refuses = (body) => Bun.deepEquals(body, { number: 13 })
    const tab = await device.openTab()
    await tab.outbox.add(callOf(12))
    await tab.outbox.add(callOf(13, '3a', 'thirteen'))
    await tab.outbox.add(callOf(14))
    await tab.outbox.flush()
    return { receiver, tab }
  }

  test('stays with its reason, and holds up nothing', async () => {
    const { receiver, tab } = await refused()
    expect(numbers(receiver)).toEqual([12, 14])
    expect(tab.visible.map(({ state, failure }) => [state, failure?.code])).toEqual([['refused', 'EDIT_CONFLICT']])
  })

  test('is sent when it was corrected', async () => {
    const { receiver, tab } = await refused()
    expect(await tab.outbox.correct('thirteen', { number: 15 })).toBe(true)
    await tab.outbox.flush()
    expect([numbers(receiver), tab.visible]).toEqual([[12, 14, 15], []])
  })

  test('is sent again as it is, once nothing stands against it', async () => {
    const { receiver, tab } = await refused()
    receiver.refuses = () => false
    expect(await tab.outbox.retry('thirteen')).toBe(true)
    await tab.outbox.flush()
    expect(numbers(receiver)).toEqual([12, 14, 13])
  })

  test('is gone when it was discarded', async () => {
    const { receiver, tab } = await refused()
    expect(await tab.outbox.discard('thirteen')).toBe(true)
    expect(await tab.outbox.discard('thirteen')).toBe(false)
    expect([numbers(receiver), tab.visible]).toEqual([[12, 14], []])
  })
})

test('a call that the server may have is not corrected behind its back', async () => {
  const { receiver, device, network } = deviceWith('unheard')
  const tab = await device.openTab()
  await tab.outbox.add(callOf(1, '3a', 'one'))
  await tab.outbox.flush()
  expect(await tab.outbox.correct('one', { number: 2 })).toBe(false)
  network.fate = 'well'
  await tab.outbox.flush()
  expect([numbers(receiver), tab.visible]).toEqual([[1], []])
})

test('a call at which the server fails again and again is told, and does not wait for ever', async () => {
  const { device } = deviceWith('broken')
  const tab = await device.openTab()
  await tab.outbox.add(callOf(1))
  for (let round = 0; round < 5; round++) await tab.outbox.flush()
  expect(tab.visible.map(({ state }) => state)).toEqual(['refused'])
})
