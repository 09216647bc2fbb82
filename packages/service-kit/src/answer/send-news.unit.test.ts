import { expect, test } from 'bun:test'
import { makeNewsSender } from './send-news'

test('news that comes up while some is on its way goes along in one send, in order', async () => {
  const sent: string[][] = []
  const send = makeNewsSender(async (payloads) => {
    sent.push([...payloads])
    await Bun.sleep(1)
  })
  const first = send(['1'])
  await Bun.sleep(0)
  await Promise.all([first, send(['2', '3']), send(['4'])])
  expect(sent).toEqual([['1'], ['2', '3', '4']])
  await send(['5'])
  expect(sent.at(-1)).toEqual(['5'])
})

test('news is sent again after a failure, and what comes later does not overtake it', async () => {
  let failures = 2
  const sent: string[] = []
  const send = makeNewsSender(async (payloads) => {
    failures -= 1
    if (failures >= 0) throw new Error('no connection')
    sent.push(...payloads)
  })
  const first = send(['1'])
  await Bun.sleep(0)
  await Promise.all([first, send(['2'])])
  expect(sent).toEqual(['1', '2'])
})

test('news that cannot be sent at all keeps nothing else back', async () => {
  let isDown = true
  const sent: string[] = []
  const send = makeNewsSender(async (payloads) => {
    if (isDown) throw new Error('no connection')
    sent.push(...payloads)
  })
  const lost = await send(['1']).catch((error: Error) => error.message)
  isDown = false
  await send(['2'])
  expect([lost, sent]).toEqual(['no connection', ['2']])
})
