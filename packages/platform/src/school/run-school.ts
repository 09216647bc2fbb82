import { resolve } from 'node:path'
import { withInstallation } from '../backup/installation'
import { type Environment, readEnvironment } from '../environment'
import { exportSchool } from './export-school'
import { importSchool } from './import-school'
import { type Installation, listMoves, type Move, withOwner } from './installation'
import type { Manifest } from './manifest'
import { openSchool, switchSchool } from './switch-school'
import { undoMove } from './undo-move'

type Print = (line: string) => void

/** What was typed beside the act and its word. */
export interface SchoolOptions {
  readonly to?: string | undefined
  readonly for?: string | undefined
  readonly code?: string | undefined
  readonly fingerprint?: string | undefined
}

interface Act {
  readonly word: string
  readonly run: (
    installation: Installation,
    given: string,
    options: SchoolOptions & { readonly backupKey: string | undefined },
    print: Print,
  ) => Promise<void>
}

const sizeOf = ({ tables, files }: Manifest): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables and ${files.length} files`

const stateOf = ({ direction, switchedAt, movedTo }: Move): string => {
  if (direction === 'in') return switchedAt ? 'came here' : 'imported, not opened yet'
  return switchedAt ? `moved to ${movedTo}` : 'closed to writing, not switched yet'
}

const acts: Readonly<Record<string, Act>> = {
  list: {
    word: '',
    run: async (installation, _given, _options, print) => {
      const moves = await withOwner(installation, (db) => listMoves(db))
      if (moves.length === 0) print('No school moves, and none has come from another installation.')
      for (const move of moves)
        print(`${move.schoolName} · ${stateOf(move)} · since ${move.startedAt.slice(0, 10)} · ${move.schoolId}`)
    },
  },
  export: {
    word: 'the id or the name of a school',
    run: async (installation, given, { to, for: recipient, backupKey }, print) => {
      const path = resolve(to ?? `${given.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.lernspur-school`)
      const { manifest, fingerprint } = await exportSchool(installation, given, path, recipient ?? backupKey)
      print(`${manifest.schoolName} is closed to writing. ${path} holds ${sizeOf(manifest)}.`)
      for (const key of manifest.missingFiles) print(`The file store had lost ${key}; the archive lacks it as well.`)
      print('Bring it to the other installation, and there:')
      print(`  bun run school import <file> --fingerprint ${fingerprint}`)
    },
  },
  import: {
    word: 'the file of an archive',
    run: async (installation, given, { fingerprint, backupKey }, print) => {
      const { manifest, joined } = await importSchool(installation, resolve(given), fingerprint ?? '', backupKey)
      print(`${manifest.schoolName} is here: ${sizeOf(manifest)}, read back and equal to the archive.`)
      if (joined.length > 0) print(`Joined to the accounts that were here, whose passwords stay: ${joined.join(', ')}.`)
      print(`Nobody works there yet. Now in the former installation, ${manifest.from}:`)
      print(`  bun run school switch ${manifest.schoolId} --to ${installation.publicUrl}`)
    },
  },
  switch: {
    word: 'the id or the name of a school',
    run: async (installation, given, { to }, print) => {
      const code = await switchSchool(installation, given, to)
      print('Whoever comes here is led to the other installation from now on. Open the school there at once:')
      print(`  bun run school open ${given} --code ${code}`)
    },
  },
  open: {
    word: 'the id or the name of a school',
    run: async (installation, given, { code }, print) => {
      await openSchool(installation, given, code)
      print('The school is open: its people sign in here with the passwords that they have.')
    },
  },
  undo: {
    word: 'the id or the name of a school',
    run: async (installation, given, { code }, print) => {
      const undone = await undoMove(installation, given, code)
      if (undone.kind === 'opened') print('The school is open here again.')
      else {
        print('The school is removed here. Now in the former installation:')
        print(`  bun run school undo ${given} --code ${undone.code}`)
      }
    },
  },
}

/**
 * Runs an act of `school` on the installation of this environment, running or not (rule move.1); prints its result a line
 * at a time. Throws a Problem, or what `misuse` makes of a wrong call.
 */
export const runSchool = async (
  [act = '', given]: readonly string[],
  options: SchoolOptions,
  misuse: (what: string) => Error,
  print: Print,
  environment: Environment = readEnvironment(),
): Promise<void> => {
  const found = Object.hasOwn(acts, act) ? acts[act] : undefined
  if (!found) throw misuse(`“${act}” is no act; there are ${Object.keys(acts).join(', ')}.`)
  if (found.word !== '' && given === undefined) throw misuse(`Missing: ${found.word}.`)
  if (act === 'import' && !options.fingerprint) throw misuse('Missing: the fingerprint that the export printed.')
  await withInstallation(environment, (source) =>
    found.run(
      { ...source, publicUrl: environment.publicUrl },
      given ?? '',
      { ...options, backupKey: environment.backupKey },
      print,
    ),
  )
}
