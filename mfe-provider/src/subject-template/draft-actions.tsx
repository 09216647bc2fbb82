import { useTranslation } from '@lernspur/app-runtime'
import { TemplateMenu } from '@lernspur/school-editors/subject/template/template-menu'
import { Button } from '@lernspur/ui/components/ui/button'

/** Sheets of the page. */
export type OpenSheet = 'publish' | 'versions' | 'import' | 'export' | 'order' | 'recent' | 'audience'

interface DraftActionsProps {
  mayEdit: boolean
  onOpen: (sheet: OpenSheet) => void
  onAdd: () => void
}

/** What can be done with all drafts. */
export function DraftActions({ mayEdit, onOpen, onAdd }: DraftActionsProps) {
  const { t } = useTranslation('provider.subject-templates')
  return (
    <>
      {mayEdit && <TemplateMenu addLabel={t(($) => $.new.open)} onAdd={onAdd} onOpen={onOpen} />}
      <Button variant="outline" onClick={() => onOpen('versions')}>
        {t(($) => $.versions.open)}
      </Button>
      {mayEdit && <Button onClick={() => onOpen('publish')}>{t(($) => $.publish.open)}</Button>}
    </>
  )
}
