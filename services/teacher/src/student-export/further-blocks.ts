import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { RecordBlock } from '@lernspur/documents/record-document'
import { dayInWords, instantInWords } from '@lernspur/documents/text/report-dates'
import { columnsOf } from './columns'
import { exportTexts } from './export-texts'
import type { ExportedAddedRow, ExportedErasure, ExportedTalk, FurtherFacts } from './further-facts'
import { furtherTexts } from './further-texts'

type Line = readonly [label: string, value: string | null]

/** Lines that say something. */
const filled = (lines: readonly Line[]) => lines.flatMap(([label, value]) => (value ? [{ label, value }] : []))

const roleIn = (language: Language, role: ExportedTalk['authorRole']): string => {
  const { roles, formerMember } = exportTexts(language)
  return role ? roles[role] : formerMember
}

const talkBlock = (talk: ExportedTalk, language: Language): RecordBlock => {
  const texts = furtherTexts(language)
  return {
    kind: 'facts',
    heading: `${texts.talk} ${dayInWords(language, talk.heldOn)}`,
    facts: filled([
      [exportTexts(language).schoolClass, talk.schoolClass],
      [texts.by, roleIn(language, talk.authorRole)],
      [texts.goingWell, talk.goingWell],
      [texts.practising, talk.practising],
      [texts.nextStep, talk.nextStep],
      [texts.agreed, talk.agreed],
      [texts.ownNote, talk.hasOwnNote ? texts.ownNoteExists : ''],
    ]),
  }
}

const erasureBlock = (erasure: ExportedErasure, language: Language): RecordBlock => {
  const texts = furtherTexts(language)
  const { requestedAt, dueAt, undoneAt, reason, note } = erasure
  return {
    kind: 'facts',
    heading: texts.erasure,
    facts: filled([
      [texts.requested, instantInWords(language, requestedAt)],
      [texts.due, instantInWords(language, dueAt)],
      [texts.undone, undoneAt && instantInWords(language, undoneAt)],
      [texts.reason, texts.reasons[reason] ?? reason],
      [texts.note, note],
    ]),
  }
}

const planBlocks = ({ seats, weeks }: FurtherFacts, language: Language): RecordBlock[] => {
  const texts = furtherTexts(language)
  return [
    {
      kind: 'table',
      heading: texts.seats,
      columns: columnsOf(texts.seatColumns, [2, 3, 5]),
      rows: seats.map(({ schoolClass, room, row, column }) => [
        schoolClass,
        room || texts.ownRoom,
        texts.seat(row, column),
      ]),
      empty: texts.noSeats,
    },
    {
      kind: 'table',
      heading: texts.weeks,
      columns: columnsOf(texts.weekColumns, [2, 3, 3]),
      rows: weeks.map(({ schoolClass, week, authorRole }) => [
        schoolClass,
        dayInWords(language, week),
        roleIn(language, authorRole),
      ]),
      empty: texts.noWeeks,
    },
  ]
}

const storedBlocks = (facts: FurtherFacts, language: Language): RecordBlock[] => {
  const texts = furtherTexts(language)
  const on = (instant: string | null) => (instant ? instantInWords(language, instant) : '')
  return [
    {
      kind: 'table',
      heading: texts.files,
      columns: columnsOf(texts.fileColumns, [5, 3]),
      rows: [
        ...facts.reportFiles.map((file) => [texts.file(file.language), on(file.createdAt)]),
        ...facts.seals.map(({ code, createdAt }) => [texts.seal(code), on(createdAt)]),
        ...facts.reportSets.map(({ createdAt }) => [texts.set, on(createdAt)]),
      ],
      empty: texts.noFiles,
    },
    {
      kind: 'table',
      heading: texts.undo,
      columns: columnsOf(texts.undoColumns, [5, 3, 3]),
      rows: [
        ...facts.undoRows.map(({ recordedAt, retainedUntil }) => [texts.inJson, on(recordedAt), on(retainedUntil)]),
        ...facts.storedAnswers.map(({ createdAt }) => [texts.answer, on(createdAt), '']),
      ],
      empty: texts.noUndo,
    },
  ]
}

/** Columns that tell nothing of a child. */
const isSilent = (column: string): boolean => column === 'id' || column.endsWith('_id')

const addedBlock = ({ service, tableName, content }: ExportedAddedRow, language: Language): RecordBlock => ({
  kind: 'facts',
  heading: furtherTexts(language).added(service, tableName),
  facts: Object.entries(content).flatMap(([column, value]) =>
    isSilent(column) || value === null || value === ''
      ? []
      : { label: column, value: typeof value === 'string' ? value : JSON.stringify(value) },
  ),
})

const enmBlock = ({ enmId, enmName }: FurtherFacts['enmEntries'][number], language: Language): RecordBlock => {
  const texts = furtherTexts(language)
  return {
    kind: 'facts',
    heading: texts.enmEntry,
    facts: filled([
      [texts.enmId, enmId],
      [texts.enmName, enmName],
    ]),
  }
}

/** What is stored of a child beside classes, entries and reports, for the document. */
export const furtherBlocks = (facts: FurtherFacts, language: Language): RecordBlock[] => [
  ...facts.talks.map((talk) => talkBlock(talk, language)),
  ...planBlocks(facts, language),
  ...storedBlocks(facts, language),
  ...facts.enmEntries.map((entry) => enmBlock(entry, language)),
  ...facts.addedRows.map((row) => addedBlock(row, language)),
  ...facts.erasures.map((erasure) => erasureBlock(erasure, language)),
]
