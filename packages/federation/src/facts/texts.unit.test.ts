import { afterAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { neededTexts, providedTexts, readBuiltTexts } from './texts'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, content: string): string => {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}
const texts = (name: string, de: object, en: object): string[] => [
  file(`locales/de/${name}.json`, JSON.stringify(de)),
  file(`locales/en/${name}.json`, JSON.stringify(en)),
]
const screen = (body: string) => [file('screen.tsx', `const { t } = useTranslation('area.garden')\n${body}`)]
const own = readBuiltTexts(texts('area.garden', { title: 'Garten', bed_one: 'Beet', bed_other: 'Beete' }, { bed: '' }))
const needed = (body: string) => neededTexts(screen(body), own, ['de', 'en'])

test('a text that a language lacks is told with the language', () => {
  expect(needed('t(($) => $.title)')).toEqual(['area.garden:title (en)'])
  expect(needed('t(($) => $.bed, { count: 2 })')).toEqual([])
  expect(needed('t(($) => $.weed.kinds[kind].name)')).toEqual([
    'area.garden:weed.kinds (de)',
    'area.garden:weed.kinds (en)',
  ])
})

test("the page's texts are asked of the page, which has what it has in every language", () => {
  expect(needed('const { t: c } = useTranslation()\nc(($) => $.save)\nt(($) => $.bed)')).toEqual([
    'app-runtime.app:save',
  ])
  const page = readBuiltTexts(texts('app-runtime.app', { save: 'Sichern', more: { less: '' } }, { save: 'Save' }))
  expect(providedTexts(page)).toEqual(['app-runtime.app:save'])
})
