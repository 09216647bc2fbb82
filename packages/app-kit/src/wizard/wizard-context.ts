import { createContext, useContext } from 'react'

/** The position in the wizard, with navigation functions. */
export interface WizardPlace {
  /** Refetches the server's data, then goes to the next step. */
  proceed(): Promise<void>
  /** Null in the first step. */
  readonly goBack: (() => void) | null
}

export const WizardContext = createContext<WizardPlace | null>(null)

/** The wizard that contains a step. */
export const useWizard = (): WizardPlace => {
  const place = useContext(WizardContext)
  if (!place) throw new Error('a step was rendered outside a wizard')
  return place
}
