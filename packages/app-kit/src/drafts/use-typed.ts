import { useAutosave } from './use-autosave'

/**
 * `const { draft, change, resolveConflict } = useTyped('names', '')`: input that is stored only on the user's action. Until it
 * is resolved it survives navigation, a reload, and a session that ends by itself (rule browser.14).
 */
export const useTyped = <Draft>(name: string, initial: Draft) =>
  useAutosave({ name, initial, isValid: () => false, save: () => Promise.resolve(), isStoredOnDevice: true })
