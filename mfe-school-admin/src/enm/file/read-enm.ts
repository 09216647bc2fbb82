import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'
import { type EnmFormat, enmFormatSchema, enmRevisions } from '@lernspur/contracts/teacher/enm/enm-format'
import { type EnmContainer, type EnmKey, openContainer } from './container'
import { EnmFault } from './enm-fault'
import { fieldRanges } from './field-ranges'

/** A file that was read: its text, which alone is changed, and what it says. */
export interface EnmFile {
  readonly text: string
  readonly container: EnmContainer
  readonly content: EnmFormat
  readonly semester: Semester
}

/** Levels of brackets in a file; the format has eight. */
const maxDepth = 32

/** Refuses texts that are nested deeper than any file, before anything recursive reads them. */
const requireFlat = (text: string): void => {
  let depth = 0
  let isString = false
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]
    if (isString) {
      if (sign === '\\') index += 1
      else if (sign === '"') isString = false
    } else if (sign === '"') isString = true
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > maxDepth) throw new EnmFault('tooDeep')
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new EnmFault('noJson')
  }
}

const revisionOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'enmRevision' in value ? value.enmRevision : undefined

/** What the JSON of a file says. Throws an `EnmFault`: `revision` for another version, `content` with the field that is wrong. */
export const readEnmText = (text: string): EnmFormat => {
  requireFlat(text)
  const value = parse(text)
  const revision = revisionOf(value)
  if (revision === undefined) throw new EnmFault('notEnm')
  if (!enmRevisions.some((known) => known === revision))
    throw new EnmFault('revision', { at: String(revision).slice(0, 20) })
  const { data, error } = enmFormatSchema.safeParse(value)
  if (!data) throw new EnmFault('content', { at: error.issues[0]?.path.join('.') ?? '' })
  if (data.anzahlAbschnitte === 3) throw new EnmFault('content', { at: 'anzahlAbschnitte' })
  if (data.aktuellerAbschnitt > data.anzahlAbschnitte) throw new EnmFault('content', { at: 'aktuellerAbschnitt' })
  const doubled = doubledId(data)
  if (doubled !== undefined) throw new EnmFault('content', { at: doubled })
  // A name that stands twice in one object would mean different things to different programs.
  fieldRanges(text, () => false)
  return data
}

const hasDouble = (values: readonly unknown[]): boolean => new Set(values).size < values.length

/** A list in which a number stands twice, so that it means nobody for certain. */
const doubledId = ({ schueler, faecher, klassen, lerngruppen, ankreuzkompetenzen }: EnmFormat): string | undefined => {
  const lists = { schueler, faecher, klassen, lerngruppen, ankreuzkompetenzen: ankreuzkompetenzen?.kompetenzen ?? [] }
  return Object.entries(lists).find(([, rows]) => hasDouble(rows.map(({ id }) => id)))?.[0]
}

/** Reads a file that was chosen (rule enm.1). Throws an `EnmFault`. */
export const readEnm = async (file: Blob, key?: EnmKey): Promise<EnmFile> => {
  const { text, container } = await openContainer(file, key)
  const content = readEnmText(text)
  const isFirst = content.aktuellerAbschnitt <= content.anzahlAbschnitte / 2
  return { text, container, content, semester: isFirst ? 'first' : 'second' }
}
