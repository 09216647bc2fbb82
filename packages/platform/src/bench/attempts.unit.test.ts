import { expect, spyOn, test } from 'bun:test'
import { Problem } from '../console/problem'
import { Attempts } from './attempts'

test('a part that fails is named with its reason, and what the others have measured is kept', async () => {
  const [summarize, complained] = [spyOn(console, 'log'), spyOn(console, 'error')].map((one) => one.mockReturnValue())
  const attempts = new Attempts()
  const made = [
    await attempts.make('Lists', async () => 17),
    await attempts.make('Pages', async () => {
      throw new Problem('There is no browser.')
    }),
    await attempts.make('Reports', async () => 4),
  ]
  const reasons = complained?.mock.calls.flat()
  for (const one of [summarize, complained]) one?.mockRestore()
  expect(made).toEqual([17, undefined, 4])
  expect(attempts.failed).toEqual(['Pages'])
  expect(reasons).toEqual(['\n  There is no browser.\n'])
})

test('what several parts need is prepared for any of them, and left out with all of them', async () => {
  const summarize = spyOn(console, 'log').mockReturnValue()
  const parts = ['Observing in a browser', 'Weight of pages']
  const made = await Promise.all(
    ['weight', 'browser', 'lists'].map((only) =>
      new Attempts(only).prepare('Demo school', parts, async () => 'school'),
    ),
  )
  summarize.mockRestore()
  expect(made).toEqual(['school', 'school', undefined])
})

test('parts of another name are left out', async () => {
  const summarize = spyOn(console, 'log').mockReturnValue()
  const attempts = new Attempts('BESIDE')
  const made = [await attempts.make('Lists', async () => 17), await attempts.make('Calls beside crowds', async () => 4)]
  summarize.mockRestore()
  expect(made).toEqual([undefined, 4])
  expect(attempts.failed).toEqual([])
})
