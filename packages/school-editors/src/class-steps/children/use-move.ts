import { moveStudentsMutation } from '@lernspur/api-client/school-admin/student.queries'
import {
  isApiError,
  today,
  useConfirm,
  useErrorText,
  useKeyedMutation,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import type { MoveStudents } from '@lernspur/contracts/school-admin/student-class-relation.contract'
import type { ClassDays } from '../../student/pairs'

/** Splits the items into parts of at most `size`. */
const partsOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size))

/** How many observations of how many students a move was refused for; null for any other failure. */
const entriesLeft = (error: unknown): { readonly students: number; readonly observations: number } | null => {
  if (!isApiError(error) || error.code !== 'INVALID_IMPLICIT_DELETION') return null
  const numberAt = (path: string) => Number(error.details.find((detail) => detail.path === path)?.message ?? 0)
  return { students: numberAt('studentCount'), observations: numberAt('observationCount') }
}

/** Who joins and leaves which class. */
type StudentMove = Pick<MoveStudents, 'joined' | 'left'>

/** Students per call: however many classes they leave, the pairs stay within the limit. */
const studentsPerCall = 200

/** A move in parts of whole students, so that nobody joins one class without leaving the other. */
const partsOfMove = ({ joined, left }: StudentMove): StudentMove[] => {
  const students = [...new Set([...joined, ...left].map(({ studentId }) => studentId))]
  return partsOf(students, studentsPerCall).map((ids) => {
    const part = new Set(ids)
    const ofPart = ({ studentId }: { readonly studentId: string }) => part.has(studentId)
    return { joined: joined.filter(ofPart), left: left.filter(ofPart) }
  })
}

/**
 * `const move = useMove()`: students join and leave any number of classes. It asks first, with counts, if observations
 * stay behind (rule student.3), shows its failures, and returns its undo; undefined if nobody was moved.
 */
export const useMove = () => {
  const { t } = useTranslation('school-editors.student-list')
  const confirm = useConfirm()
  const toast = useToast()
  const textOf = useErrorText()
  const { mutateAsync: send } = useKeyedMutation(moveStudentsMutation({ showsFailure: true }))

  /** Returns what undoes the part. */
  const part = async (
    one: StudentMove,
    days?: ClassDays,
    withObservations = false,
  ): Promise<StudentMove | undefined> => {
    // Today is what the server takes, so that a page that stayed open overnight says nothing wrong.
    const leftOn = days?.leftOn === today() ? '' : days?.leftOn
    const body = {
      ...one,
      ...(days?.enteredOn && { enteredOn: days.enteredOn }),
      ...(leftOn && { leftOn }),
      ...(withObservations && { withObservations }),
    }
    try {
      return (await send({ body })).undo
    } catch (error) {
      const left = entriesLeft(error)
      if (!left || withObservations) {
        toast({ text: textOf(error), tone: 'error' })
        return undefined
      }
      const isSure = await confirm({
        title: t(($) => $.leaving.title, { count: left.students }),
        description: t(($) => $.leaving.text, { count: left.observations }),
        confirmLabel: t(($) => $.leaving.confirm),
        size: 'large',
      })
      return isSure ? part(one, days, true) : undefined
    }
  }

  return async (move: StudentMove, days?: ClassDays): Promise<(() => Promise<void>) | undefined> => {
    const done: StudentMove[] = []
    const undo = async () => {
      for (const one of done.toReversed()) await part(one)
    }
    for (const one of partsOfMove(move)) {
      const back = await part(one, days)
      if (!back) {
        await undo()
        return undefined
      }
      done.push(back)
    }
    return undo
  }
}
