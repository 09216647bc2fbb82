import type { ReportLevel } from '@lernspur/contracts/teacher/report.contract'

/** A level of the report's scale by its number; undefined if the scale has no such level. */
export const levelOf = (scale: readonly ReportLevel[], level: number | null): ReportLevel | undefined =>
  scale.find((one) => one.level === level)
