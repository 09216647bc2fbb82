import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { SubjectChip } from '@lernspur/ui/components/data/subject-chip'

interface SubjectChipOfProps {
  subject: Pick<Subject, 'name' | 'abbreviation' | 'color'>
  /** Shows the abbreviation; screen readers still read the name. */
  short?: boolean
  size?: 'sm' | 'default'
  className?: string
}

/** A subject in its colour, by name or abbreviation. */
export function SubjectChipOf({ subject, short = false, ...rest }: SubjectChipOfProps) {
  const { name, abbreviation, color } = subject
  return short ? (
    <SubjectChip color={color} label={abbreviation} name={name} {...rest} />
  ) : (
    <SubjectChip color={color} label={name} {...rest} />
  )
}
