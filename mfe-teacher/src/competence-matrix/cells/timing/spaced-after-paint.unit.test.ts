import { expect, test } from 'bun:test'
import { withFrames } from '../testing/frames'
import { turn } from '../testing/teacher-at-screen'
import { spacedAfterPaint } from './spaced-after-paint'

withFrames()

const settled = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

test('work after the first key runs once it is painted, and that of quick keys after it runs once', async () => {
  const soon = spacedAfterPaint(200)
  let runs = 0
  const work = () => {
    runs += 1
  }
  soon(work)
  expect(runs).toBe(0)
  while (runs === 0) await turn()
  for (let key = 0; key < 5; key += 1) soon(work)
  await settled(50)
  expect(runs).toBe(1)
  while (runs === 1) await turn()
  await settled(300)
  expect(runs).toBe(2)
})
