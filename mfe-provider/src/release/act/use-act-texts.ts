import { useTranslation } from '@lernspur/app-runtime'
import type { WantedAct } from './wanted-act'

interface ActTexts {
  readonly title: string
  readonly consequence: string
  readonly submit: string
  readonly done: string
}

/** What an act on a unit is called, and what it means; `isRunning` says that the version is the canary already. */
export const useActTexts = ({ act, version, ends }: WantedAct, name: string, isRunning: boolean): ActTexts => {
  const { t } = useTranslation('provider.release')
  const given = { name, version: version ?? '' }
  if (act === 'promote') {
    return {
      title: t(($) => $.act.promoteTitle, given),
      consequence: t(($) => $.act.promoteText, given),
      submit: t(($) => $.act.promote),
      done: t(($) => $.act.promoted, given),
    }
  }
  if (act === 'rollback') {
    return {
      title: t(($) => $.act.rollbackTitle, given),
      consequence: t(($) => $.act.rollbackText, given),
      submit: t(($) => $.act.rollback),
      done: t(($) => $.act.rolledBack, given),
    }
  }
  if (ends) {
    return {
      title: t(($) => $.act.endTitle, given),
      consequence: t(($) => $.act.endText, given),
      submit: t(($) => $.act.endCanary),
      done: t(($) => $.act.ended, given),
    }
  }
  if (isRunning) {
    return {
      title: t(($) => $.act.shareTitle, given),
      consequence: t(($) => $.act.canaryText, given),
      submit: t(($) => $.act.share),
      done: t(($) => $.act.shareDone, given),
    }
  }
  return {
    title: t(($) => $.act.canaryTitle, given),
    consequence: t(($) => $.act.canaryText, given),
    submit: t(($) => $.act.canarySubmit),
    done: t(($) => $.act.canaryDone, given),
  }
}
