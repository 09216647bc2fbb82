import { createContext, useContext } from 'react'

/** The position in the wizard, with navigation functions. */
export interface WizardPosition {
  /** Refetches the server's data, then goes to the next step. */
  proceed(): Promise<void>
  /** Null in the first step. */
  readonly goBack: (() => void) | null
}

export const WizardContext = createContext<WizardPosition | null>(null)

/** The wizard that contains a step. */
export const useWizard = (): WizardPosition => {
  const position = useContext(WizardContext)
  if (!position) throw new Error('a step was rendered outside a wizard')
  return position
}
