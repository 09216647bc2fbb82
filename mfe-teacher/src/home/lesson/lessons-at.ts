import type { HomeLesson } from '@lernspur/contracts/teacher/home/home-day.contract'

/** Milliseconds before a lesson from which it is shown. */
const lead = 10 * 60_000

const startOf = ({ startsAt }: HomeLesson) => Date.parse(startsAt)
const endOf = ({ endsAt }: HomeLesson) => Date.parse(endsAt)

/**
 * What is taught at an instant (milliseconds since 1970): the lessons that run, several where classes are taught
 * together; else the next ones if they begin within ten minutes (rule timetable.3).
 */
export const lessonsAt = (lessons: readonly HomeLesson[], now: number): readonly HomeLesson[] => {
  const running = lessons.filter((lesson) => startOf(lesson) <= now && now < endOf(lesson))
  if (running.length > 0) return running
  const soon = lessons.filter((lesson) => startOf(lesson) - lead <= now && now < startOf(lesson))
  const first = Math.min(...soon.map(startOf))
  return soon.filter((lesson) => startOf(lesson) === first)
}

/** The next instant at which that changes; undefined when nothing is left today. */
export const nextChange = (lessons: readonly HomeLesson[], now: number): number | undefined =>
  lessons
    .flatMap((lesson) => [startOf(lesson) - lead, startOf(lesson), endOf(lesson)])
    .filter((instant) => instant > now)
    .toSorted((one, other) => one - other)[0]
