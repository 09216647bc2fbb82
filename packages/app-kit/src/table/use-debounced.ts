import { useEffect, useState } from 'react'

/** The value once it has stopped changing for so many milliseconds; for reads that follow typing. */
export const useDebounced = <Value>(value: Value, milliseconds = 250): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
