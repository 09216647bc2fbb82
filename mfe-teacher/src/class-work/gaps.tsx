import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import BookOpen from 'lucide-react/icons/book-open'
import UserRound from 'lucide-react/icons/user-round'

interface GapProps {
  title: string
  text: string
}

/** Shown for a class in which the teacher has no subject. */
export function NoSubjects({ title, text }: GapProps) {
  return <EmptyState icon={<BookOpen />} title={title} description={text} />
}

/** Shown for a class without students. */
export function NoChildren({ title, text }: GapProps) {
  return <EmptyState icon={<UserRound />} title={title} description={text} />
}
