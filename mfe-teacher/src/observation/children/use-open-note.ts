import { useCallback, useEffect, useState } from 'react'

/** The child whose note is unfolded, if any; a press or the focus elsewhere folds it. */
export const useOpenNote = () => {
  const [openId, setOpenId] = useState<string | null>(null)
  useEffect(() => {
    if (openId === null) return
    const leave = ({ target }: Event) => {
      if (target instanceof Element && !target.closest(`[data-student="${openId}"]`)) setOpenId(null)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [openId])
  const toggle = useCallback((studentId: string) => setOpenId((now) => (now === studentId ? null : studentId)), [])
  return { openId, open: setOpenId, toggle }
}
