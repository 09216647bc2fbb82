import { linesTooMany, printedLine } from '@lernspur/contracts/teacher/student/talk-page'
import type { TalkPart } from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { RunningHead } from '../page/page-frame'
import type { SheetFile } from '../page/paged-file'
import { portrait } from '../page/sheet'
import { Facts } from '../report/report-head'
import { block } from '../tagged/block'
import type { Cluster, Piece } from '../tagged/flow'
import { StructureElement } from '../tagged/structure'
import type { TalkDocumentProps } from '../talk-document'
import { dayInWords } from '../text/report-dates'
import { reportTexts } from '../text/report-texts'
import { paragraphsOf, typeset } from '../text/typography'
import {
  AgreedHead,
  AgreedLine,
  FreeLines,
  TalkFoot,
  TalkHeading,
  TalkLetterhead,
  TalkParagraph,
  TalkPeople,
  TalkTitle,
  writtenLine,
} from './talk-blocks'

interface TalkTexts {
  title: string
  day: string
  schoolClass: string
  teacher: string
  people: string
  /** What is agreed, who does it, until when. */
  agreement: readonly [string, string, string]
  parts: Record<TalkPart, string>
  signers: readonly [string, string]
}

/** The fixed words of a talk's page. */
const talkTexts: Record<Language, TalkTexts> = {
  de: {
    title: 'Gespräch mit den Eltern',
    day: 'Tag',
    schoolClass: 'Klasse',
    teacher: 'Lehrkraft',
    people: 'Am Gespräch nehmen teil',
    agreement: ['Was', 'Wer', 'Bis wann'],
    parts: {
      goingWell: 'Das gelingt',
      practising: 'Das wird gerade geübt',
      nextStep: 'Der nächste Schritt',
      agreed: 'Vereinbart',
    },
    signers: ['Erziehungsberechtigte', 'Lehrkraft'],
  },
  en: {
    title: 'Talk with the parents',
    day: 'Day',
    schoolClass: 'Class',
    teacher: 'Teacher',
    people: 'Taking part in the talk',
    agreement: ['What', 'Who', 'Until when'],
    parts: { goingWell: 'Going well', practising: 'Being practised now', nextStep: 'The next step', agreed: 'Agreed' },
    signers: ['Parents or guardians', 'Teacher'],
  },
}

const gap = 12

/** Lines to write on in a part, when there is room: more where nothing is printed. */
const maxFreeLines = { empty: 4, printed: 2 } as const

/**
 * Lines to write on in each part but the last, which takes the rest of the page. They have half of what the printed lines
 * leave, so that the last part has most: what was agreed is written during the talk.
 */
const freeLinesOf = (texts: readonly string[]): readonly number[] => {
  const lines: number[] = texts.map((text) => (text.trim() === '' ? 1 : 0))
  const spare = -linesTooMany(texts) * printedLine
  let room = Math.max(0, Math.floor(spare / writtenLine / 2))
  for (let turn = 0; turn < maxFreeLines.empty; turn += 1) {
    for (const [part, text] of texts.slice(0, -1).entries()) {
      const max = text.trim() === '' ? maxFreeLines.empty : maxFreeLines.printed
      if (room === 0 || (lines[part] ?? 0) >= max) continue
      lines[part] = (lines[part] ?? 0) + 1
      room -= 1
    }
  }
  return lines
}

const partClusters = (
  { language }: TalkDocumentProps,
  { part, text, count }: { part: TalkPart; text: string; count: number },
  within: StructureElement,
): Cluster[] => {
  const section = new StructureElement({ role: 'Sect' }, within)
  const heading: Piece = {
    block: block(TalkHeading, { part, text: talkTexts[language].parts[part] }),
    parent: section,
    above: gap,
  }
  const paragraphs = paragraphsOf(typeset(text, language)).map((paragraph) => ({
    block: block(TalkParagraph, { text: paragraph }),
    parent: new StructureElement({ role: 'P' }, section),
    above: 0,
    divisible: true,
  }))
  // What was agreed goes on in columns, down to the places to sign.
  const columns = { block: block(AgreedHead, { labels: talkTexts[language].agreement }), parent: section, above: 2 }
  const free = { block: block(FreeLines, { count }), parent: section, above: 0 }
  const lines = part === 'agreed' ? [columns] : count > 0 ? [free] : []
  const [first, ...rest] = [...paragraphs, ...lines]
  return [
    { pieces: [heading, ...(first ? [first] : [])], heads: [] },
    ...rest.map((piece) => ({ pieces: [piece], heads: [] })),
  ]
}

/** One page for a talk with parents, signed at its foot; what does not fit continues on a second one. */
export const talkSheet = (talk: TalkDocumentProps): SheetFile => {
  const { language, student, school, schoolClass, teacher, heldOn, parts, printedOn } = talk
  const texts = talkTexts[language]
  const facts = [
    { label: texts.day, value: dayInWords(language, heldOn), grow: 4 },
    { label: texts.schoolClass, value: schoolClass, grow: 2 },
    { label: texts.teacher, value: teacher, grow: 5 },
  ]
  const free = freeLinesOf(parts.map(({ text }) => text))
  const printed = reportTexts(language).printed(dayInWords(language, printedOn))
  return {
    info: { title: `${texts.title} – ${student}`, author: school.name, subject: texts.title, language },
    printedOn,
    paper: portrait,
    frame: { head: block(RunningHead, { left: texts.title, right: student }), foot: [] },
    flow: (within) => [
      {
        pieces: [
          { block: block(TalkLetterhead, { school: school.name }), parent: within, above: 0 },
          { block: block(TalkTitle, { title: texts.title, student }), parent: within, above: 10 },
          { block: block(Facts, { facts }), parent: within, above: 6 },
          { block: block(TalkPeople, { label: texts.people }), parent: within, above: 4 },
        ],
        heads: [],
      },
      ...parts.flatMap((part, index) => partClusters(talk, { ...part, count: free[index] ?? 0 }, within)),
      {
        pieces: [{ block: block(TalkFoot, { signers: texts.signers, printed }), parent: within, above: 0 }],
        heads: [],
        atFoot: true,
        // What was agreed is written on the rest of the page.
        filler: block(AgreedLine, {}),
      },
    ],
  }
}
