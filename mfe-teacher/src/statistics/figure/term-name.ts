import type { StatisticsTerm } from '@lernspur/contracts/teacher/statistics/statistics.contract'

/** A term with its year, since a class may have several. */
export const termName = ({ name, schoolYearName }: Pick<StatisticsTerm, 'name' | 'schoolYearName'>): string =>
  `${schoolYearName}, ${name}`
