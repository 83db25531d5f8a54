import type { Page } from 'playwright'

/** What a person has before them, in words: for a test that fails where nobody can look. */
export async function describeScreen(page: Page): Promise<string> {
  if (page.isClosed()) return 'The page is closed.'
  return `${page.url()}\n${await page.locator('body').ariaSnapshot()}`
}
