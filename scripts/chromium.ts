import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { toolCommand } from './tool.ts'

/** There is no Chromium and none could be installed; the message is the one line that says what to do. */
export class ChromiumError extends Error {
  override readonly name = 'ChromiumError'
}

type Environment = Readonly<Record<string, string | undefined>>

/** The one without windows comes first: it draws the same pages with less work. */
const commandNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Finds a Chromium: the one of `CHROMIUM`, then the usual names and places, then Playwright's own. */
export function findChromium(environment: Environment = process.env): string | undefined {
  const wanted = environment.CHROMIUM
  if (wanted) {
    if (existsSync(wanted)) return wanted
    throw new ChromiumError(`CHROMIUM names ${wanted}, but no file is there.`)
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [
    ...commandNames.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...usualPlaces(environment),
    chromium.executablePath(),
  ]
  return candidates.find((path) => existsSync(path) && answers(path))
}

/** Finds a Chromium or installs one: Debian's package for root on Debian, else Playwright's. Throws a ChromiumError. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found !== undefined) return found
  console.log('There is no Chromium on this machine: installing one.')
  for (const install of installs()) {
    install()
    const installed = findChromium()
    if (installed !== undefined) return installed
  }
  throw new ChromiumError('No Chromium could be installed: install one and set CHROMIUM to its path.')
}

function usualPlaces(environment: Environment): readonly string[] {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (process.platform === 'win32') {
    return [environment.PROGRAMFILES, environment['PROGRAMFILES(X86)'], environment.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe'))
  }
  return []
}

/** Some systems have a script of that name which only tells how to install the real one. */
function answers(path: string): boolean {
  if (process.platform !== 'linux') return true
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

function installs(): readonly (() => void)[] {
  const isRoot = process.getuid?.() === 0
  return [...(isRoot && isDebian() ? [installDebianPackage] : []), () => installPlaywrights(isRoot)]
}

function isDebian(): boolean {
  const place = '/etc/os-release'
  return existsSync(place) && /^ID="?debian"?$/m.test(readFileSync(place, 'utf8'))
}

function installDebianPackage(): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']]) {
    spawnSync('apt-get', args, { stdio: 'inherit', env: environment })
  }
}

/** Playwright's own needs libraries of the system, which only root may install. */
function installPlaywrights(isRoot: boolean): void {
  const { file, args } = toolCommand('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
  spawnSync(file, args, { stdio: 'inherit' })
}
