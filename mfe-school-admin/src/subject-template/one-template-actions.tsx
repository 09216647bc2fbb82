import { useTranslation } from '@lernspur/app-kit'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { Button } from '@lernspur/ui/form/button'
import { IconButton } from '@lernspur/ui/form/icon-button'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { lazy, Suspense, useState } from 'react'
import { useTemplateDeletion } from './use-template-deletion'

const CopyIntoClasses = lazy(() => import('./copy/copy-into-classes'))

/** Copying a template into classes, and deleting it. */
export function OneTemplateActions({ template }: { template: Subject }) {
  const { t } = useTranslation('school-admin.subject-templates')
  const [isCopying, setCopying] = useState(false)
  const remove = useTemplateDeletion(template)
  return (
    <>
      <IconButton label={t(($) => $.delete.open)} onClick={() => void remove().catch(() => null)}>
        <Trash2 aria-hidden />
      </IconButton>
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
