import { describe, expect, test } from 'bun:test'
import { Saver } from './saver'

const workbench = () => {
  const saved: string[] = []
  const answers: { succeed(): void; fail(): void }[] = []
  let held = 0
  const saver = new Saver('', {
    isValid: (draft) => draft !== '',
    hold: () => {
      held += 1
      return () => {
        held -= 1
      }
    },
    save: (draft) =>
      new Promise<void>((succeed, reject) => {
        saved.push(draft)
        answers.push({ succeed, fail: () => reject(new Error('offline')) })
      }),
  })
  return { saver, saved, answers, held: () => held }
}

describe('a draft', () => {
  test('is saved once, in its latest state, and counts as being saved until then', async () => {
    const { saver, saved, answers, held } = workbench()
    saver.change('3')
    saver.change('3a')
    expect(held()).toBe(1)
    const flushed = saver.flush()
    answers[0]?.succeed()
    await flushed
    expect(saved).toEqual(['3a'])
    expect(held()).toBe(0)
    await saver.flush()
    expect(saved).toEqual(['3a'])
  })

  test('that changes while it is saved is saved again, never two at once', async () => {
    const { saver, saved, answers } = workbench()
    saver.change('3a')
    const flushed = saver.flush()
    saver.change('3b')
    saver.change('3c')
    expect(saved).toEqual(['3a'])
    answers[0]?.succeed()
    await Bun.sleep(0)
    answers[1]?.succeed()
    await flushed
    expect(saved).toEqual(['3a', '3c'])
  })

  test('that the server would not take waits', async () => {
    const { saver, saved, held } = workbench()
    saver.change('3a')
    saver.change('')
    await saver.flush()
    expect([saved, held()]).toEqual([[], 0])
  })

  test('is open from the first letter until it is stored, or not needed any more', async () => {
    const { saver, answers } = workbench()
    const open = [saver.isOpen]
    saver.change('3a')
    const flushed = saver.flush()
    open.push(saver.isOpen)
    answers[0]?.succeed()
    await flushed
    open.push(saver.isOpen)
    saver.change('')
    open.push(saver.isOpen)
    saver.settle()
    expect([...open, saver.isOpen]).toEqual([false, true, false, true, false])
  })

  test('that could not be saved is tried again', async () => {
    const { saver, saved, answers } = workbench()
    saver.change('3a')
    const first = saver.flush()
    answers[0]?.fail()
    expect(first).rejects.toThrow('offline')
    await first.catch(() => null)
    const second = saver.flush()
    answers[1]?.succeed()
    await second
    expect(saved).toEqual(['3a', '3a'])
  })
})
