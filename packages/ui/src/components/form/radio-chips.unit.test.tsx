import { expect, test } from 'bun:test'
import { useState } from 'react'
import { fireEvent, inDocument, page, render } from '../../testing/document'
import { RadioChips } from './radio-chips'

inDocument()

function Subjects() {
  const [value, setValue] = useState('b')
  const chips = [
    { value: 'a', label: 'Art' },
    { value: 'b', label: 'Biology' },
    { value: 'c', label: <svg aria-hidden />, name: 'Chemistry' },
  ]
  return <RadioChips label="subject" chips={chips} value={value} onValueChange={setValue} />
}

const chosen = () => page().getAllByRole<HTMLInputElement>('radio', { checked: true })
const chip = (name: string) => page().getByRole('radio', { name })

test('one chip is chosen at a time, by its text or by its name', () => {
  render(<Subjects />)
  expect(page().getByRole('radiogroup', { name: 'subject' })).toBeTruthy()
  expect(chosen().map(({ value }) => value)).toEqual(['b'])
  fireEvent.click(page().getByText('Art'))
  expect(chosen().map(({ value }) => value)).toEqual(['a'])
  fireEvent.click(chip('Chemistry'))
  expect(chosen().map(({ value }) => value)).toEqual(['c'])
})

test('Enter on a chip does not send the form, other keys are the browser’s', () => {
  render(<Subjects />)
  expect(fireEvent.keyDown(chip('Biology'), { key: 'Enter' })).toBe(false)
  expect(fireEvent.keyDown(chip('Biology'), { key: 'ArrowRight' })).toBe(true)
})
