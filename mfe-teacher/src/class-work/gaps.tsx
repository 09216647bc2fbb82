import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import BookOpen from 'lucide-react/icons/book-open'
import UserRound from 'lucide-react/icons/user-round'

interface GapProps {
  title: string
  text: string
}

/** Stands where a class has no subject that the teacher works in. */
export function NoSubjects({ title, text }: GapProps) {
  return <EmptyState icon={<BookOpen />} title={title} description={text} />
}

/** Stands where a class has no child yet. */
export function NoChildren({ title, text }: GapProps) {
  return <EmptyState icon={<UserRound />} title={title} description={text} />
}
