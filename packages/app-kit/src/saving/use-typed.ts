import { useAutosave } from './use-autosave'

/**
 * `const { draft, change, settle } = useTyped('names', '')`: what is stored only when somebody says so. Until it is
 * settled it outlasts a look at another step, and the window is not closed over it unasked.
 */
export const useTyped = <Draft>(name: string, initial: Draft) =>
  useAutosave({ name, initial, isValid: () => false, save: () => Promise.resolve() })
