import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { WantedAct } from './wanted-act'

interface ActTexts {
  readonly title: string
  readonly consequence: string
  readonly submit: string
  readonly done: string
}

interface ActNames {
  /** Of the unit, and of those that go back with it. */
  readonly name: string
  readonly others: readonly string[]
  /** Whether the version is the canary already. */
  readonly isRunning: boolean
}

/** What an act on a unit is called, and what it means. */
export const useActTexts = ({ act, version, ends }: WantedAct, { name, others, isRunning }: ActNames): ActTexts => {
  const { t } = useTranslation('provider.release')
  const format = useFormat()
  const given = { name, version: version ?? '' }
  if (act === 'promote') {
    return {
      title: t(($) => $.act.promoteTitle, given),
      consequence: t(($) => $.act.promoteText, given),
      submit: t(($) => $.act.promote),
      done: t(($) => $.act.promoted, given),
    }
  }
  if (act === 'rollback' && others.length > 0) {
    const all = { names: format.list([name, ...others]) }
    return {
      title: t(($) => $.act.togetherTitle, all),
      consequence: t(($) => $.act.togetherText),
      submit: t(($) => $.act.together),
      done: t(($) => $.act.wentBack, all),
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
