import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { widgetProps } from './vite/widgetProps.ts'

const project = fileURLToPath(new URL('..', import.meta.url))
const outDir = resolve(project, 'dist/bench')
const harness = resolve(project, process.env.BENCH_HARNESS ?? '../shared/bench/harness.js')

if (!existsSync(harness)) {
  console.error(`There is no harness at ${harness}; name the one beside the peers with BENCH_HARNESS.`)
  process.exit(1)
}

/** Builds the project's cases for the peer benchmark: `node run.mjs --ours dist/bench`, in its folder. */
await build({
  configFile: false,
  root: resolve(project, 'tests/bench/page'),
  base: './',
  plugins: [react(), widgetProps()],
  resolve: { alias: { 'virtual:peer-harness': harness } },
  build: { outDir, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
})
console.log(
  `The cases are in ${outDir}; measure them with \`node run.mjs --ours ${outDir}\` in the benchmark's folder.`,
)
