import { paths, tourStepAtom, useAtom, useLocation, useSetAtom } from '@lernspur/app-runtime'
import { tourSteps } from '@lernspur/contracts/identity/user.contract'
import { useEffect } from 'react'
import { useAudiences } from '../../session/audiences'
import { useFrameClass } from '../use-frame-class'
import { tourAtom } from './tour-atom'

const [first, over] = [1, tourSteps + 1]

/** The class that the tour leads through; undefined for whoever has none, or works at no school. */
export const useTourClass = () => {
  const audiences = useAudiences()
  const { schoolClass } = useFrameClass()
  return audiences.includes('school') && schoolClass?.isOnboardingFinalized ? schoolClass : undefined
}

/** Where the user is in the tour, and what begins, leaves and ends it. */
export const useTour = () => {
  const [step, setStep] = useAtom(tourStepAtom)
  const setState = useSetAtom(tourAtom)
  const isUnderWay = step > first && step < over
  return {
    step: Math.min(Math.max(step, first), tourSteps),
    setStep,
    /** Whether it goes on where it was left. */
    isUnderWay,
    start: () => {
      if (step < first || step >= over) setStep(first)
      setState('running')
    },
    leave: () => setState('closed'),
    end: () => {
      setStep(over)
      setState('closed')
    },
  }
}

/** Offers the tour once, on the start page of a new account. */
export const useTourOffer = (): void => {
  const [step, setStep] = useAtom(tourStepAtom)
  const setState = useSetAtom(tourAtom)
  const hasClass = useTourClass() !== undefined
  const { pathname } = useLocation()
  const isNew = step === 0 && pathname === paths.home && hasClass
  useEffect(() => {
    if (!isNew) return
    setStep(first)
    setState('offered')
  }, [isNew, setStep, setState])
}
