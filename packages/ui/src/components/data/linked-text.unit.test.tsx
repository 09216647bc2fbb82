import { expect, test } from 'bun:test'
import { inDocument, page, render } from '../../testing/document'
import { LinkedText } from './linked-text'

inDocument()

const targets = () =>
  page()
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('addresses become links, with what belongs to the sentence left out', () => {
  render(<LinkedText>{'Siehe https://status.example/heute?x=1. Danke (https://b.example)!'}</LinkedText>)
  expect(targets()).toEqual(['https://status.example/heute?x=1', 'https://b.example'])
})

test('nothing else of a text has a meaning', () => {
  const hostile = '<img src=x onerror=alert(1)> javascript:alert(1) http://a.example [x](https://c.example"onclick=1)'
  const { container } = render(<LinkedText>{hostile}</LinkedText>)
  expect(container.textContent).toBe(hostile)
  expect(container.querySelector('img')).toBeNull()
  expect(targets()).toEqual(['https://c.example'])
})
