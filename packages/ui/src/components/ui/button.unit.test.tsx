import { expect, test } from 'bun:test'
import { act, fireEvent, inDocument, page, render } from '../../testing/document'
import { IconButton } from '../button/icon-button'
import { CheckboxField } from '../form/checkbox-field'
import { Button } from './button'

inDocument()

test('a button that becomes disabled keeps the focus until it moves on', () => {
  let presses = 0
  const visible = (disabled: boolean) => (
    <>
      <Button disabled={disabled} onClick={() => (presses += 1)}>
        Take all
      </Button>
      <IconButton quiet label="Remove">
        x
      </IconButton>
    </>
  )
  const { rerender } = render(visible(false))
  const button = page().getByRole<HTMLButtonElement>('button', { name: 'Take all' })
  act(() => button.focus())
  rerender(visible(true))
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  expect(document.activeElement).toBe(button)
  fireEvent.click(button)
  expect(presses).toBe(0)
  act(() => page().getByRole('button', { name: 'Remove' }).focus())
  expect(button.disabled).toBe(true)
})

test('a checkbox being saved keeps the focus and ignores further changes', () => {
  let choices = 0
  render(<CheckboxField busy checked label="Maths" onCheckedChange={() => (choices += 1)} />)
  const box = page().getByRole('checkbox', { name: 'Maths' })
  act(() => box.focus())
  fireEvent.click(box)
  expect([document.activeElement, choices, box.getAttribute('aria-busy')]).toEqual([box, 0, 'true'])
})
