import { templateEditing } from '@lernspur/api-client/school-admin/subject/template-editing'
import { paths, useParams, useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { DeleteTemplate } from '@lernspur/school-editors/subject/template/delete-template'
import { Button } from '@lernspur/ui/components/ui/button'
import Copy from 'lucide-react/icons/copy'
import { lazy, Suspense, useState } from 'react'

const CopyIntoClasses = lazy(() => import('./copy/copy-into-classes'))

/** Copies a template into classes, or deletes it. */
export function OneTemplateActions({ template }: { template: Subject }) {
  const { t } = useTranslation('school-admin.subject-templates')
  const { schoolId = '' } = useParams()
  const [isCopying, setCopying] = useState(false)
  return (
    <>
      <DeleteTemplate
        template={template}
        calls={templateEditing}
        listPath={paths.schoolSubjects(schoolId)}
        stays={t(($) => $.stays)}
      />
      <Button variant="outline" onClick={() => setCopying(true)}>
        <Copy aria-hidden />
        {t(($) => $.copy.open)}
      </Button>
      <Suspense fallback={null}>
        {isCopying && (
          <CopyIntoClasses templates={[template]} initial={[template.id]} onClose={() => setCopying(false)} />
        )}
      </Suspense>
    </>
  )
}
