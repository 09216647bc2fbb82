import { useEffect, useState } from 'react'

/** The value once it has not changed for so many milliseconds; for searches while typing. */
export const useDebounced = <Value>(value: Value, milliseconds = 250): Value => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return debounced
}
