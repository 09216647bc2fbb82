import { studentListQuery } from '@lernspur/api-client/student.queries'
import { exportStudentMutation } from '@lernspur/api-client/student-export.queries'
import { saveFile, useFormat, useMutation, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import type { Student } from '@lernspur/contracts/student.contract'
import { Combobox } from '@lernspur/ui/choice/combobox'
import { Avatar } from '@lernspur/ui/data/avatar'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Banner } from '@lernspur/ui/layout/banner'
import { Card, CardBody, CardHeader } from '@lernspur/ui/layout/card'
import Download from 'lucide-react/icons/download'
import { lazy, Suspense, useState } from 'react'

const ErasureSheet = lazy(() => import('./erasure-sheet'))

/** Downloads everything about the child; a failure is shown in a toast. */
function ExportButton({ child }: { child: Student }) {
  const { t } = useTranslation('school-admin.erasures')
  const format = useFormat()
  const { mutate, isPending } = useMutation(exportStudentMutation())
  const name = t(($) => $.exportName, { child: format.name(child) })
  const download = () =>
    mutate({ params: { studentId: child.id } }, { onSuccess: (file) => saveFile(file, `${name}.zip`) })
  return (
    <Button variant="outline" busy={isPending} onClick={download}>
      <Download aria-hidden />
      {t(($) => $.action.export)}
    </Button>
  )
}

/** Chooses a child of the school, and what is to be done about it. */
export function ChildChoice() {
  const { t } = useTranslation('school-admin.erasures')
  const format = useFormat()
  const { rows } = useSuspenseQuery(studentListQuery()).data
  const [chosen, setChosen] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const child = rows.find(({ id }) => id === chosen)
  const items = rows.map((student) => {
    const name = format.name(student)
    const classes = student.schoolClasses.map((one) => one.name)
    return {
      value: student.id,
      label: name,
      detail: classes.length > 0 ? format.list(classes) : t(($) => $.child.inNoClass),
      keywords: classes.join(' '),
      leading: <Avatar name={name} seed={student.id} src={student.avatar} size={24} />,
    }
  })
  return (
    <Card>
      <CardHeader title={t(($) => $.child.title)} description={t(($) => $.explanation)} />
      <CardBody className="grid grid-cols-1 gap-4">
        <Field label={t(($) => $.child.label)}>
          <Combobox
            items={items}
            value={chosen}
            onValueChange={setChosen}
            searchLabel={t(($) => $.child.search)}
            placeholder={t(($) => $.child.placeholder)}
            empty={t(($) => $.child.empty)}
          />
        </Field>
        {child?.erasesAt && (
          <Banner tone="warning">{t(($) => $.child.marked, { day: format.instant(child.erasesAt) })}</Banner>
        )}
        {child && (
          <div className="flex flex-wrap gap-2">
            <ExportButton key={child.id} child={child} />
            {child.erasesAt === null && (
              <Button variant="outline" className="text-danger-foreground" onClick={() => setIsOpen(true)}>
                {t(($) => $.action.erase)}
              </Button>
            )}
          </div>
        )}
      </CardBody>
      {child && isOpen && (
        <Suspense>
          <ErasureSheet child={child} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
