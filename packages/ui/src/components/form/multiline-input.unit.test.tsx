import { expect, test } from 'bun:test'
import { useState } from 'react'
import { fireEvent, inDocument, page, render } from '../../testing/document'
import { LabelledField } from './labelled-field'
import { MultilineInput } from './multiline-input'

inDocument()

function Comment({ start = '', error }: { start?: string; error?: string }) {
  const [text, setText] = useState(start)
  return (
    <LabelledField label="Comment" hint="For the report" error={error}>
      <MultilineInput value={text} onValueChange={setText} max={10} remainingLabel={(left) => `${left} left`} />
    </LabelledField>
  )
}

test('the counter follows the input', () => {
  render(<Comment start="abc" />)
  expect(page().getByText('3 / 10')).toBeTruthy()
  fireEvent.change(page().getByRole('textbox', { name: 'Comment' }), { target: { value: 'abcdef' } })
  expect(page().getByText('6 / 10')).toBeTruthy()
})

test('text that is too long is kept and invalid', () => {
  render(<Comment />)
  const box = page().getByRole<HTMLTextAreaElement>('textbox')
  fireEvent.focus(box)
  fireEvent.change(box, { target: { value: 'twelve chars' } })
  expect(box.value).toBe('twelve chars')
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(page().getByText('-2 left')).toBeTruthy()
})

test('hint, error and counter describe the control', () => {
  render(<Comment error="Too short" />)
  const box = page().getByRole('textbox', { name: 'Comment' })
  const descriptions = box
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(descriptions).toEqual(['Too short', 'For the report', '0 / 10'])
})

test('places are marked behind the text, which stays in a plain field', () => {
  const text = 'One. Two. Three.'
  const marks = [
    { start: 0, length: 4 },
    { start: 10, length: 6, isCurrent: true },
  ]
  const field = (some: typeof marks) => (
    <LabelledField label="Comment">
      <MultilineInput value={text} onValueChange={() => {}} marks={some} />
    </LabelledField>
  )
  const { container, rerender } = render(field(marks))
  const box = page().getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
  const marked = () =>
    [...container.querySelectorAll('mark')].map(({ textContent, dataset }) => [textContent, dataset.current])
  expect(marked()).toEqual([
    ['One.', undefined],
    ['Three.', 'true'],
  ])
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(`${text}\u200b`)
  rerender(field([]))
  expect(marked()).toEqual([])
  // The same element, so that neither the cursor nor the browser's undo is lost.
  expect(page().getByRole<HTMLTextAreaElement>('textbox')).toBe(box)
})
