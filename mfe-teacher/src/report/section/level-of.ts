import type { ReportLevel } from '@lernspur/contracts/report.contract'

/** A level of the report's scale by its number; undefined for none and for one that the scale does not have. */
export const levelOf = (scale: readonly ReportLevel[], level: number | null): ReportLevel | undefined =>
  scale.find((one) => one.level === level)
