import { afterAll, describe, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { textViolations } from './text-violations'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Complaints about a checkout with these files; `locales/…` and `src/…` belong to the shell. */
const violationsOf = (files: Readonly<Record<string, string>>): string[] => {
  const root = mkdtempSync(join(tmpdir(), 'lernspur-texts-'))
  folders.push(root)
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name.startsWith('mfe-') ? name : `shell/${name}`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return textViolations(root)
}

const screen = (body: string) => `
  import { useTranslation, Trans } from '../src/app-runtime'
  export function Screen({ kind }: { kind: 'a' | 'b' }) {
    const { t } = useTranslation('shell.home')
    return <main>${body}</main>
  }`

const clean = {
  'locales/de/shell.home.json':
    '{ "title": "Start", "kind": { "a": "A", "b": "B" }, "n_one": "{{count}} Kind", "n_other": "{{count}} Kinder" }',
  'locales/en/shell.home.json':
    '{ "title": "Start", "kind": { "a": "A", "b": "B" }, "n_one": "{{count}} child", "n_other": "{{count}} children" }',
  'src/home.screen.tsx': screen('<h1>{t(($) => $.title)}</h1>{t(($) => $.kind[kind])}{t(($) => $.n, { count: 2 })}'),
}

describe('the translation check', () => {
  test('finds nothing in a correct checkout', () => {
    expect(violationsOf(clean)).toEqual([])
  })

  test('finds a text with a count that has one form for all numbers', () => {
    const texts = {
      'locales/de/shell.home.json': clean['locales/de/shell.home.json'].replace('"Start"', '"{{count}} Kinder"'),
    }
    const english = {
      'locales/en/shell.home.json': clean['locales/en/shell.home.json'].replace('"Start"', '"{{count}} children"'),
    }
    expect(violationsOf({ ...clean, ...texts, ...english })).toEqual([
      'shell/locales/de/shell.home.json has a count and no plural forms for title.',
      'shell/locales/en/shell.home.json has a count and no plural forms for title.',
    ])
  })

  test('finds keys without text and unused texts', () => {
    const source = screen('<h1>{t(($) => $.heading)}</h1>{t(($) => $.kind[kind])}{t(($) => $.n, { count: 2 })}')
    expect(violationsOf({ ...clean, 'src/home.screen.tsx': source })).toEqual([
      'shell/src/home.screen.tsx asks for shell.home.heading, which has no text.',
      'shell: shell.home.title is used nowhere.',
    ])
  })

  test('finds sentences that a narrow column would break within a word', () => {
    const texts = (text: string) => ({
      'locales/de/shell.home.json': clean['locales/de/shell.home.json'].replace('Start', text),
    })
    expect(violationsOf({ ...clean, ...texts('Per E‑Mail.') })).toEqual([])
    expect(violationsOf({ ...clean, ...texts('Per E-Mail.') })).toEqual([
      'shell: shell.home.title lets a line end after "E-"; write "E‑Mail" with U+2011.',
    ])
  })

  test('counts a text that a route names for the build as used', () => {
    const texts = {
      'mfe-new/locales/de/new.page.json': '{ "a": "A" }',
      'mfe-new/locales/en/new.page.json': '{ "a": "A" }',
    }
    const routes = "export default [{ handle: { page: { text: 'new.page:a' } } }]"
    expect(violationsOf({ ...clean, ...texts, 'mfe-new/src/routes.tsx': routes })).toEqual([])
    expect(violationsOf({ ...clean, ...texts, 'mfe-new/src/routes.tsx': routes.replace(':a', ':b') })).toEqual([
      'mfe-new/src/routes.tsx asks for new.page.b, which has no text.',
      'mfe-new: new.page.a is used nowhere.',
    ])
  })

  test('does not count a key of another namespace as used', () => {
    const other = {
      'locales/de/shell.frame.json': '{ "title": "Rahmen" }',
      'locales/en/shell.frame.json': '{ "title": "Frame" }',
    }
    expect(violationsOf({ ...clean, ...other })).toEqual(['shell: shell.frame.title is used nowhere.'])
  })

  test('finds controls that are not called by what they show', () => {
    const button = screen(`<h1>{t(($) => $.title)}</h1>{t(($) => $.kind[kind])}{t(($) => $.n, { count: 2 })}
      <button aria-label={t(($) => $.sendTo, { name: kind })}>{t(($) => $.send)}</button>`)
    const withTexts = (language: 'de' | 'en', texts: string) => {
      const file = `locales/${language}/shell.home.json` as const
      return { [file]: clean[file].replace('{', `{ ${texts},`) }
    }
    const german = withTexts('de', '"send": "Erneut senden …", "sendTo": "An {{name}} erneut senden"')
    const files = { ...clean, ...german, 'src/home.screen.tsx': button }
    const english = (sendTo: string) => withTexts('en', `"send": "Send again …", "sendTo": "${sendTo}"`)
    expect(violationsOf({ ...files, ...english('Send again to {{name}}') })).toEqual([])
    expect(violationsOf({ ...files, ...english('Send to {{name}} again') })).toEqual([
      'shell/locales/en/shell.home.json: sendTo does not say what its control shows.',
    ])
  })

  test('finds texts that one language lacks', () => {
    const english = '{ "title": " ", "kind": { "a": "A" }, "n_other": "{{number}} children" }'
    expect(violationsOf({ ...clean, 'locales/en/shell.home.json': english })).toEqual([
      'shell/locales/en/shell.home.json lacks kind.b.',
      'shell/locales/en/shell.home.json lacks the plural form n_one.',
      'shell/locales/en/shell.home.json has no text for title.',
      'shell: shell.home.n_other has other variables in each language: count | number.',
      'shell: shell.home.n has other variables in each language: count | number.',
    ])
  })

  test('finds plural forms with different placeholders', () => {
    const english = clean['locales/en/shell.home.json'].replace('{{count}} child"', 'One child"')
    expect(violationsOf({ ...clean, 'locales/en/shell.home.json': english })).toEqual([
      'shell: shell.home.n_one has other variables in each language: count | .',
    ])
  })

  test('reports texts as unused if only another unit uses them, whatever folder they are in', () => {
    const texts = {
      'mfe-new/locales/de/new.plan.json': '{ "a": "A" }',
      'mfe-new/locales/en/new.plan.json': '{ "a": "A" }',
    }
    const otherAddress = "const { t } = useTranslation('new.plan')\nt(($) => $.a)"
    expect(violationsOf({ ...clean, ...texts, 'src/stranger.ts': otherAddress })).toEqual([
      'mfe-new: new.plan.a is used nowhere.',
    ])
  })

  test('finds a namespace claimed by two units', () => {
    const texts = {
      'mfe-teacher/locales/de/shell.home.json': clean['locales/de/shell.home.json'],
      'mfe-teacher/locales/en/shell.home.json': clean['locales/en/shell.home.json'],
      'mfe-teacher/src/home.screen.tsx': clean['src/home.screen.tsx'],
    }
    expect(violationsOf({ ...clean, ...texts })).toEqual([
      'The namespace shell.home is in shell and mfe-teacher; a page has room for one.',
      'mfe-teacher/locales has shell.home, which does not begin with "teacher.".',
    ])
  })

  test.each([
    ['text', '<p>Guten Tag</p>'],
    ['an attribute', '<input aria-label="Suche leeren" />'],
    ['a prop that is shown', '<Field label={kind === "a" ? "Vorname" : undefined} />'],
    ['an expression', '<p>{"Noch nichts da"}</p>'],
    ['a template', '<p>{`Klasse $' + '{kind}`}</p>'],
    ['a toast', '<button onClick={() => toast({ text: "Gespeichert" })} />'],
  ])('finds hard-coded %s', (_, body) => {
    const source = screen(`${body}{t(($) => $.title)}{t(($) => $.kind[kind])}{t(($) => $.n, { count: 2 })}`)
    expect(violationsOf({ ...clean, 'src/home.screen.tsx': source })).toHaveLength(1)
  })

  test('ignores symbols, class names and product names', () => {
    const body =
      '<p className="text-sm font-medium">·</p><p translate="no">Lernspur</p><svg viewBox="0 0 8 8" /> 24 / 7'
    const source = screen(`${body}{t(($) => $.title)}{t(($) => $.kind[kind])}{t(($) => $.n, { count: 2 })}`)
    expect(violationsOf({ ...clean, 'src/home.screen.tsx': source })).toEqual([])
  })
})
