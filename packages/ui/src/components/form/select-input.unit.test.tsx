import { expect, test } from 'bun:test'
import { useState } from 'react'
import { act, fireEvent, found, inDocument, page, render } from '../../testing/document'
import { LabelledField } from './labelled-field'
import { SelectInput } from './select-input'

inDocument()

const options = ['Deutsch', 'Mathematik', 'Musik', 'Sport'].map((label) => ({ value: label.slice(0, 3), label }))

function Subject() {
  const [value, setValue] = useState('')
  return (
    <LabelledField label="Subject">
      <SelectInput options={options} value={value} onValueChange={setValue} placeholder="Choose" />
    </LabelledField>
  )
}

const box = () => page().getByRole('combobox', { name: 'Subject' })
const active = () => {
  expect(page().getByRole('listbox', { name: 'Subject' }).contains(document.activeElement)).toBe(true)
  return document.activeElement?.textContent
}
/** The library moves the focus in the next task. */
const press = (key: string) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    await new Promise((resolve) => setTimeout(resolve, 1))
  })
/** The list is a file of its own, and takes the focus once it is placed. */
const open = async () => {
  act(() => void fireEvent.keyDown(box(), { key: 'ArrowDown' }))
  await found(active)
}

test('keys open, move, choose and close', async () => {
  render(<Subject />)
  expect(box().textContent).toBe('Choose')
  await open()
  expect(active()).toBe('Deutsch')
  await press('ArrowDown')
  await press('End')
  await press('ArrowUp')
  expect(active()).toBe('Musik')
  await press('Enter')
  expect(page().queryByRole('listbox')).toBeNull()
  expect(box().textContent).toBe('Musik')
})

test('letters find an option by its beginning', async () => {
  render(<Subject />)
  await open()
  await press('m')
  expect(active()).toBe('Mathematik')
  await press('u')
  expect(active()).toBe('Musik')
})

test('letters on the closed button choose nothing', async () => {
  render(<Subject />)
  act(() => box().focus())
  await press('m')
  expect(box().textContent).toBe('Choose')
})

test('the open list starts at the chosen option and announces it', async () => {
  render(<Subject />)
  await open()
  fireEvent.click(page().getByRole('option', { name: 'Sport' }))
  await open()
  expect(active()).toBe('Sport')
  expect(page().getByRole('option', { selected: true }).textContent).toBe('Sport')
})
