import { usePageTitle } from '@lernspur/app-kit'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import type { ReactNode } from 'react'
import { SettingsCrumbs } from './settings-crumbs'

interface SettingsPageProps {
  title: string
  description: string
  children: ReactNode
}

/** A page of sections below the settings of the school. */
export function SettingsPage({ title, description, children }: SettingsPageProps) {
  usePageTitle(title)
  return (
    <Page width="text">
      <PageHeader title={title} above={<SettingsCrumbs />} description={description} />
      {children}
    </Page>
  )
}
