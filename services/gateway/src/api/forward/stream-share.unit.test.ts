import { expect, test } from 'bun:test'
import { makeStreamShare } from './stream-share'

test('a stream that has ended makes room, and nobody loses one for somebody else', () => {
  const share = makeStreamShare()
  const ended: string[] = []
  const join = (person: string, name: string) => {
    const leave = share.join(person, () => {
      ended.push(name)
      leave()
    })
    return leave
  }
  const [first] = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => join('anna', name))
  for (const name of ['b1', 'b2', 'b3']) join('bert', name)
  first?.()
  join('anna', 'a6')
  expect(ended).toEqual([])
  join('anna', 'a7')
  join('bert', 'b4')
  expect(ended).toEqual(['a2'])
})
