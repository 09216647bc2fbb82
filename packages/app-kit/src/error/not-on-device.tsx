import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { useAtomValue } from 'jotai'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useTranslation } from 'react-i18next'
import { Link, useInRouterContext } from 'react-router'
import { paths } from '../path/paths'
import { currentClassIdAtom } from '../session/session'
import { keptKeysAtom } from '../waiting/kept-keys-atom'

/** Pages of the current class of which this device has what they show. */
const useKeptPages = () => {
  const { t } = useTranslation('app-kit.app')
  const keys = useAtomValue(keptKeysAtom)
  const classId = useAtomValue(currentClassIdAtom)
  if (classId === null) return []
  const pages = [
    { noun: 'capture', to: paths.capture(classId), text: t(($) => $.notHere.capture) },
    { noun: 'skill-cell', to: paths.classSkills(classId), text: t(($) => $.notHere.skills) },
    { noun: 'student', to: paths.students(classId), text: t(($) => $.notHere.students) },
  ]
  return pages.filter(({ noun }) => keys.some((key) => key[0] === noun && JSON.stringify(key).includes(classId)))
}

/** Shown without a network for what this device has not kept; leads to what it has (rule browser.10). */
export function NotOnDevice({ size }: { size?: 'part' | 'page' | undefined }) {
  const { t } = useTranslation('app-kit.app')
  const pages = useKeptPages()
  const isLinked = useInRouterContext()
  return (
    <div role="alert">
      <EmptyState
        size={size}
        icon={<CloudOff />}
        title={t(($) => $.notHere.title)}
        description={t(($) => $.notHere.text)}
        action={
          isLinked &&
          pages.map(({ to, text }) => (
            <LinkButton key={to} asChild variant="outline">
              <Link to={to}>{text}</Link>
            </LinkButton>
          ))
        }
      />
    </div>
  )
}
