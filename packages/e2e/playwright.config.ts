import { defineConfig } from '@playwright/test'

const { LERNSPUR_E2E_URL = 'http://localhost:3000', LERNSPUR_E2E_BROWSER } = process.env

/** Chromium's sandbox does not work for root. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/**
 * Browser features that no spec uses. The address bar alone renders two extra pages per window, which take longer than
 * the specs; the rest repeats Playwright's own list, which this one replaces.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
]
/** Pages of specs are too short-lived for optimising compilers, which would take a twelfth of the time. */
const withoutOptimising = '--js-flags=--no-opt --no-maglev'
// In-process graphics save one process per browser; there is no graphics card here anyway.
const args = [...sandbox, '--in-process-gpu', withoutOptimising, `--disable-features=${withoutFeatures.join(',')}`]

/** Ends processes of the instance that all other specs depend on. */
const disturbing = '**/*.disturbing.e2e.ts'

/** Specs against one running demo instance. They end in `.e2e.ts`, so that `bun test` skips them. */
export default defineConfig({
  testDir: 'src/spec',
  outputDir: 'test-results',
  reporter: 'line',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of the smallest machine, because specs also wait.
  workers: 3,
  // A browser on a busy machine hangs now and then; specs that needed the retry are listed at the end of `bun run
  // test`.
  retries: 1,
  // Several times what anything takes on an idle machine, so that load alone fails no spec.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: LERNSPUR_E2E_URL,
    actionTimeout: 30_000,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // A service worker would answer requests before a spec can; the offline specs allow it.
    serviceWorkers: 'block',
    // Recording would take a tenth of the time; failures come with a snapshot of the page. `--trace=on` records more.
    trace: 'off',
    launchOptions: { args, ...(LERNSPUR_E2E_BROWSER ? { executablePath: LERNSPUR_E2E_BROWSER } : {}) },
  },
  projects: [
    { name: 'product', testMatch: '**/*.e2e.ts', testIgnore: disturbing },
    { name: 'disturbance', testMatch: disturbing, dependencies: ['product'] },
  ],
})
