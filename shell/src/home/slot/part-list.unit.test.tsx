// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { expect, spyOn, test } from 'bun:test'
import { AppRuntimeProvider, startAppRuntime } from '@lernspur/app-runtime'
import { act, fireEvent, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { PartList } from './part-list'

inDocument()

let failing: Readonly<Record<string, Error>> = {}
function Part({ name }: { name: string }) {
  if (failing[name]) throw failing[name]
  return <p>{name}</p>
}
const names = ['Klassen', 'Schulen', 'Nachrichten']
const show = async () => {
  await startAppRuntime()
  render(
    <AppRuntimeProvider>
      <Suspense>
        <PartList parts={names.map((name) => ({ key: name, element: <Part name={name} /> }))} />
      </Suspense>
    </AppRuntimeProvider>,
  )
}
const retries = () => page().queryAllByRole('button', { name: 'Noch einmal versuchen' })
const has = (count: number) => () => {
  if (retries().length !== count) throw new Error(`${retries().length} notices`)
  return retries()
}

test('parts that fail for one reason have one notice, and the others stay', async () => {
  const error = spyOn(console, 'error').mockImplementation(() => {})
  const broken = () => new TypeError('a shared file is broken')
  failing = { Klassen: broken(), Nachrichten: broken() }
  await show()
  const [retry] = await found(has(1))
  expect(page().getByText('Schulen')).toBeDefined()
  failing = {}
  await act(async () => fireEvent.click(retry as HTMLElement))
  await found(has(0))
  for (const name of names) expect(page().getByText(name)).toBeDefined()
  error.mockRestore()
})

test('parts that fail for different reasons have a notice each, which tries that part again', async () => {
  const error = spyOn(console, 'error').mockImplementation(() => {})
  failing = { Klassen: new Error('one'), Schulen: new Error('other') }
  await show()
  const [first] = await found(has(2))
  failing = { Schulen: new Error('other') }
  await act(async () => fireEvent.click(first as HTMLElement))
  await found(has(1))
  expect(page().getByText('Klassen')).toBeDefined()
  error.mockRestore()
})
