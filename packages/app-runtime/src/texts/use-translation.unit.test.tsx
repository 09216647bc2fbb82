import { expect, test } from 'bun:test'
import { act, inDocument, renderHook } from '@lernspur/ui/testing/document'
import { i18n, registerTexts, replaceTexts } from './i18n'
import { startTexts } from './start-texts'
import { useTranslation } from './use-translation'

inDocument()

const file = (title: string) => async () => ({ default: { title } })

const useTitle = (namespace: string, titles: string[]) => {
  const { t } = useTranslation(namespace as 'app-runtime.app')
  titles.push((t as (key: string) => string)('title'))
}

/** Loads a namespace, and draws something that shows its title; `titles` has one entry each time it is drawn. */
const titlesOf = async (namespace: string) => {
  await startTexts()
  registerTexts('drawn', { [namespace]: { de: file('Hof'), en: file('Yard') } })
  await i18n.loadNamespaces(namespace)
  const titles: string[] = []
  renderHook(() => useTitle(namespace, titles))
  return titles
}

test('texts that arrive for something else do not draw a page again', async () => {
  const titles = await titlesOf('drawn.yard')
  registerTexts('drawn', { 'drawn.dialog': { de: file('Scheune'), en: file('Barn') } })
  await act(() => i18n.loadNamespaces('drawn.dialog'))
  expect(titles).toEqual(['Hof'])
})

test('texts that were replaced are drawn at once', async () => {
  const titles = await titlesOf('drawn.garden')
  act(() => replaceTexts('de', 'drawn.garden', { title: 'Garten' }))
  expect(titles).toEqual(['Hof', 'Garten'])
})

test('further texts of a namespace, from another owner of it, are drawn at once', async () => {
  const titles = await titlesOf('drawn.shed')
  registerTexts('drawn', { 'drawn.shed': { de: file('Schuppen'), en: file('Shed') } })
  await act(() => Bun.sleep(0))
  expect(titles).toEqual(['Hof', 'Hof'])
})
