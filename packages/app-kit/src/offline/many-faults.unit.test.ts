import { expect, spyOn, test } from 'bun:test'
import { callOf, makeDevice, type Tab } from './testing/device'
import { randomOf } from './testing/random'
import { type Fate, Receiver } from './testing/receiver'

/** Faults between two calls that are saved, each several times; `full` is a device without room. */
const faults = ['none', 'kill', 'dead handle', 'full', 'flush', 'background', 'new tab'] as const
/** What requests meet: among others no network, a server that is away, and a session that has ended. */
const fates: readonly Fate[] = [
  'well',
  'well',
  'well',
  'well',
  'well',
  'lost',
  'unheard',
  'overloaded',
  'broken',
  'ended',
  'portal',
]
const classes = ['3a', '4b', '1c']

/** Three tabs save and send while everything around them fails; what counted as saved is compared with what arrived. */
const run = async (seed: number, steps: number) => {
  const random = randomOf(seed)
  const receiver = new Receiver()
  const met = new Set<string>()
  let isCalm = false
  const fateOf = () => {
    const fate = random.one(fates)
    met.add(fate)
    return fate
  }
  const device = makeDevice({ send: (entry) => receiver.answer(entry, isCalm ? 'well' : fateOf()) })
  const tabs: Tab[] = [await device.openTab(), await device.openTab(), await device.openTab()]
  const frozen = new Map<Tab, number>()
  const saved: number[] = []
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
  await Promise.all(tabs.map(({ outbox }) => outbox.flush()))
  const [tab] = tabs
  for (const { key, state } of tab?.shown ?? []) if (state === 'refused') await tab?.outbox.retry(key)
  await tab?.outbox.flush()
  const arrived = receiver.done.map((body) => (body as { readonly number: number }).number)
  return { saved, arrived, failures, met, left: tab?.shown.length }
}

test('of 400 calls with more than 300 faults in between, none is lost and none is done twice', async () => {
  // Dexie warns of each handle that it opens again.
  const warn = spyOn(console, 'warn').mockImplementation(() => undefined)
  let faultCount = 0
  const everMet = new Set<string>()
  for (const seed of [1, 2, 3, 4]) {
    const { saved, arrived, failures, met, left } = await run(seed, 100)
    faultCount += failures
    expect(saved.length).toBeGreaterThan(50)
    expect([saved.filter((number) => !arrived.includes(number)), left]).toEqual([[], 0])
    expect(arrived.length).toBe(new Set(arrived).size)
    for (const one of met) everMet.add(one)
  }
  expect([...faults, ...fates].filter((one) => !everMet.has(one))).toEqual([])
  expect(faultCount).toBeGreaterThan(300)
  warn.mockRestore()
}, 30_000)
