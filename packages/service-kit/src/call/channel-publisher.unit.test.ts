import { expect, test } from 'bun:test'
import { type ChannelMessage, makeChannelPublisher } from './channel-publisher'

const messages = (...payloads: string[]): ChannelMessage[] => payloads.map((payload) => ({ channel: 'cells', payload }))
const payloadsOf = (sent: readonly ChannelMessage[]): string[] => sent.map(({ payload }) => payload)

test('what comes up after a send goes along in the next one, in order', async () => {
  const sent: string[][] = []
  const sender = makeChannelPublisher(async (given) => sent.push(payloadsOf(given)))
  for (const payload of ['1', '2', '3', '4']) {
    sender.publish(messages(payload))
    await Bun.sleep(0)
  }
  await sender.flush()
  expect(sent).toEqual([['1'], ['2', '3', '4']])
  sender.publish(messages('5', '6'))
  expect(sent.at(-1)).toEqual(['5', '6'])
})

test('nothing to tell sends nothing', async () => {
  let sends = 0
  const sender = makeChannelPublisher(async () => {
    sends += 1
  })
  sender.publish([])
  await sender.flush()
  expect(sends).toBe(0)
})

test('news is sent again after a failure, and what comes later does not overtake it', async () => {
  let failures = 2
  const sent: string[] = []
  const sender = makeChannelPublisher(async (given) => {
    failures -= 1
    if (failures >= 0) throw new Error('no connection')
    sent.push(...payloadsOf(given))
  })
  sender.publish(messages('1'))
  await Bun.sleep(0)
  sender.publish(messages('2'))
  await sender.flush()
  expect(sent).toEqual(['1', '2'])
})

test('news that cannot be sent at all keeps nothing else back', async () => {
  let isDown = true
  const sent: string[] = []
  const sender = makeChannelPublisher(async (given) => {
    if (isDown) throw new Error('no connection')
    sent.push(...payloadsOf(given))
  })
  sender.publish(messages('1'))
  await sender.flush()
  isDown = false
  sender.publish(messages('2'))
  await sender.flush()
  expect(sent).toEqual(['2'])
})
