import { classLabels } from '@lernspur/contracts/school-admin/school/class-labels'
import type { Call } from '@lernspur/service-kit/call/call'

interface ReportClass {
  readonly schoolClassId: string | null
  readonly schoolClassName: string
  readonly schoolYearName: string | null
}

interface Origin extends ReportClass {
  /** The year of the report, or else that of its class. */
  readonly year: string | null
}

const idOf = ({ schoolClassName, year }: Pick<Origin, 'schoolClassName' | 'year'>): string =>
  JSON.stringify([schoolClassName, year])

const keyOf = ({ schoolClassId, schoolClassName, schoolYearName }: ReportClass): string =>
  JSON.stringify([schoolClassId, schoolClassName, schoolYearName])

/**
 * Names the folder of a completed report of the actor's school: its class as the report has it, with the school year
 * where classes of several years had the name.
 */
export const reportFolders = async (call: Call): Promise<(report: ReportClass) => string> => {
  const { tenantId } = call.actor
  const [origins] = await call.read((tx) => [
    tx<Origin[]>`
      select distinct r.school_class_id, r.school_class_name, r.school_year_name,
        coalesce(r.school_year_name, sy.name) as year
      from report r
      left join school_class sc on sc.tenant_id = r.tenant_id and sc.id = r.school_class_id
      left join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
      where r.tenant_id = ${tenantId} and r.status = 'completed'`,
  ])
  const classes = new Map(
    origins.map(({ schoolClassName: name, year }) => {
      const id = idOf({ schoolClassName: name, year })
      return [id, { id, name, schoolYear: year === null ? null : { name: year } }]
    }),
  )
  const labels = classLabels([...classes.values()])
  const folders = new Map(origins.map((origin) => [keyOf(origin), labels.get(idOf(origin))]))
  return (report) => folders.get(keyOf(report)) ?? report.schoolClassName
}
