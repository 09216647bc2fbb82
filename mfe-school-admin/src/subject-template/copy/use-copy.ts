import { schoolClassListQuery } from '@lernspur/api-client/school-admin/school-class.queries'
import {
  copySubjectsToClassesMutation,
  subjectListQuery,
} from '@lernspur/api-client/school-admin/subject/subject.queries'
import { subjectExchange } from '@lernspur/api-client/school-admin/subject/subject-exchange'
import { useFormat, useKeyedMutation, useSuspenseQueries, useTranslation } from '@lernspur/app-runtime'
import { classLabels } from '@lernspur/contracts/school-admin/school/class-labels'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { useUndoOffer } from '@lernspur/school-editors/subject/exchange/use-undo-offer'
import { useState } from 'react'
import { gainsOf } from './gains'

/** The chosen templates and classes, what each class gains, and a function that copies. */
export const useCopy = (templates: readonly Subject[], initial: readonly string[], onDone: () => void) => {
  const { t } = useTranslation('school-admin.subject-templates')
  const { compare } = useFormat()
  const [ofSchool, ofClasses] = useSuspenseQueries({ queries: [schoolClassListQuery(), subjectListQuery()] })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(initial))
  const [classIds, setClassIds] = useState<ReadonlySet<string>>(new Set())
  const offerUndo = useUndoOffer(subjectExchange)
  const { mutate, isPending } = useKeyedMutation(copySubjectsToClassesMutation())
  const classes = ofSchool.data.rows
    .filter(({ isActive }) => isActive)
    .toSorted((a, b) => a.schoolLevel - b.schoolLevel || compare(a.name, b.name))
  const labels = classLabels(classes)
  const gains = gainsOf(
    classes.filter(({ id }) => classIds.has(id)),
    templates.filter(({ id }) => chosen.has(id)),
    ofClasses.data.rows,
  )
  const copies = gains
    .filter(({ gained }) => gained.length > 0)
    .map(({ schoolClass, gained }) => ({ schoolClassId: schoolClass.id, schoolSubjectIds: gained.map(({ id }) => id) }))
  const copy = () =>
    mutate(
      { body: { copies } },
      {
        onSuccess: ({ count }) => {
          onDone()
          void offerUndo(t(($) => $.copy.done, { count, classes: t(($) => $.copy.classes, { count: copies.length }) }))
        },
      },
    )
  return { classes, labels, chosen, setChosen, classIds, setClassIds, gains, count: copies.length, copy, isPending }
}
