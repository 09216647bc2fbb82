/** A child and a competence. */
export interface Pair {
  readonly studentId: string
  readonly competenceId: string
}

/** As the contract writes a pair. */
export const cellKey = ({ studentId, competenceId }: Pair): string => `${studentId}_${competenceId}`

export const parseCellKey = (key: string): Pair => {
  const [studentId = '', competenceId = ''] = key.split('_')
  return { studentId, competenceId }
}
