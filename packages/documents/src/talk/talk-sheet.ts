import type { TalkPart } from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { RunningHead } from '../page/page-frame'
import type { SheetFile } from '../page/paged-file'
import { portrait } from '../page/sheet'
import { block } from '../tagged/block'
import type { Cluster, Piece } from '../tagged/flow'
import { StructureElement } from '../tagged/structure'
import type { TalkDocumentProps } from '../talk-document'
import { dayInWords } from '../text/report-dates'
import { reportTexts } from '../text/report-texts'
import { paragraphsOf, typeset } from '../text/typography'
import { FreeLines, TalkFoot, TalkHead, TalkHeading, TalkParagraph } from './talk-blocks'

interface TalkTexts {
  title: string
  facts: (day: string, schoolClass: string, teacher: string) => string
  parts: Record<TalkPart, string>
  signers: readonly [string, string]
}

/** The fixed words of a talk's page. */
const talkTexts: Record<Language, TalkTexts> = {
  de: {
    title: 'Gespräch mit den Eltern',
    facts: (day, schoolClass, teacher) => `${day} · Klasse ${schoolClass} · ${teacher}`,
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
    facts: (day, schoolClass, teacher) => `${day} · Class ${schoolClass} · ${teacher}`,
    parts: { goingWell: 'Going well', practising: 'Being practised now', nextStep: 'The next step', agreed: 'Agreed' },
    signers: ['Parents or guardians', 'Teacher'],
  },
}

const gap = 12

const partClusters = (
  { language }: TalkDocumentProps,
  { part, text }: { part: TalkPart; text: string },
  within: StructureElement,
): Cluster[] => {
  const section = new StructureElement({ role: 'Sect' }, within)
  const heading: Piece = {
    block: block(TalkHeading, { text: talkTexts[language].parts[part] }),
    parent: section,
    above: gap,
  }
  const paragraphs = paragraphsOf(typeset(text, language)).map((paragraph) => ({
    block: block(TalkParagraph, { text: paragraph }),
    parent: new StructureElement({ role: 'P' }, section),
    above: 0,
    divisible: true,
  }))
  const [first = { block: block(FreeLines, {}), parent: section, above: 0 }, ...rest] = paragraphs
  return [{ pieces: [heading, first], heads: [] }, ...rest.map((piece) => ({ pieces: [piece], heads: [] }))]
}

/** One page for a talk with parents, signed at its foot; what does not fit continues on a second one. */
export const talkSheet = (talk: TalkDocumentProps): SheetFile => {
  const { language, student, school, schoolClass, teacher, heldOn, parts, printedOn } = talk
  const texts = talkTexts[language]
  const facts = texts.facts(dayInWords(language, heldOn), schoolClass, teacher)
  const printed = reportTexts(language).printed(dayInWords(language, printedOn))
  return {
    info: { title: `${texts.title} – ${student}`, author: school.name, subject: texts.title, language },
    printedOn,
    paper: portrait,
    frame: { head: block(RunningHead, { left: texts.title, right: student }), foot: [] },
    flow: (within) => [
      {
        pieces: [
          {
            block: block(TalkHead, { school: school.name, title: texts.title, student, facts }),
            parent: within,
            above: 0,
          },
        ],
        heads: [],
      },
      ...parts.flatMap((part) => partClusters(talk, part, within)),
      {
        pieces: [{ block: block(TalkFoot, { signers: texts.signers, printed }), parent: within, above: 0 }],
        heads: [],
        atFoot: true,
      },
    ],
  }
}
