import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { compileCache, projectFolder, toolCommand } from './tool.ts'

/** What the built app is made of; `server/packs` reads the packs for it. */
const sources = [
  'index.html',
  'package-lock.json',
  'public',
  'runtime',
  'schemas',
  'scripts/vite',
  'server/packs',
  'vite.config.ts',
  'widgets',
]

const built = join(projectFolder, 'dist/app')

function newestChange(place: string): number {
  if (!existsSync(place)) return 0
  const own = statSync(place)
  if (!own.isDirectory()) return own.mtimeMs
  return readdirSync(place).reduce((newest, name) => Math.max(newest, newestChange(join(place, name))), own.mtimeMs)
}

function isBuilt(): boolean {
  const index = join(built, 'index.html')
  if (!existsSync(index)) return false
  const time = statSync(index).mtimeMs
  return sources.every((source) => newestChange(join(projectFolder, source)) <= time)
}

/** Builds aside and moves, so that a build that was cut short is not taken for one. */
function build(): void {
  console.log('Building the app, which takes a while the first time …')
  const making = join(projectFolder, `dist/app.making-${process.pid}`)
  const { file, args } = toolCommand('vite', ['build', '--outDir', making, '--logLevel', 'warn'])
  const { status } = spawnSync(file, args, { cwd: projectFolder, stdio: 'inherit' })
  if (status !== 0) {
    rmSync(making, { recursive: true, force: true })
    console.error('The app could not be built; the lines above say why.')
    process.exit(1)
  }
  rmSync(built, { recursive: true, force: true })
  renameSync(making, built)
}

// Node keeps the stripped and compiled files, which shortens every later start; it must be on before they are read.
enableCompileCache(compileCache)
if (!isBuilt()) build()
const { start } = await import('../server/main.ts')
await start()
