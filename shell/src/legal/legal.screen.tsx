import { useLocation } from '@lernspur/app-runtime'
import type { ComponentType } from 'react'
import { AccessibilityPage } from './accessibility-page'
import { LegalOverview } from './legal-overview'
import { NoticePage } from './notice-page'
import { PrivacyPage } from './privacy-page'
import { TermsPage } from './terms-page'

/** By the last part of their paths. One file for all: the first page then knows of one, not of five. */
const pages = new Map<string, ComponentType>([
  ['notice', NoticePage],
  ['privacy', PrivacyPage],
  ['terms', TermsPage],
  ['accessibility', AccessibilityPage],
])

/** The legal pages, open for everybody (`/legal` and below it). */
export function Component() {
  const [, , page = ''] = useLocation().pathname.toLowerCase().split('/')
  const Page = pages.get(page) ?? LegalOverview
  return <Page key={page} />
}
