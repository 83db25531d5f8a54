import Bowser from 'bowser'

/** What signed in, in words: `Chrome 140, Linux`; what the browser said of itself when it is none that is known. */
export function nameDevice(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name) return userAgent
  const version = browser.version?.split('.')[0]
  const name = version ? `${browser.name} ${version}` : browser.name
  return os.name ? `${name}, ${os.name}` : name
}
