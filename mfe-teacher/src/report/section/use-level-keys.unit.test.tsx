import { beforeEach, expect, test } from 'bun:test'
import { fireEvent, inDocument, page, render } from '@lernspur/ui/testing/document'
import { useLevelKeys } from './use-level-keys'

inDocument()

let done: string[] = []

/** Lines as a subject shows them, without anything else. */
function Lines() {
  const keys = useLevelKeys({
    decide: (id, level) => done.push(`${id} ${level}`),
    confirm: (scope, id) => done.push(`${scope} ${id}`),
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: as in the subject.
    <div onKeyDown={keys.onKeyDown}>
      {['a', 'b'].map((id) => (
        <div key={id} role="radiogroup" aria-label={id} data-competence={id}>
          {[1, 2].map((level) => (
            // biome-ignore lint/a11y/useSemanticElements: as in the subject.
            <button
              key={level}
              type="button"
              role="radio"
              aria-checked={level === 1}
              data-level={level}
              data-key={level}
            >
              {level}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

beforeEach(() => {
  done = []
  render(<Lines />)
})

const press = (key: string, modifiers = {}) => {
  const first = page().getAllByRole<HTMLElement>('radio')[0]
  first?.focus()
  if (first) fireEvent.keyDown(first, { key, ...modifiers })
}

test('Enter confirms the line and moves to the next', () => {
  press('Enter')
  expect(done).toEqual(['line a'])
  expect(document.activeElement?.closest('[data-competence]')?.getAttribute('data-competence')).toBe('b')
})

test('Shift and Enter confirm the column, Ctrl or Cmd and Enter the subject', () => {
  press('Enter', { shiftKey: true })
  press('Enter', { ctrlKey: true })
  press('Enter', { metaKey: true })
  expect(done).toEqual(['column a', 'subject a', 'subject a'])
})

test('a digit decides, 0 takes back, and with Ctrl nothing is decided', () => {
  press('2')
  press('0')
  press('2', { ctrlKey: true })
  expect(done).toEqual(['a 2', 'a null'])
})
