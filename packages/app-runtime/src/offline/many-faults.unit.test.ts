import { expect, spyOn, test } from 'bun:test'
import { callOf, makeDevice, type Tab } from './testing/device'
import { randomOf } from './testing/random'
import { Receiver, type SendOutcome } from './testing/receiver'

/** Faults between two calls that are saved, each several times; `full` is a device without room. */
const faults = ['none', 'kill', 'dead handle', 'full', 'flush', 'background', 'new tab', 'discard'] as const
/** What requests meet: among others no network, a server that is away, and a session that has ended. */
const well = Array<SendOutcome>(5).fill('well')
const outcomes: readonly SendOutcome[] = [...well, 'lost', 'unheard', 'overloaded', 'broken', 'ended', 'portal']
const classes = ['3a', '4b', '1c']

/** Three tabs save and send while everything around them fails; what counted as saved is compared with what arrived. */
const run = async (seed: number, steps: number) => {
  const random = randomOf(seed)
  const receiver = new Receiver()
  const met = new Set<string>()
  let isCalm = false
  const outcomeOf = () => {
    const outcome = random.one(outcomes)
    met.add(outcome)
    return outcome
  }
  const device = makeDevice({ send: (entry) => receiver.answer(entry, isCalm ? 'well' : outcomeOf()) })
  const tabs: Tab[] = [await device.openTab(), await device.openTab(), await device.openTab()]
  const frozen = new Map<Tab, number>()
  const saved: number[] = []
  const discarded: number[] = []
  const uncertain: number[] = []
  const discards: Promise<void>[] = []
  let failures = 0
  for (let number = 0; number < steps; number++) {
    for (const [one, until] of frozen) {
      if (number < until) continue
      one.thaw()
      frozen.delete(one)
    }
    const tab = random.one(tabs.filter((one) => !frozen.has(one)))
    const fault = random.one(faults)
    met.add(fault)
    if (fault !== 'none') failures += 1
    if (fault === 'dead handle') device.killHandles()
    device.fill(fault === 'full')
    const adding = tab.outbox.add(callOf(number, random.one(classes), `key-${number}`))
    // A tab that is gone tells nobody that it saved.
    const outcome =
      fault === 'kill'
        ? 'unknown'
        : await adding.then(
            () => 'saved',
            () => 'refused',
          )
    device.fill(false)
    if (outcome === 'saved') saved.push(number)
    if (fault === 'kill') {
      adding.catch(() => null)
      tab.kill()
      tabs[tabs.indexOf(tab)] = await device.openTab()
    }
    const unwanted = random.one(saved.length > 0 ? saved : [number])
    // It waits for whatever is being sent; a tab that is gone tells nobody that it discarded.
    const summarize = (isDiscarded: boolean) => void (isDiscarded && discarded.push(unwanted))
    const unreported = () => void uncertain.push(unwanted)
    if (fault === 'discard') discards.push(tab.outbox.discard(`key-${unwanted}`).then(summarize, unreported))
    if (fault === 'flush') void random.one(tabs).outbox.flush()
    if (fault === 'background' && frozen.size < 2) {
      tab.freeze()
      frozen.set(tab, number + 4)
    }
    if (fault === 'new tab' && !frozen.has(tab)) {
      tab.kill()
      tabs[tabs.indexOf(tab)] = await device.openTab()
    }
  }
  isCalm = true
  for (const one of frozen.keys()) one.thaw()
  await Promise.all([...discards, ...tabs.map(({ outbox }) => outbox.flush())])
  const [tab] = tabs
  for (const { key, state } of tab?.visible ?? []) if (state === 'refused') await tab?.outbox.retry(key)
  await tab?.outbox.flush()
  const arrived = receiver.done.map((body) => (body as { readonly number: number }).number)
  const wanted = saved.filter((number) => ![...discarded, ...uncertain].includes(number))
  return { wanted, discarded, arrived, failures, met, left: tab?.visible.length }
}

test('of 400 calls with more than 300 faults in between, none is lost, and none is done twice or after it was discarded', async () => {
  // Dexie warns of each handle that it opens again.
  const warn = spyOn(console, 'warn').mockImplementation(() => undefined)
  let faultCount = 0
  let discardCount = 0
  const everMet = new Set<string>()
  for (const seed of [1, 2, 3, 4]) {
    const { wanted, discarded, arrived, failures, met, left } = await run(seed, 100)
    faultCount += failures
    expect(wanted.length).toBeGreaterThan(50)
    expect([wanted.filter((number) => !arrived.includes(number)), left]).toEqual([[], 0])
    expect(discarded.filter((number) => arrived.includes(number))).toEqual([])
    discardCount += discarded.length
    expect(arrived.length).toBe(new Set(arrived).size)
    for (const one of met) everMet.add(one)
  }
  expect([...faults, ...outcomes].filter((one) => !everMet.has(one))).toEqual([])
  expect(faultCount).toBeGreaterThan(300)
  expect(discardCount).toBeGreaterThan(0)
  warn.mockRestore()
}, 30_000)
