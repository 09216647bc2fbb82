import { shortTitleOf } from '@lernspur/contracts/school-admin/short-title'
import type { CompetenceMatrix } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'

/** A competence as a column, with its short code and what heads it. */
export interface MatrixColumn {
  readonly id: string
  readonly code: string
  readonly title: string
  /** The title is only the beginning of a sentence. */
  readonly isBeginning: boolean
  readonly description: string
  /** What each level means for it, lowest first. */
  readonly levelDescriptions?: readonly string[] | null | undefined
}

/** A domain with its columns. */
export interface MatrixColumnGroup {
  readonly id: string
  readonly name: string
  readonly columns: readonly MatrixColumn[]
}

/** A, B … Z, AA. */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** The domain’s own symbol if it is short and unique, else a letter. */
const symbolsOf = (domains: CompetenceMatrix['domains']): string[] => {
  const symbols = domains.map(({ symbol }) => symbol?.trim() ?? '')
  const isUsable = (symbol: string) => /^\S{1,3}$/.test(symbol) && symbols.filter((one) => one === symbol).length === 1
  return symbols.every(isUsable) ? symbols : symbols.map((_, index) => letterOf(index))
}

/** Domains of a subject in curriculum order, their competences numbered within: A1, A2 …, or 1.1, 1.2 …. */
export const groupsOf = (domains: CompetenceMatrix['domains']): MatrixColumnGroup[] => {
  const symbols = symbolsOf(domains)
  return domains.map(({ id, symbol, name, competences }, index) => {
    const mark = symbols[index] ?? ''
    const point = /\d$/.test(mark) ? '.' : ''
    return {
      id,
      name: symbol ? `${symbol} · ${name}` : name,
      columns: competences.map(({ id: competenceId, description, shortTitle, levelDescriptions }, position) => {
        const title = shortTitleOf({ shortTitle, description })
        return {
          id: competenceId,
          code: `${mark}${point}${position + 1}`,
          title: title.replace(/…$/, ''),
          isBeginning: title.endsWith('…'),
          description,
          ...(levelDescriptions && { levelDescriptions }),
        }
      }),
    }
  })
}

/** A column as it is read out: its code and sentence, and its title where the sentence does not say it anyway. */
export const columnName = ({ code, title, description }: MatrixColumn): string =>
  description.includes(title) ? `${code} ${description}` : `${code} ${title}: ${description}`

/** What is shown over the head of a column: its name, and a line for each level that it describes. */
export const columnHint = (column: MatrixColumn): string => {
  const levels = (column.levelDescriptions ?? []).map((text, at) => text && `${at + 1}: ${text}`)
  return [columnName(column), ...levels].filter(Boolean).join('\n')
}
