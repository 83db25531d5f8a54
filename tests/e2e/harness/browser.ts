import { type Browser, chromium, type LaunchOptions } from 'playwright'
import { ensureChromium } from '../../../scripts/chromium.ts'

/** Chromium's own calls home, and every name but the machine's own, are off: only the app is under test. */
const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-sync',
  '--metrics-recording-only',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/** The machine's Chromium. */
export const launchOptions = (): LaunchOptions => ({ executablePath: ensureChromium(), args: quiet, headless: true })

/** Opens the machine's Chromium, for profiles that keep nothing on the disk. */
export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions())
