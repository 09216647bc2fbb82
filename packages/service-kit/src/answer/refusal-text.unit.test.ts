import { expect, test } from 'bun:test'
import { routes } from '@lernspur/contracts/contract'
import { errorText, languages } from '@lernspur/contracts/wire/error-catalogue'
import { fieldLabel } from './field-label'
import { refusalText } from './refusal-text'

/** The parts of a schema that the walk knows. */
interface Definition {
  readonly type: string
  readonly innerType?: unknown
  readonly shape?: Readonly<Record<string, unknown>>
  readonly element?: unknown
  readonly options?: readonly unknown[]
  readonly in?: unknown
  readonly valueType?: unknown
}

const definitionOf = (schema: unknown): Definition | undefined =>
  (schema as { _zod?: { def?: Definition } } | undefined)?._zod?.def

/** Names of all fields of a body, of those inside others as well. */
const fieldsOf = (schema: unknown): string[] => {
  const definition = definitionOf(schema)
  if (!definition) return []
  const { shape = {}, innerType, element, options = [], in: input, valueType } = definition
  const inside = [innerType, element, ...options, input, valueType, ...Object.values(shape)]
  return [...Object.keys(shape), ...inside.flatMap(fieldsOf)]
}

/** What a page sends along by itself: ids, flags and versions, which nobody types. */
const isSentAlong = (name: string): boolean =>
  /(^i|I)ds?$|Id$|At$|Version$|^(is|can|has|with|shows)[A-Z]|Seen$|rafted$|Uri$/.test(name) ||
  ['apartFrom', 'authAttempt', 'basedOn', 'digest', 'error', 'from', 'iss', 'page', 'redirectUri'].includes(name) ||
  ['removed', 'shown', 'span', 'state', 'to', 'x', 'y'].includes(name)

const fields = [...new Set(Object.values(routes).flatMap((route) => ('body' in route ? fieldsOf(route.body) : [])))]

test('every field of every form has a name in words, in both languages', () => {
  expect(fields.length).toBeGreaterThan(150)
  const unnamed = fields.filter((name) => !isSentAlong(name) && fieldLabel(name, 'de') === undefined)
  expect(unnamed).toEqual([])
})

test('a refusal of any field names it, and says what is wrong', () => {
  for (const language of languages)
    for (const path of fields) {
      const details = [{ path, message: 'Pflichtangabe fehlt.' }]
      const text = refusalText({ code: 'VALIDATION_FAILED', details }, language)
      expect(text.length).toBeGreaterThan(errorText('VALIDATION_FAILED', language).length)
      expect(text).toContain(fieldLabel(path, language) ?? path)
      expect(text).toEndWith('Pflichtangabe fehlt.')
    }
})

test('fields in lists are numbered, and only the first few are named', () => {
  const details = [0, 1, 2, 3].map((row) => ({ path: `students.${row}.lastName`, message: 'Darf nicht leer sein.' }))
  expect(refusalText({ code: 'VALIDATION_FAILED', details }, 'de')).toBe(
    'Bitte prüfen Sie Ihre Eingaben. Nachname (1): Darf nicht leer sein; Nachname (2): Darf nicht leer sein; Nachname (3): Darf nicht leer sein; und weitere.',
  )
  expect(refusalText({ code: 'NOT_FOUND', details }, 'de')).toBe(errorText('NOT_FOUND', 'de'))
})

test('no service refuses input without naming a field', async () => {
  const silent: string[] = []
  for (const folder of ['services', 'packages/service-kit'])
    for await (const path of new Bun.Glob(`${folder}/**/src/**/*.ts`).scan(
      new URL('../../../..', import.meta.url).pathname,
    )) {
      // A body that cannot be read at all comes from no form.
      if (/node_modules|\.test\.ts$|service-kit\/src\/input\//.test(path)) continue
      const text = await Bun.file(new URL(`../../../../${path}`, import.meta.url)).text()
      if (/(refuse|new ApiError)\('VALIDATION_FAILED'\)/.test(text)) silent.push(path)
    }
  expect(silent).toEqual([])
})
