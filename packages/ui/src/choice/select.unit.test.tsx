import { expect, setSystemTime, test } from 'bun:test'
import { useState } from 'react'
import { Field } from '../form/field'
import { act, fireEvent, inDocument, page, render } from '../testing/document'
import { Select } from './select'

inDocument()

const options = ['Deutsch', 'Mathematik', 'Musik', 'Sport'].map((label) => ({ value: label.slice(0, 3), label }))

function Subject() {
  const [value, setValue] = useState('')
  return (
    <Field label="Subject">
      <Select options={options} value={value} onValueChange={setValue} placeholder="Choose" />
    </Field>
  )
}

const box = () => page().getByRole('combobox', { name: 'Subject' })
const active = () => {
  const list = page().getByRole('listbox', { name: 'Subject' })
  return document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent
}
const press = (key: string) => fireEvent.keyDown(page().getByRole('listbox'), { key })
const open = () => act(async () => fireEvent.keyDown(box(), { key: 'ArrowDown' }))

test('keys open, move, choose and close', async () => {
  render(<Subject />)
  expect(box().textContent).toBe('Choose')
  await open()
  expect(active()).toBe('Deutsch')
  press('ArrowDown')
  press('End')
  press('ArrowUp')
  expect(active()).toBe('Musik')
  press('Enter')
  expect(page().queryByRole('listbox')).toBeNull()
  expect(box().textContent).toBe('Musik')
})

test('letters find an option by its beginning and continue to the next one', async () => {
  render(<Subject />)
  await open()
  const begun = new Date()
  // With a fake clock: a letter after a pause starts a new search.
  setSystemTime(begun)
  try {
    press('m')
    expect(active()).toBe('Mathematik')
    press('u')
    expect(active()).toBe('Musik')
    setSystemTime(new Date(begun.getTime() + 1000))
    press('d')
    expect(active()).toBe('Deutsch')
  } finally {
    setSystemTime()
  }
})

test('the open list starts at the chosen option and announces it', async () => {
  render(<Subject />)
  await open()
  fireEvent.click(page().getByRole('option', { name: 'Sport' }))
  await open()
  expect(active()).toBe('Sport')
  expect(page().getByRole('option', { selected: true }).textContent).toBe('Sport')
})
