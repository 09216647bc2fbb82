import { afterEach, beforeEach, expect, test } from 'bun:test'
import { fireEvent, inDocument, page, render } from '@lernspur/ui/testing/document'
import { createElement, useState } from 'react'
import { takeOutUnprintable } from './take-out-unprintable'

inDocument()

let stop = () => {}
beforeEach(() => {
  stop = takeOutUnprintable()
})
afterEach(() => stop())

const received: string[] = []

function Field({ as, type }: { as: 'input' | 'textarea'; type?: string }) {
  const [value, setValue] = useState('')
  const onChange = ({ target }: { target: HTMLInputElement }) => {
    received.push(target.value)
    setValue(target.value)
  }
  return createElement(as, { 'aria-label': 'note', type, value, onChange })
}

const paste = (field: React.ReactNode, value: string, caret = value.length) => {
  received.length = 0
  render(field)
  const control = page().getByLabelText<HTMLInputElement>('note')
  fireEvent.input(control, { target: { value, selectionStart: caret, selectionEnd: caret } })
  return control
}

test('what is not seen is taken out of what is pasted, and ends of lines and of pages become lines', () => {
  const control = paste(<Field as="textarea" />, 'Zoe\vliest.\fGern\x02, sil\x1fben\tweise 😀\n', 18)
  expect(control.value).toBe('Zoe\nliest.\nGern, silben\tweise 😀\n')
  expect([received, control.selectionEnd]).toEqual([[control.value], 17])
})

test('in a field of one line they become spaces', () => {
  expect([paste(<Field as="input" />, 'Zoe\vMarie').value, received]).toEqual(['Zoe Marie', ['Zoe Marie']])
})

test('a password stays as it is', () => {
  expect(paste(<Field as="input" type="password" />, 'a\x02b').value).toBe('a\x02b')
})
