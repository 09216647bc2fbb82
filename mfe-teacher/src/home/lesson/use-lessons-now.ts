import type { HomeLesson } from '@lernspur/contracts/teacher/home/home-day.contract'
import { useEffect, useState } from 'react'
import { lessonsAt, nextChange } from './lessons-at'

/** What is taught now, by the clock of the device; the server is not asked for it. */
export const useLessonsNow = (lessons: readonly HomeLesson[]): readonly HomeLesson[] => {
  const [now, setNow] = useState(Date.now)
  const next = nextChange(lessons, now)
  useEffect(() => {
    const look = () => setNow(Date.now())
    // A device that sleeps delays its timers.
    document.addEventListener('visibilitychange', look)
    const timer = next === undefined ? undefined : setTimeout(look, Math.max(0, next - Date.now()))
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearTimeout(timer)
    }
  }, [next])
  return lessonsAt(lessons, now)
}
