import { currentClassIdAtom, paths, useNavigate, useSetAtom, useTranslation } from '@lernspur/app-kit'
import { Button } from '@lernspur/ui/form/button'
import Sprout from 'lucide-react/icons/sprout'
import { StatePage } from './state-page'

/** For a class that is not ready yet (`/class-setup`). */
export function Component() {
  const { t } = useTranslation('frame')
  const navigate = useNavigate()
  const choose = useSetAtom(currentClassIdAtom)
  const leave = () => {
    choose(null)
    void navigate(paths.home)
  }
  return (
    <StatePage
      icon={<Sprout />}
      title={t(($) => $.classSetup.title)}
      description={t(($) => $.classSetup.description)}
      action={<Button onClick={leave}>{t(($) => $.notFound.action)}</Button>}
    />
  )
}
