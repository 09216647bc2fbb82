import { expect, test } from 'bun:test'
import { fireEvent, inDocument, page, render } from '@lernspur/ui/testing/document'
import { useState } from 'react'
import { ManyChoice } from './many-choice'

inDocument()

const texts = { search: 'suchen', clear: 'leeren', all: 'alle', more: String }

const options = [
  { id: 'now', label: '3a' },
  { id: 'next', label: '4a' },
  { id: 'past', label: '2a', isSeparate: true },
]

function Chosen({ notify }: { notify: (chosen: readonly string[]) => void }) {
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const change = (next: ReadonlySet<string>) => {
    notify([...next])
    choose(next)
  }
  return <ManyChoice label="Klassen" options={options} chosen={chosen} onChange={change} texts={texts} />
}

const press = (name: string) => fireEvent.click(page().getByRole('checkbox', { name }))

test('"all" leaves out what is chosen by itself alone, such as the classes of former years', () => {
  let last: readonly string[] = []
  const notify = (chosen: readonly string[]) => {
    last = chosen
  }
  render(<Chosen notify={notify} />)
  press('2a')
  press('alle')
  expect(last).toEqual(['past', 'now', 'next'])
  press('alle')
  expect(last).toEqual(['past'])
})
