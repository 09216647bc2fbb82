import { useEffect, useState } from 'react'

/** Blob URL of a picture that only this page has; null until there is one. */
export const useBlobAddress = (picture: Blob | undefined): string | null => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!picture) return setAddress(null)
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return address
}
