import { expect, test } from 'bun:test'
import { waitingPhotos } from './use-waiting-photos'

const call = {
  about: { schoolClassId: '3a', title: 'Foto' },
  body: {},
  addedAt: 0,
  failure: null,
  isUnsure: false,
  isPicture: true,
}
const photoOf = (observationId: string | null, state: 'waiting' | 'sending' | 'refused') => ({
  ...call,
  key: crypto.randomUUID(),
  state,
  // A photo whose entry waits itself belongs to none yet.
  params: observationId === null ? undefined : { observationId },
})

test('an entry has the photos that wait for it and those that were refused, and no other', () => {
  const calls = [
    photoOf('mine', 'waiting'),
    photoOf('mine', 'sending'),
    photoOf('mine', 'refused'),
    photoOf('other', 'refused'),
    photoOf(null, 'waiting'),
    { ...photoOf('mine', 'waiting'), isPicture: false },
  ]
  expect(waitingPhotos(calls, 'mine')).toEqual({ waiting: 2, refused: 1 })
  expect(waitingPhotos(calls, '')).toEqual({ waiting: 0, refused: 0 })
})
