import { expect, test } from 'bun:test'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { found, inDocument, page, render } from '../../testing/document'
import { type BoardItem, PositionBoard } from './position-board'

inDocument()

const texts = { instructions: 'Move', moved: String, taken: String }

function Board() {
  const [items, setItems] = useState<readonly BoardItem[]>([{ id: 'Amira', x: 0, y: 0 }])
  return (
    <PositionBoard
      label="Room"
      asideLabel="Aside"
      columns={2}
      rows={1}
      items={items}
      aside={items.length > 0 ? [] : ['Amira']}
      nameOf={(id) => id}
      texts={texts}
      onPosition={(id, location) => setItems(location ? [{ id, ...location }] : [])}
    >
      {(id) => id}
    </PositionBoard>
  )
}

/** As a browser under load has it: the page draws after each key, and does what may wait only after the last one. */
const pressAtOnce = (...keys: string[]) => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  for (const key of keys) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    flushSync(() => undefined)
  }
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
}

test('an item keeps the focus from place to place, however quickly the keys follow each other', async () => {
  render(<Board />)
  const item = () => page().getByRole('button', { name: 'Amira' })
  item().focus()
  pressAtOnce('Delete', 'Enter')
  await found(() => expect(document.activeElement).toBe(item()))
  pressAtOnce('ArrowRight', 'Delete')
  await found(() => expect(document.activeElement).toBe(item()))
  await found(() => expect(page().getByRole('group', { name: 'Aside' }).contains(item())).toBe(true))
})
