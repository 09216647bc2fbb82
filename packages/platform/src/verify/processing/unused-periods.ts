import { devicePeriods, retentionPeriods } from '@lernspur/contracts/retention-periods'
import { isCode, type SourceFile } from '../tree/tree-files'

const list = 'packages/contracts/src/retention-periods.ts'

/** Programs that delete, and not what only says so. */
const deletes = /^(services|packages\/(service-kit|app-runtime|platform))\//

/**
 * Periods that the notice promises and nothing deletes by; one sentence each. Whoever promises a time a second time, under
 * another name, is found as well: nothing deletes by that.
 */
export const unusedPeriods = (
  files: readonly SourceFile[],
  periods: Readonly<Record<string, object>> = { retentionPeriods, devicePeriods },
): string[] => {
  const texts = files
    .filter((file) => deletes.test(file.path) && isCode(file) && !/\.test\.tsx?$/.test(file.name))
    .map((file) => file.text())
  return Object.entries(periods).flatMap(([table, entries]) =>
    Object.keys(entries).flatMap((name) =>
      texts.some((text) => text.includes(`${table}.${name}`))
        ? []
        : `${list}: nothing deletes by ${table}.${name}, which the privacy notice promises.`,
    ),
  )
}
