import { expect, test } from 'bun:test'
import { fireEvent, inDocument, page, render } from '@lernspur/ui/testing/document'
import { useState } from 'react'
import { ManyChoice } from './many-choice'

inDocument()

const texts = { search: 'suchen', clear: 'leeren', all: 'alle', more: String }

const open = (...options: readonly { id: string; label: string; isApart?: boolean }[]) => {
  let last: readonly string[] = []
  function Chosen() {
    const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
    last = [...chosen]
    return <ManyChoice label="Klassen" options={options} chosen={chosen} onChange={choose} texts={texts} />
  }
  render(<Chosen />)
  return () => last
}
const press = (name: string) => fireEvent.click(page().getByRole('checkbox', { name }))

test('"all" leaves out what is chosen by itself alone, such as the classes of former years', () => {
  const chosen = open(
    { id: 'now', label: '3a' },
    { id: 'next', label: '4a' },
    { id: 'past', label: '2a', isApart: true },
  )
  press('2a')
  press('alle')
  expect(chosen()).toEqual(['past', 'now', 'next'])
  press('alle')
  expect(chosen()).toEqual(['past'])
})
