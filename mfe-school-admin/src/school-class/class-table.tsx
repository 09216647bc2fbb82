import { Link, paths, type TableState, useFormat, useSchoolLevelText, useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { Avatar } from '@lernspur/ui/data/avatar'
import { Badge } from '@lernspur/ui/data/badge'
import { SortableHead } from '@lernspur/ui/data/sortable-head'
import { Table, TableBody, TableCell, TableHeader, TableRow, TableRowHead } from '@lernspur/ui/data/table'
import { ClassChip } from '@lernspur/ui/layout/rail-switcher'

function ClassRow({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('school-admin.school-classes')
  const format = useFormat()
  const levelText = useSchoolLevelText()
  const { id, name, nickname, schoolLevel, schoolYear, studentCount, creator, isActive, isOnboardingFinalized } =
    schoolClass
  const creatorName = format.name(creator)
  return (
    <TableRow>
      <TableRowHead>
        <span className="flex items-center gap-3">
          <ClassChip>{name}</ClassChip>
          <span className="grid min-w-0">
            <span className="flex flex-wrap items-center gap-x-2">
              {isOnboardingFinalized ? (
                <Link
                  to={paths.classSkills(id)}
                  className="inline-flex min-h-8 items-center hover:underline pointer-coarse:min-h-11"
                >
                  {nickname ?? t(($) => $.className, { name })}
                </Link>
              ) : (
                (nickname ?? t(($) => $.className, { name }))
              )}
              {!isActive && <Badge tone="outline">{t(($) => $.state.inactive)}</Badge>}
              {!isOnboardingFinalized && <Badge tone="warning">{t(($) => $.state.inSetup)}</Badge>}
            </span>
            <span className="text-xs font-normal text-muted-foreground md:hidden">
              {[levelText(schoolLevel), schoolYear?.name, creatorName].filter(Boolean).join(' · ')}
            </span>
          </span>
        </span>
      </TableRowHead>
      <TableCell className="max-md:hidden">{levelText(schoolLevel)}</TableCell>
      <TableCell className="max-md:hidden">{schoolYear?.name ?? t(($) => $.noYear)}</TableCell>
      <TableCell className="text-right tabular-nums">{format.number(studentCount)}</TableCell>
      <TableCell className="max-md:hidden">
        <span className="flex items-center gap-2">
          <Avatar name={creatorName} seed={creator.id} src={creator.avatar} size={24} />
          {creatorName}
        </span>
      </TableCell>
    </TableRow>
  )
}

/** Classes as a table that sorts by every column. */
export function ClassTable({ table, classes }: { table: TableState; classes: readonly SchoolClass[] }) {
  const { t } = useTranslation('school-admin.school-classes')
  const head = (field: string) => ({
    direction: table.directionOf(field),
    onSort: (dir: 'asc' | 'desc') => table.sortBy(field, dir),
  })
  return (
    <Table label={t(($) => $.title)}>
      <TableHeader>
        <TableRow>
          <SortableHead {...head('name')}>{t(($) => $.column.name)}</SortableHead>
          <SortableHead {...head('schoolLevel')} className="max-md:hidden">
            {t(($) => $.column.schoolLevel)}
          </SortableHead>
          <SortableHead {...head('year')} className="max-md:hidden">
            {t(($) => $.column.year)}
          </SortableHead>
          <SortableHead {...head('studentCount')} align="right">
            {t(($) => $.column.students)}
          </SortableHead>
          <SortableHead {...head('creator')} className="max-md:hidden">
            {t(($) => $.column.creator)}
          </SortableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {classes.map((schoolClass) => (
          <ClassRow key={schoolClass.id} schoolClass={schoolClass} />
        ))}
      </TableBody>
    </Table>
  )
}
