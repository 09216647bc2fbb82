import { SubjectChipOf } from '@lernspur/app-kit/display/subject-chip-of'
import { useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { ScrollTable } from '@lernspur/ui/components/table/scroll-table'
import { TableBody, TableHead, TableHeader, TableRow } from '@lernspur/ui/components/ui/table'
import { useRestoredFocus } from '@lernspur/ui/focus/use-restored-focus'
import { MemberRow } from './member-row'
import { managing } from './right-draft'
import type { RightsMatrixProps } from './team-member'

function Heads({ subjects }: { subjects: readonly Subject[] }) {
  const { t } = useTranslation('school-editors.right')
  return (
    <TableHeader className="max-lg:sr-only">
      <TableRow>
        <TableHead rowSpan={2} className="lg:left-0 lg:z-20">
          {t(($) => $.person)}
        </TableHead>
        {subjects.length > 0 && (
          <TableHead scope="colgroup" colSpan={subjects.length} className="h-8 border-b-0 border-l text-center">
            {t(($) => $.seesSubjects)}
          </TableHead>
        )}
        <TableHead className="h-8 border-b-0 border-l text-center">{t(($) => $.writesHead)}</TableHead>
        <TableHead scope="colgroup" colSpan={managing.length} className="h-8 border-b-0 border-l text-center">
          {t(($) => $.managesHead)}
        </TableHead>
        <TableHead rowSpan={2} aria-hidden />
      </TableRow>
      <TableRow>
        {subjects.map((subject, index) => (
          <TableHead key={subject.id} className={`top-8 px-1 text-center sm:px-1 ${index === 0 ? 'border-l' : ''}`}>
            <SubjectChipOf subject={subject} short size="sm" />
          </TableHead>
        ))}
        <TableHead className="top-8 border-l text-center">{t(($) => $.entriesHead)}</TableHead>
        {managing.map((one, index) => (
          <TableHead key={one} className={`top-8 px-2 text-center sm:px-2 ${index === 0 ? 'border-l' : ''}`}>
            {t(($) => $.managesShort[one])}
          </TableHead>
        ))}
      </TableRow>
    </TableHeader>
  )
}

/** People by rights and subjects: who sees, writes and manages what; each in words as well. */
export function RightsMatrix({ members, ...props }: RightsMatrixProps) {
  const { t } = useTranslation('school-editors.right')
  const focusRef = useRestoredFocus<HTMLDivElement>()
  return (
    <div {...focusRef}>
      <ScrollTable label={t(($) => $.matrix)} className="max-lg:block">
        <Heads subjects={props.subjects} />
        <TableBody className="max-lg:block">
          {members.map((member) => (
            <MemberRow key={member.id} {...props} member={member} />
          ))}
        </TableBody>
      </ScrollTable>
    </div>
  )
}
