import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { buttonVariants } from '@lernspur/ui/components/ui/button'
import { useAtomValue } from 'jotai'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useTranslation } from 'react-i18next'
import { Link, useInRouterContext } from 'react-router'
import { classIdOf, paths } from '../path/paths'
import { cachedKeysAtom } from '../waiting/cached-keys-atom'

/** Pages of the current class whose data this device has. */
const useCachedPages = () => {
  const { t } = useTranslation('app-runtime.app')
  const keys = useAtomValue(cachedKeysAtom)
  const classId = classIdOf(location.pathname)
  if (classId === null) return []
  const pages = [
    { noun: 'capture', to: paths.capture(classId), text: t(($) => $.notHere.capture) },
    { noun: 'skill-cell', to: paths.classSkills(classId), text: t(($) => $.notHere.skills) },
    { noun: 'student', to: paths.students(classId), text: t(($) => $.notHere.students) },
  ]
  return pages.filter(({ noun }) => keys.some((key) => key[0] === noun && JSON.stringify(key).includes(classId)))
}

/** Shown without a network for pages whose data this device does not have; links to those it has (rule browser.13). */
export function NotOnDevice({ size }: { size?: 'part' | 'page' | undefined }) {
  const { t } = useTranslation('app-runtime.app')
  const pages = useCachedPages()
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
            <Link key={to} to={to} className={buttonVariants({ variant: 'outline' })}>
              {text}
            </Link>
          ))
        }
      />
    </div>
  )
}
