import { Problem } from '../console/problem'

/** Returns the new text of a file. Throws a sentence if it no longer looks as expected. */
export type Edit = (text: string) => string

/** Inserts lines before the last occurrence of a text. */
export const before =
  (piece: string, lines: string): Edit =>
  (text) => {
    const at = text.lastIndexOf(piece)
    if (at < 0) throw new Problem(`The scaffold does not find ${JSON.stringify(piece)} any more; mend its edits.`)
    return text.slice(0, at) + lines + text.slice(at)
  }

/** Inserts lines after the first occurrence of a text. */
export const behind =
  (piece: string, lines: string): Edit =>
  (text) => {
    const at = text.indexOf(piece)
    if (at < 0) throw new Problem(`The scaffold does not find ${JSON.stringify(piece)} any more; mend its edits.`)
    return text.slice(0, at + piece.length) + lines + text.slice(at + piece.length)
  }

/** Inserts a line into a sorted list; `row` matches the list's lines and captures their names. */
export const sortedIn =
  (row: RegExp, name: string, line: string): Edit =>
  (text) => {
    const rows = [...text.matchAll(row)]
    const next = rows.find(([, other = '']) => other > name) ?? rows.at(-1)
    if (!next) throw new Problem(`The scaffold does not find the list of ${name} any more; mend its edits.`)
    const isLast = (next[1] ?? '') < name
    const at = isLast ? next.index + next[0].length : next.index
    return text.slice(0, at) + (isLast ? `\n${line}` : `${line}\n`) + text.slice(at)
  }

/** One edit after the other. */
export const both =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((now, edit) => edit(now), text)

interface Manifest {
  readonly version: string
  readonly exports: Readonly<Record<string, string>>
}

/** Exposes another module of a package and raises its patch version. */
export const expose =
  (name: string, source: string): Edit =>
  (text) => {
    const manifest: Manifest = JSON.parse(text)
    const [major, minor, patch] = manifest.version.split('.')
    const exports = Object.entries({ ...manifest.exports, [name]: source }).sort(([a], [b]) => (a < b ? -1 : 1))
    const version = `${major}.${minor}.${Number(patch) + 1}`
    return `${JSON.stringify({ ...manifest, version, exports: Object.fromEntries(exports) }, null, 2)}\n`
  }
