import type { Database } from '@lernspur/database/connection/connect'
import { readCells } from '@lernspur/service-kit/process/cell-config'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { createService, type Service } from '@lernspur/service-kit/service/service'
import { allowedEmailSlice } from './allowed-email/allowed-email.routes'
import { announcementSlice } from './announcement/announcement.routes'
import { closedSchoolSlice } from './closed-school/closed-school.routes'
import { dashboardSlice } from './dashboard/dashboard.routes'
import { findBackupProblems, watchInstallation } from './dashboard/installation-metrics'
import { firstStepsSlice } from './first-steps/first-steps.routes'
import { globalTemplateSlice } from './global-template/global-template.routes'
import { templateVersionSlice } from './global-template/version/template-version.routes'
import { officialFormSlice } from './official-form/official-form.routes'
import { providerActSlice } from './provider-act/provider-act.routes'
import { releaseDeskSlice } from './release-desk/release-desk.routes'
import { schoolConfirmationSlice } from './school-confirmation/school-confirmation.routes'
import { schoolNumberSlice } from './school-number/school-number.routes'
import { tenantSlice } from './tenant/tenant.routes'
import { tenantViewSlice } from './tenant-view/tenant-view.routes'
import { userSlice } from './user/user.routes'

/** The provider's calls for all schools; it reads counts, never observations or reports. */
export const providerService = (config: ServiceConfig, db: Database, cells = readCells()): Service => {
  watchInstallation(db)
  return createService({
    name: 'provider',
    config,
    db,
    findProblems: findBackupProblems,
    slices: [
      allowedEmailSlice,
      announcementSlice,
      officialFormSlice,
      tenantSlice(config),
      tenantViewSlice(config),
      schoolConfirmationSlice(config),
      schoolNumberSlice,
      closedSchoolSlice,
      providerActSlice,
      userSlice(config),
      globalTemplateSlice,
      templateVersionSlice,
      dashboardSlice(config, cells),
      firstStepsSlice(config),
      releaseDeskSlice(config),
    ],
  })
}
