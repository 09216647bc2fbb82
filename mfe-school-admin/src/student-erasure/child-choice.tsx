import { exportStudentMutation } from '@lernspur/api-client/teacher/student/student-export.queries'
import { saveFile, useFormat, useMutation, useSearchParams, useTranslation } from '@lernspur/app-runtime'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card, CardContent } from '@lernspur/ui/components/ui/card'
import Download from 'lucide-react/icons/download'
import { lazy, Suspense, useState } from 'react'
import { ChildField } from '../child-search/child-field'
import { useChildren } from '../child-search/use-children'

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

/** Chooses a child of the school, and offers its data or its erasure. */
export function ChildChoice() {
  const { t } = useTranslation('school-admin.erasures')
  const format = useFormat()
  const [params] = useSearchParams()
  const search = useChildren(params.get('child') ?? '')
  const { child } = search
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card>
      <CardHeading title={t(($) => $.child.title)} description={t(($) => $.explanation)} />
      <CardContent className="grid grid-cols-1 gap-4">
        <ChildField label={t(($) => $.child.label)} search={search} />
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
      </CardContent>
      {child && isOpen && (
        <Suspense>
          <ErasureSheet child={child} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
