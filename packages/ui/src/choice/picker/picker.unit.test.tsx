import { expect, test } from 'bun:test'
import { Profiler, useState } from 'react'
import { act, fireEvent, found, inDocument, page, render } from '../../testing/document'
import { Select } from '../select'

inDocument()

const options = ['Deutsch', 'Musik'].map((label) => ({ value: label, label }))

function Subject() {
  const [value, setValue] = useState('')
  return <Select aria-label="Subject" options={options} value={value} onValueChange={setValue} placeholder="Choose" />
}

const box = () => page().getByRole('combobox', { name: 'Subject' })
const list = () => page().queryByRole('listbox')

test('a button that nobody has opened is rendered once', () => {
  let rendered = 0
  render(
    <Profiler id="subject" onRender={() => rendered++}>
      <Subject />
    </Profiler>,
  )
  expect(rendered).toBe(1)
})

test('a click opens the panel, names it, and closes it again; Escape gives the focus back', async () => {
  render(<Subject />)
  expect([box().getAttribute('aria-expanded'), box().getAttribute('aria-controls')]).toEqual(['false', null])
  await act(async () => fireEvent.click(box()))
  expect(box().getAttribute('aria-expanded')).toBe('true')
  expect(box().getAttribute('aria-controls')).toBe(list()?.id ?? 'none')
  await act(async () => fireEvent.click(box()))
  expect(list()).toBeNull()
  await act(async () => fireEvent.click(box()))
  await act(async () => fireEvent.keyDown(list() as Element, { key: 'Escape' }))
  expect(list()).toBeNull()
  // The library gives it back in a task of its own.
  await found(() => expect(document.activeElement === box()).toBe(true))
})
