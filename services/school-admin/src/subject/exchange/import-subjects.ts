import {
  type ImportChoice,
  type ImportChoices,
  importChoices,
} from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { requireRightOn } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import type { UploadedFile } from '@lernspur/service-kit/input/form'
import { recordChange } from '../change/record-change'
import { writeContentChange } from '../content/content-change'
import { changedSubjects, writeSubjects } from '../content/write-subjects'
import { readSubjects } from '../subject.query'
import type { SubjectMatch } from './compare/match-subjects'
import { type ImportTarget, matchImport, readImport } from './read-import'

type ChosenSubject = SubjectMatch & { readonly choice: ImportChoice }

const isChoice = (text: string): text is ImportChoice => importChoices.some((choice) => choice === text)

const faults = {
  each: {
    de: [{ path: 'choices', message: 'Für jedes Fach der Datei eine Auswahl.' }],
    en: [{ path: 'choices', message: 'One choice for each subject of the file.' }],
  },
  twice: {
    de: [{ path: 'choices', message: 'Zwei Fächer der Datei können nicht dasselbe Fach ergänzen.' }],
    en: [{ path: 'choices', message: 'Two subjects of the file cannot extend the same subject.' }],
  },
} as const

/** One choice for each subject of the file; all are added by default. */
const choicesOf = (choices: string | undefined, count: number, language: Language): ImportChoice[] => {
  const chosen = choices?.split(',').filter(isChoice) ?? Array<ImportChoice>(count).fill('add')
  return chosen.length === count ? chosen : refuse('VALIDATION_FAILED', faults.each[language])
}

const merge = async (tx: Transaction, call: Call, chosen: readonly ChosenSubject[]): Promise<string[]> => {
  const ids = new Set<string>()
  for (const { like, comparison } of chosen) {
    // Two subjects of the file cannot become one that neither of them was compared with.
    if (!like || !comparison || ids.has(like.id)) return refuse('VALIDATION_FAILED', faults.twice[call.language])
    await writeContentChange(tx, call, like.id, comparison.change)
    ids.add(like.id)
  }
  await audit(tx, call, 'subject.update', [...ids])
  return [...ids]
}

/**
 * Imports the subjects of a file into a class or the school's templates, all or none, and records what undoes it;
 * refuses as `previewImport` does, but with CREATE_NOT_ALLOWED, and with VALIDATION_FAILED for choices that do not fit
 * the file.
 */
export const importSubjects = async (
  call: Call,
  target: ImportTarget,
  file: UploadedFile,
  { choices, ...chosen }: ImportChoices,
) => {
  const { contents } = await readImport(call, target, file, chosen, 'CREATE_NOT_ALLOWED')
  const wanted = choicesOf(choices, contents.length, call.language)
  return call.write(async (tx) => {
    await requireRightOn(tx, call.actor, target, 'competences', 'CREATE_NOT_ALLOWED')
    const matches = await matchImport(tx, call, target, contents)
    const chosen = matches.flatMap((one, at) => {
      const choice = wanted[at]
      return choice ? [{ ...one, choice }] : []
    })
    const merged = chosen.filter(({ choice }) => choice === 'merge')
    const present = merged.flatMap(({ like }) => like?.id ?? [])
    const added = chosen.filter(({ choice }) => choice === 'add').map(({ content }) => content)
    const { rows, count } = await recordChange(tx, call, 'import', present, async () => {
      const ids = await merge(tx, call, merged)
      const made = await writeSubjects(tx, call, target, added)
      return changedSubjects([...(await readSubjects(tx, call, ids)), ...made])
    })
    return { rows, count }
  })
}
