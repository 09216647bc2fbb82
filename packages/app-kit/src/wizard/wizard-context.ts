import { createContext, useContext } from 'react'

/** Where in the wizard the page is, and the ways on. */
export interface WizardPlace {
  /** Reads what the server holds now, then goes to the next step. */
  goOn(): Promise<void>
  /** Null on the first step. */
  readonly goBack: (() => void) | null
}

export const WizardContext = createContext<WizardPlace | null>(null)

/** The wizard around a step. */
export const useWizard = (): WizardPlace => {
  const place = useContext(WizardContext)
  if (!place) throw new Error('a step was shown outside of a wizard')
  return place
}
