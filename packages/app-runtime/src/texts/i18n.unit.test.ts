import { expect, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import {
  i18n,
  lacksTexts,
  loadPartTexts,
  loadTexts,
  registerTexts,
  reloadTexts,
  replaceTexts,
  textsLoaded,
} from './i18n'
import { startTexts } from './start-texts'

inBrowser()

const gone = () => Promise.reject(new Error('gone'))
const texts = (title: string) => async () => ({ default: { title } })

test('texts that failed to load are missing until a retry succeeds', async () => {
  await startTexts()
  const german = { load: gone as () => Promise<{ default: object }> }
  registerTexts('test', { 'test.garden': { de: () => german.load(), en: gone } })
  await i18n.loadNamespaces('test.garden')
  expect(lacksTexts('test.garden')).toBe(true)
  expect(lacksTexts('app-runtime.app')).toBe(false)

  await reloadTexts()
  expect(lacksTexts('test.garden')).toBe(true)

  german.load = texts('Garten')
  await reloadTexts()
  expect(lacksTexts('test.garden')).toBe(false)
  expect(i18n.getResource('de', 'test.garden', 'title')).toBe('Garten')
})

test('texts of an area’s screens are loaded without those of its parts on the start page', async () => {
  await startTexts()
  const loaded: string[] = []
  const onMessage = (namespace: string) => async () => {
    loaded.push(namespace)
    return { default: {} }
  }
  const names = ['plot.field', 'plot.home', 'plot.home-steps']
  registerTexts('plot', Object.fromEntries(names.map((name) => [name, { de: onMessage(name), en: gone }])))
  loadTexts('plot')
  await i18n.loadNamespaces('plot.field')
  expect(loaded).toEqual(['plot.field'])
})

test('texts of an area’s parts are loaded alone, and whoever waits for all texts waits for them', async () => {
  await startTexts()
  const arrived = Promise.withResolvers<{ default: object }>()
  registerTexts('yard', {
    'yard.field': { de: gone, en: gone },
    'yard.home': { de: () => arrived.promise, en: gone },
  })
  loadPartTexts('yard')
  const loaded = textsLoaded()
  arrived.resolve({ default: { title: 'Hof' } })
  await loaded
  expect(i18n.getResource('de', 'yard.home', 'title')).toBe('Hof')
  expect(lacksTexts('yard.field')).toBe(false)
})

test('texts of few screens are loaded by what shows them, not with those of the others', async () => {
  await startTexts()
  const loaded: string[] = []
  const loaderOf = (namespace: string) => async () => {
    loaded.push(namespace)
    return { default: { title: namespace } }
  }
  registerTexts('farm', { 'farm.field': { de: loaderOf('farm.field'), en: gone } })
  registerTexts('farm', { 'farm.harvest': { de: loaderOf('farm.harvest'), en: gone } }, { areLater: true })
  loadTexts('farm')
  await i18n.loadNamespaces('farm.field')
  expect(loaded).toEqual(['farm.field'])
  await i18n.loadNamespaces('farm.harvest')
  expect(i18n.getResource('de', 'farm.harvest', 'title')).toBe('farm.harvest')
})

test('however many namespaces an area has, none waits for others: they are one file, and one wait where that hangs', async () => {
  await startTexts()
  const arrived = Promise.withResolvers<{ default: object }>()
  const requested: string[] = []
  const names = Array.from({ length: 40 }, (_, index) => `orchard.tree-${index}`)
  const loaderOf = (name: string) => () => {
    requested.push(name)
    return arrived.promise
  }
  registerTexts('orchard', Object.fromEntries(names.map((name) => [name, { de: loaderOf(name), en: gone }])))
  loadTexts('orchard')
  await Promise.resolve()
  expect(requested).toEqual(names)
  arrived.resolve({ default: {} })
  await i18n.loadNamespaces(names)
})

test('the fallback is used if the texts of the language cannot be loaded', async () => {
  await startTexts()
  registerTexts('test', { 'test.forest': { de: texts('Wald'), en: gone } })
  await i18n.changeLanguage('en')
  await i18n.loadNamespaces('test.forest')
  expect(lacksTexts('test.forest')).toBe(false)
  await i18n.changeLanguage('de')
})

test('namespaces start with the name of their owner', () => {
  const loaders = { de: texts('Hof'), en: texts('Yard') }
  expect(() => registerTexts('test', { yard: loaders })).toThrow('the texts yard are not of test')
  expect(() => registerTexts('other', { 'test.yard': loaders })).toThrow('the texts test.yard are not of other')
})

test('texts of a package that is registered twice are merged recursively', async () => {
  await startTexts()
  const first = async () => ({ default: { title: 'Hof', bed: { one: 'Beet' } } })
  const second = async () => ({ default: { title: 'Anderer Hof', bed: { two: 'Zweites' } } })
  registerTexts('kit', { 'kit.yard': { de: first, en: first } })
  await i18n.loadNamespaces('kit.yard')
  registerTexts('kit', { 'kit.yard': { de: second, en: second } })
  await Bun.sleep(0)
  const visible = i18n.getResourceBundle('de', 'kit.yard')
  expect(visible).toEqual({ title: 'Hof', bed: { one: 'Beet', two: 'Zweites' } })
})

test('texts that are replaced are those of files that somebody has loaded', async () => {
  await startTexts()
  const meadow = texts('Wiese')
  registerTexts('test', { 'test.meadow': { de: meadow, en: meadow }, 'test.pond': { de: meadow, en: meadow } })
  await i18n.loadNamespaces('test.meadow')
  replaceTexts('de', 'test.meadow', { title: 'Neue Wiese', bed: 'Beet' })
  replaceTexts('de', 'test.pond', { title: 'Teich' })
  expect(i18n.getResourceBundle('de', 'test.meadow')).toEqual({ title: 'Neue Wiese', bed: 'Beet' })
  expect(i18n.hasResourceBundle('de', 'test.pond')).toBe(false)
})

test('numbers of a sentence have the separators of its language', async () => {
  await startTexts()
  const share = '{{done}} / {{count}}'
  const read = async () => ({ default: { share_one: share, share_other: share } })
  registerTexts('test', { 'test.share': { de: read, en: read } })
  const t = i18n.t as (key: string, values: object) => string
  const shareIn = async (language: string) => {
    await i18n.changeLanguage(language)
    await i18n.loadNamespaces('test.share')
    return t('test.share:share', { done: 0.5, count: 12_049 })
  }
  expect(await shareIn('en')).toBe('0.5 / 12,049')
  expect(await shareIn('de')).toBe('0,5 / 12.049')
})
