import { newsSeenAtAtom, useAtom } from '@lernspur/app-runtime'

/** The day since when the newest topics of the subject `news` are in the help. */
const newsAt = Date.UTC(2026, 10, 29)

/** Whether there is something new that the user has not read, and `read`, which says that it is read (rule profile.5). */
export const useNews = () => {
  const [seenAt, setSeenAt] = useAtom(newsSeenAtAtom)
  return { hasNews: Date.parse(seenAt) < newsAt, read: () => setSeenAt(new Date().toISOString()) }
}
