import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { commonIconModules } from './scripts/vite/commonIconModules.ts'
import { isListWidgetModule } from './scripts/vite/listWidgetModules.ts'
import { isPageModule } from './scripts/vite/pageModules.ts'
import { pages } from './scripts/vite/pages.ts'
import { prunableRouter } from './scripts/vite/prunableRouter.ts'
import { isTableModule } from './scripts/vite/tableModules.ts'
import { widgetProps } from './scripts/vite/widgetProps.ts'
import { isWorkspaceModule } from './scripts/vite/workspaceModules.ts'

/** Where `npm run dev` runs the server behind the app. */
const serverPort = process.env.SERVER_PORT ?? '3101'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

/** The chunks that every page has from its start: to ask for them again ahead of another chunk would only be words. */
const loadedFirst = /^assets\/(?:rolldown-runtime|react|base|index)-[^/]+\.js$/

/** Builds the app into `dist/app`; in development it stands before the server, to which it hands the calls. */
export default defineConfig({
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  plugins: [react(), prunableRouter(), widgetProps(), pages()],
  resolve: {
    alias: {
      'resize-observer-polyfill': fileURLToPath(new URL('scripts/vite/nativeResizeObserver.js', import.meta.url)),
    },
  },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => !loadedFirst.test(file)),
    },
    // What is inlined as a data address is no gain behind a long cache.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Editors come late and as a whole; what a page loads is measured by `tests/e2e/sizes`.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      treeshake: {
        // Fields are checked by rules of ours, which have messages of their own: Formily's rules, formats and messages
        // are left out with the calls that register them.
        manualPureFunctions: ['registerValidateRules', 'registerValidateFormats', 'registerValidateLocale'],
        // These only define things, though their packages do not say so: what is not used of them is left out.
        moduleSideEffects: [
          { test: /\.css$/, sideEffects: true },
          {
            test: /[\\/]node_modules[\\/](rc-[a-z-]+|@rc-component[\\/][a-z-]+|typebox|@ant-design[\\/]cssinjs|@formily[\\/][a-z]+)[\\/]/,
            sideEffects: false,
          },
          { test: /[\\/]runtime[\\/]language[\\/]/, sideEffects: false },
        ],
      },
      output: {
        // Those of icons would be named after every chunk that has them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
            // All that every page needs at once comes in two pieces: of packages, and of our own.
            { name: 'base', test: /node_modules/, tags: ['$initial'], includeDependenciesRecursively: false },
            { name: 'start', tags: ['$initial'], includeDependenciesRecursively: false },
            { name: 'workspace', test: isWorkspaceModule, includeDependenciesRecursively: false },
            { name: 'list-widgets', test: isListWidgetModule, includeDependenciesRecursively: false },
            { name: 'table', test: isTableModule, includeDependenciesRecursively: false },
            { name: 'page', test: isPageModule, includeDependenciesRecursively: false },
            {
              name: 'format',
              test: /[\\/]runtime[\\/](?:language[\\/])?format[\\/]/,
              includeDependenciesRecursively: false,
            },
            // What most chunks share would else be dozens of tiny files, which compress badly and each cost a request.
            { name: 'shared', test: /node_modules/, minShareCount: 40, includeDependenciesRecursively: false },
            { name: 'app', test: /[\\/]runtime[\\/]/, minShareCount: 40, includeDependenciesRecursively: false },
            { name: 'common-icons', test: commonIconModules(), includeDependenciesRecursively: false },
            // An icon of two chunks would be a file of its own, and most are.
            {
              name: 'icons',
              test: /[\\/]node_modules[\\/]@ant-design[\\/]icons/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 10_000,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  // Workers share chunks as pages do; the server knows the sandbox of stored scripts by its name.
  worker: { format: 'es' },
  // What else has an HTML page here is built by its own script.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    strictPort: true,
    proxy: { '/api': { target: `http://127.0.0.1:${serverPort}`, ws: true } },
  },
})
