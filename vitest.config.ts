import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { findChromium } from './scripts/chromium.ts'

const production = { 'process.env.NODE_ENV': JSON.stringify('production') }

/** Browser tests run on the React that people get, which draws in less time than the one for developers. */
const productionReact: Plugin = {
  name: 'production-react',
  enforce: 'post',
  config: () => ({
    define: production,
    optimizeDeps: { rolldownOptions: { transform: { define: production } } },
    oxc: { jsx: { development: false, refresh: false } },
  }),
}

/** Chromium as the stories and the widgets' suite run it: the machine's own, without a word to the outside. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: findChromium() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-domain-reliability',
        '--disable-sync',
        '--no-default-browser-check',
        '--no-first-run',
        '--no-pings',
      ],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1000, height: 700 },
})
const browserTests = 'tests/**/*.browser.test.tsx'

/** A page for every file of browser tests would load the whole runtime anew each time: more than half of the work. */
const onePage = { isolate: false } as const

/** A busy machine takes several times as long to draw a page; what hangs is found all the same. */
const drawnTimeout = 60_000

/** Tests of the built app that measure seconds, with nothing else beside them. */
const aloneTests = 'tests/e2e/**/*.alone.test.ts'

/** What the browser tests load, so that Vite prepares every package before the first of them begins. */
const optimizeDeps = {
  entries: ['stories/**/*.tsx', '.storybook/*.tsx', browserTests, 'widgets/index.ts'],
  include: [
    ...['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client', 'axe-core'],
    // Only a worker imports these, which the entries do not lead to.
    ...['quickjs-emscripten-core', '@jitl/quickjs-wasmfile-release-sync'],
  ],
}

/**
 * What the widgets' frames show. The app itself is not served here, and Vite's words on that would cover other tests.
 * An address that refuses to answer would do no better: Chromium draws its error page in a process of its own, and a key
 * that is pressed while it moves there may be lost.
 */
const emptyFramedPages: Plugin = {
  name: 'empty-framed-pages',
  configureServer(server) {
    for (const path of ['/eoa', '/office']) {
      server.middlewares.use(path, (_request, response) => {
        response.setHeader('content-type', 'text/html').end('<!doctype html><title>Page</title>')
      })
    }
  },
}

/** What a test waits for may take many times as long on a busy machine. */
const pollTimeout = { expect: { poll: { timeout: 15_000 } } } as const

/**
 * Test files of these projects share what they import: loading it anew for each would take more than half of the time.
 */
const shared = { environment: 'node', isolate: false, ...pollTimeout } as const

/** Test files that run at the same time: by itself the runner leaves one of two cores idle. */
const maxWorkers = 2

/** Tests of the built app, which the first of them may have to build. A busy machine may take a while to answer. */
const builtApp = {
  ...{ environment: 'node', fileParallelism: false, testTimeout: 120_000, hookTimeout: 120_000 },
  ...pollTimeout,
} as const

/** Makes the installation that their apps get copies of. */
const globalSetup = 'tests/e2e/harness/installOnce.ts'

/** The projects that need no Storybook, which takes seconds to load. */
const withoutStorybook = ['unit', 'server', 'e2e', 'e2e-alone', 'conformance']

/** The stories, unless the command line asks for other projects alone. */
async function findStories(): Promise<TestProjectConfiguration[]> {
  const wanted = parseArgs({
    options: { project: { type: 'string', multiple: true, default: [] } },
    strict: false,
  }).values.project as string[]
  if (wanted.length > 0 && wanted.every((name) => withoutStorybook.includes(name))) return []
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return [
    {
      plugins: [storybookTest({ configDir: '.storybook' }), productionReact],
      optimizeDeps,
      test: { name: 'stories', ...onePage, maxWorkers, testTimeout: drawnTimeout, browser: chromium() },
    },
  ]
}

/** One runner for every kind of test; `scripts/test.ts` calls the projects one after the other. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // A new folder of tests belongs here as long as nothing else is said.
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [browserTests, 'tests/{server,e2e}/**'],
          ...shared,
          maxWorkers,
          // Some start programs, which takes long on a busy machine.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/server/migrateOnce.ts',
          ...shared,
          maxWorkers: 3,
          // A machine that does other things besides takes several times as long; what hangs is found all the same.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...{ name: 'e2e', include: ['tests/e2e/**/*.test.ts'], exclude: [aloneTests] },
          ...{ ...builtApp, fileParallelism: true, isolate: false, maxWorkers: 4, globalSetup },
        },
      },
      { test: { name: 'e2e-alone', include: [aloneTests], ...builtApp, sequence: { groupOrder: 1 } } },
      ...(await findStories()),
      {
        plugins: [react(), emptyFramedPages, productionReact],
        optimizeDeps,
        test: {
          ...{ name: 'conformance', include: [browserTests], setupFiles: 'tests/shared/emptyPage.ts', ...onePage },
          ...{ maxWorkers, testTimeout: drawnTimeout, browser: chromium() },
        },
      },
    ],
  },
})
